// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toast } from '../../src/ui/toast';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

function shown() {
  const onDone = vi.fn();
  const action = { label: 'Hoàn tác', onAct: () => {} };
  render(<Toast words={{ kind: 'success', title: 'Đã lưu', action }} onDone={onDone} ms={8000} />);
  return { onDone, note: screen.getByText('Đã lưu') };
}

describe('a notice', () => {
  it('goes by itself', () => {
    const { onDone } = shown();
    pass(7999);
    expect(onDone).not.toHaveBeenCalled();
    pass(1);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('stays under a pointer that rests on it, and goes when that has left', () => {
    const { onDone, note } = shown();
    pass(7000);
    fireEvent.pointerEnter(note);
    pass(60_000);
    expect(onDone).not.toHaveBeenCalled();
    fireEvent.pointerLeave(note);
    pass(7999);
    expect(onDone).not.toHaveBeenCalled();
    pass(1);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('stays while its way back has the keyboard, also when a pointer leaves it', () => {
    const { onDone, note } = shown();
    const back = screen.getByRole('button');
    fireEvent.pointerEnter(note);
    act(() => back.focus());
    fireEvent.pointerLeave(note);
    pass(60_000);
    expect(onDone).not.toHaveBeenCalled();
    act(() => back.blur());
    pass(8000);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('goes in its time under a pointer when it only says something', () => {
    const onDone = vi.fn();
    render(<Toast words={{ kind: 'success', title: 'Đã lưu' }} onDone={onDone} />);
    fireEvent.pointerEnter(screen.getByText('Đã lưu'));
    pass(3000);
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});
