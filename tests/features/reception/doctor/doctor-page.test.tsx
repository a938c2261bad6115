// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { DoctorReport } from '../../../../src/contract/desk/doctor';
import { askedAtDesk, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { ours } from '../../../support/fake-network';
import { openSite } from '../../../support/site';

it('shows each thing with its state when the page is opened, and looks again when it is asked to', async () => {
  const network = await deskScreen();
  let state: DoctorReport['items'][number]['state'] = 'broken';
  network.on('GET', /^\/api\/reception\/doctor/, () =>
    ours({
      items: [
        { name: 'disk', state, say: 'Hardly any room.' },
        { name: 'new', state: 'ok', say: 'New.' },
      ],
    }),
  );
  await openSite('/reception/server');
  expect(await screen.findByRole('row', { name: 'Ổ đĩa Hỏng Hardly any room.' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'new Tốt New.' })).toBeVisible();
  state = 'look';
  await userEvent.click(screen.getByRole('button', { name: 'Kiểm tra lại' }));
  expect(await screen.findByRole('row', { name: 'Ổ đĩa Nên xem Hardly any room.' })).toBeVisible();
  expect(askedAtDesk(network, 'GET', 'doctor')).toHaveLength(2);
  leaveDesk();
});
