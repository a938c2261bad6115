import { expect, it } from 'vitest';
import { base32, codeOf, otpauthUrl, stepAt, stepsOf } from '../../../src/server/modules/accounts/totp';

/** RFC 6238, appendix B, and RFC 4226, appendix D. */
const SECRET = Buffer.from('12345678901234567890');

it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %i s the code of the RFC’s secret is %s (RFC 6238)', (seconds, code) => {
  expect(codeOf(SECRET, stepAt(seconds * 1000), 8)).toBe(code);
  expect(codeOf(SECRET, stepAt(seconds * 1000))).toBe(code.slice(2));
});

it.each(
  ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].map(
    (code, step) => [step, code] as const,
  ),
)('counter %i gives %s (RFC 4226)', (step, code) => {
  expect(codeOf(SECRET, step)).toBe(code);
});

it('a clock may be one step off and not two', () => {
  const now = 1_234_567_890_000;
  const here = stepAt(now);
  const believed = [-2, -1, 0, 1, 2].map((off) => stepsOf(SECRET, codeOf(SECRET, here + off), now).length);
  expect(believed).toEqual([0, 1, 1, 1, 0]);
  expect(stepsOf(SECRET, '', now)).toEqual([]);
});

it('secrets are written as authenticators read them (RFC 4648)', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(otpauthUrl(SECRET, 'Hiên', 'letan@hotel.example')).toBe(
    'otpauth://totp/Hi%C3%AAn%3Aletan%40hotel.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Hi%C3%AAn',
  );
});
