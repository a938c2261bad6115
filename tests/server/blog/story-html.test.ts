import { describe, expect, it } from 'vitest';
import { storyDocument, type StoryNode } from '../../../src/contract/blog/story-document';
import { linkAddress, pictureAddress } from '../../../src/domain/web-address';
import { storyHtml } from '../../../src/contract/blog/story-html';

const doc = (...content: StoryNode[]): StoryNode => ({ type: 'doc', content });
const text = (value: string, marks?: StoryNode['marks']): StoryNode => ({ type: 'text', text: value, marks });
const linked = (href: unknown): string =>
  storyHtml(doc({ type: 'paragraph', content: [text('x', [{ type: 'link', attrs: { href } }])] }));

describe('an article as HTML', () => {
  it('has every block and mark of the editor', () => {
    const html = storyHtml(
      doc(
        { type: 'heading', attrs: { level: 2 }, content: [text('Đầu đề')] },
        {
          type: 'paragraph',
          content: [
            text('đậm', [{ type: 'bold' }]),
            text(' nghiêng', [{ type: 'italic' }]),
            { type: 'hardBreak' },
            text('gạch', [{ type: 'strike' }]),
            text('gạch chân', [{ type: 'underline' }]),
            text('mã', [{ type: 'code' }]),
          ],
        },
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('một')] }] }],
        },
        { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [] }] },
        { type: 'blockquote', content: [{ type: 'paragraph', content: [text('lời')] }] },
        { type: 'horizontalRule' },
        { type: 'image', attrs: { src: '/pictures/blog/packing.svg', alt: 'Va li "đỏ"', width: 800, height: 600 } },
        { type: 'codeBlock', content: [text('a < b')] },
      ),
    );
    expect(html).toBe(
      '<h2>Đầu đề</h2>' +
        '<p><strong>đậm</strong><em> nghiêng</em><br><s>gạch</s><u>gạch chân</u><code>mã</code></p>' +
        '<ul><li><p>một</p></li></ul><ol start="3"><li></li></ol>' +
        '<blockquote><p>lời</p></blockquote><hr>' +
        '<img src="/pictures/blog/packing.svg" alt="Va li &quot;đỏ&quot;" width="800" height="600" loading="lazy" decoding="async">' +
        '<pre><code>a &lt; b</code></pre>',
    );
  });

  it('begins with h2, whatever level is stored', () => {
    const level = (value: unknown): string => storyHtml(doc({ type: 'heading', attrs: { level: value }, content: [] }));
    expect([1, 2, 4, 9, 'x', null].map(level).join('')).toBe('<h2></h2><h2></h2><h4></h4><h4></h4><h2></h2><h2></h2>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '</p></div><base href="https://evil.example/">',
    '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x">',
    '<form action="https://evil.example"><input name=body>',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<style>*{background:url(https://evil.example)}</style>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ])('shows %s as text', (hostile) => {
    const html = storyHtml(doc({ type: 'paragraph', content: [text(hostile)] }));
    expect(html.replace(/^<p>|<\/p>$/g, '')).not.toMatch(/[<>"]/);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox',
    'blob:https://hien.example/1',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript&colon;alert(1)',
    '',
    null,
    { toString: 'javascript:alert(1)' },
  ])('drops the link to %j and keeps its text', (href) => {
    expect(linked(href)).toBe('<p>x</p>');
  });

  it('writes an address so that it cannot leave its quotes', () => {
    expect(linked('https://a.example/"onmouseover="alert(1)')).toBe(
      '<p><a href="https://a.example/&quot;onmouseover=&quot;alert(1)" target="_blank" rel="noopener noreferrer">x</a></p>',
    );
  });

  it.each(['/tour-ha-long', '#cho', 'https://dsvn.vn/', 'mailto:a@b.example', 'tel:113'])('keeps %s', (href) => {
    expect(linkAddress(href)).toBe(href);
  });

  it.each([
    'data:image/svg+xml,<svg onload=alert(1)>',
    'javascript:alert(1)',
    'http://a.example/x.png',
    '//a.example/x',
  ])('shows no picture from %s', (src) => {
    expect(pictureAddress(src)).toBeNull();
    expect(storyHtml(doc({ type: 'image', attrs: { src } }))).toBe('');
  });

  it('takes no attribute but its own, and no block that it does not know', () => {
    const stray = {
      type: 'image',
      attrs: { src: '/a.svg', alt: '', onload: 'alert(1)', style: 'x', width: '1" onload="' },
    };
    expect(storyHtml(doc(stray as StoryNode))).toBe('<img src="/a.svg" alt="" loading="lazy" decoding="async">');
    expect(storyHtml(doc({ type: 'iframe', attrs: { srcdoc: 'x' } } as unknown as StoryNode))).toBe('');
    const mark = { type: 'text', text: 'x', marks: [{ type: 'constructor' }] } as unknown as StoryNode;
    expect(storyHtml(doc(mark))).toBe('x');
  });

  it('ends with a document that nests without end', () => {
    let deep: StoryNode = { type: 'paragraph', content: [text('x')] };
    for (let level = 0; level < 2000; level += 1) deep = { type: 'blockquote', content: [deep] };
    expect(storyHtml(doc(deep)).length).toBeLessThan(1000);
  });
});

describe('the contract of a document', () => {
  it.each([
    [{ type: 'doc', content: [] }, true],
    [{ type: 'paragraph' }, false],
    [{ type: 'doc', content: [{ type: 'script' }] }, false],
    [{ type: 'doc', content: [{ type: 'text', text: 'x', marks: [{ type: 'textStyle' }] }] }, false],
    ['<p>x</p>', false],
    [null, false],
  ])('%j: %s', (value, fits) => {
    expect(storyDocument.safeParse(value).success).toBe(fits);
  });
});
