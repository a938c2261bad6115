import { describe, expect, it } from 'vitest';
import { cleanReview, hasStayed, MAX_REVIEW, meanOf, reviewProblems } from '../../../src/domain/reviews/review';

describe('who may write a review', () => {
  const stay = { status: 'CONFIRMED', arrivedAt: null, leftAt: null, noShowAt: null, endsAt: 1000 } as const;
  it.each([
    ['the last hour has come', {}, 1000, true],
    ['it has not come yet', {}, 999, false],
    ['they have left before it', { leftAt: 500 }, 600, true],
    ['they came, and nobody has seen them go', { arrivedAt: 100 }, 2000, false],
    ['they came and went', { arrivedAt: 100, leftAt: 500 }, 2000, true],
    ['they never came', { noShowAt: 500 }, 2000, false],
    ['it was cancelled', { status: 'CANCELLED' }, 2000, false],
    ['it was never confirmed', { status: 'LAPSED' }, 2000, false],
  ] as const)('%s', (_case, changes, now, may) => {
    expect(hasStayed({ ...stay, ...changes }, now)).toBe(may);
  });
});

describe('what may be written', () => {
  const good = { rating: 5, text: '', name: 'Hằng' };
  it.each([
    ['a mark and a name are enough', {}, {}],
    ['without a mark', { rating: 0 }, { rating: 'required' }],
    ['a mark that there is not', { rating: 6 }, { rating: 'invalid' }],
    ['half a mark', { rating: 4.5 }, { rating: 'invalid' }],
    ['without a name', { name: ' \u200b ' }, { name: 'required' }],
    ['too many words', { text: 'x'.repeat(MAX_REVIEW + 1) }, { text: 'tooLong' }],
    ['signs that nobody sees', { text: 'a\u0000' }, { text: 'invalid' }],
  ] as const)('%s', (_case, changes, problems) => {
    expect(reviewProblems(cleanReview({ ...good, ...changes }))).toEqual(problems);
  });
});

it.each([
  [[5, 4], null],
  [[5, 4, 4], 4.3],
  [[5, 5, 5], 5],
])('the mean of %j is %j', (ratings, mean) => {
  expect(meanOf(ratings)).toBe(mean);
});
