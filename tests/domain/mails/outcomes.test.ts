import { expect, it } from 'vitest';
import { mailStateOf } from '../../../src/domain/mails/outcomes';

it.each([
  [null, null, 'waiting'],
  [1, null, 'sent'],
  [null, 'FAILED', 'failed'],
  [null, 'DROPPED', 'dropped'],
  [null, 'KEPT', 'kept'],
] as const)('a mail sent at %s that ended %s is %s', (sentAt, outcome, state) => {
  expect(mailStateOf({ sentAt, outcome })).toBe(state);
});
