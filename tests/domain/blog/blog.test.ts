import { describe, expect, it } from 'vitest';
import { asBlogCategory, showPostDay, summaryOf, textOfHtml } from '../../../src/domain/blog/blog';

describe('the text of HTML', () => {
  it.each([
    ['<p>Một</p><p>hai</p>', 'Một hai'],
    ['<p>Phở <strong>bò</strong>tái</p>', 'Phở bòtái'],
    ['a<br>b', 'a b'],
    ['<script>alert(1)</script>chữ', 'chữ'],
    ['<style>p{}</style>chữ<!-- ẩn -->', 'chữ'],
    ['<svg><text>x</text></svg>chữ', 'chữ'],
    ['&lt;b&gt; &amp; &quot;x&quot; &#272;&#x111; &nbsp;.', '<b> & "x" Đđ .'],
    ['3 < 5 và 7 > 2', '3 < 5 và 7 > 2'],
    ['chữ<img src=x onerror=alert(1)', 'chữ'],
    ['<script>không đóng', ''],
    ['&#0;&#x110000;&khong;', '&#0;&#x110000;&khong;'],
  ])('of %s', (html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });
});

describe('what a list says of a post', () => {
  it('is its summary when it has one', () => {
    expect(summaryOf({ summary: 'Tóm tắt', content: '<p>x</p>' })).toBe('Tóm tắt');
  });

  it('is the first 120 characters of its text without one', () => {
    const content = `<p>${'ấ'.repeat(60)}</p><p>${'b'.repeat(100)}</p>`;
    expect(summaryOf({ summary: ' ', content })).toBe(`${'ấ'.repeat(60)} ${'b'.repeat(59)}…`);
    expect(summaryOf({ summary: '', content: `<p>${'c'.repeat(120)}</p>` })).toBe('c'.repeat(120));
  });

  it('cuts no sign in two', () => {
    expect(summaryOf({ summary: '', content: '🏝'.repeat(130) })).toBe(`${'🏝'.repeat(120)}…`);
  });
});

describe('the day of a post', () => {
  it.each([
    ['2026-11-18T01:00:00.000Z', '18-11-2026'],
    ['2026-12-31T18:00:00.000Z', '01-01-2027'],
    ['gestern', ''],
  ])('%s is %s', (createdAt, day) => {
    expect(showPostDay(createdAt)).toBe(day);
  });
});

it.each([
  ['am-thuc-vung-mien', 'am-thuc-vung-mien'],
  ['all', null],
  ['x', null],
  [null, null],
])('category %s is %s', (value, category) => {
  expect(asBlogCategory(value)).toBe(category);
});
