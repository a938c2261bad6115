import { describe, expect, it } from 'vitest';
import { writeExposition } from '../../../src/server/platform/metrics/exposition';

describe('figures as Prometheus reads them', () => {
  it('stand below their name, with escaped labels', () => {
    const text = writeExposition([
      {
        name: 'a_total',
        help: 'One \\ two\nthree',
        type: 'counter',
        samples: [{ value: 2, labels: { x: 'a"b\\c\nd' } }],
      },
      { name: 'b', help: 'Nothing.', type: 'gauge', samples: [] },
      {
        name: 'c_seconds',
        help: 'Times.',
        type: 'histogram',
        samples: [
          { suffix: '_bucket', labels: { le: '0.5' }, value: 1 },
          { suffix: '_bucket', labels: { le: '+Inf' }, value: 1 },
          { suffix: '_sum', value: 0.25 },
          { suffix: '_count', value: 1 },
        ],
      },
    ]);
    expect(text).toBe(
      [
        '# HELP a_total One \\\\ two\\nthree',
        '# TYPE a_total counter',
        'a_total{x="a\\"b\\\\c\\nd"} 2',
        '# HELP c_seconds Times.',
        '# TYPE c_seconds histogram',
        'c_seconds_bucket{le="0.5"} 1',
        'c_seconds_bucket{le="+Inf"} 1',
        'c_seconds_sum 0.25',
        'c_seconds_count 1',
        '',
      ].join('\n'),
    );
  });
});
