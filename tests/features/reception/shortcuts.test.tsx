// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useShortcuts } from '../../../src/features/reception/frame/use-shortcuts';
import { DESK_PAGES } from '../../../src/app/desk/desk-pages';

const noHelp = () => undefined;

function Desk() {
  useShortcuts([...DESK_PAGES], noHelp);
  return useLocation().pathname;
}

it('goes to a page by two keys, though the desk is drawn anew between them', () => {
  const desk = () => (
    <MemoryRouter initialEntries={['/reception']}>
      <Desk />
    </MemoryRouter>
  );
  const { container, rerender } = render(desk());
  fireEvent.keyDown(document.body, { key: 'g' });
  rerender(desk());
  fireEvent.keyDown(document.body, { key: 'w' });
  expect(container).toHaveTextContent('/reception/wall');
});
