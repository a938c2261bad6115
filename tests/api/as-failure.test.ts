import { expect, it, vi } from 'vitest';
import { asFailure } from '../../src/api/as-failure';
import { ApiFailure } from '../../src/api/failure';

it('gives a failed call as it is', () => {
  const failure = new ApiFailure('offline');
  expect(asFailure(failure)).toBe(failure);
});

it('makes any other error a fault that a screen can show, and writes it to the console', () => {
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
  const thrown = new TypeError('URL.canParse is not a function');
  expect(asFailure(thrown)).toMatchObject({ kind: 'fault', refused: false, message: 'URL.canParse is not a function' });
  expect(console).toHaveBeenCalledWith(thrown);
});

it('leaves an AbortError to nobody, whose caller has gone', () => {
  const gone = new DOMException('gone', 'AbortError');
  expect(() => asFailure(gone)).toThrow(gone);
});
