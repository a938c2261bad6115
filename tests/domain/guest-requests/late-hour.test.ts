import { expect, it } from 'vitest';
import { lateHourOf } from '../../../src/domain/guest-requests/late-hour';

it.each([
  ['Can I stay until 13:30? My bus leaves at 14:00.', '13:30'],
  ['Cho em trả phòng lúc 15h được không ạ?', '15:00'],
  ['14h30 nhé', '14:30'],
  ['until 1:30 pm please', null],
  ['Căn B902, trễ một chút ạ', null],
])('in words: %s', (text, hour) => {
  expect(lateHourOf({ text })).toBe(hour);
});

it('that was chosen stands before one in words', () => {
  expect(lateHourOf({ wishes: [{ what: 'late', hour: '16:00' }], text: 'hoặc 15h' })).toBe('16:00');
});
