// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { sanitiseArticle } from '../../../src/features/blog/sanitise-article';

/** Catalogue I-22: what a hostile author, or a hostile database, may put into a post. */
const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<svg><use href="data:image/svg+xml;base64,PHN2ZyBpZD0neCcgb25sb2FkPSdhbGVydCgxKScvPg==#x"></use></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example/">x</a>',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example/"><input name="body"><button>x</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<object data="https://evil.example/"></object><embed src="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>*{background:url(https://evil.example/)}</style>',
  '<p style="position:fixed;inset:0;background:url(https://evil.example/)">x</p>',
  '<p id="root" name="body" class="x">x</p>',
  '<a id="defaultView"></a><a id="defaultView" name="document"></a>',
  '<img name="cookie" src="/a.svg" srcset="https://evil.example/1.png 1x" usemap="#x">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="http://evil.example/x.png"><img src="//evil.example/x.png">',
  '<video poster="https://evil.example/"><source onerror="alert(1)"></video>',
  '<details open ontoggle=alert(1)>x</details>',
  '<p onclick="alert(1)" onmouseover="alert(1)">x</p>',
  '<template><img src=x onerror=alert(1)></template>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<portal src="https://evil.example/"></portal><x-y is="z" onfocus=alert(1) tabindex=0>',
  '<p data-x="1" aria-hidden="true" contenteditable>x</p>',
];

const ALLOWED_TAGS = new Set(
  'H2 H3 H4 P BR HR UL OL LI BLOCKQUOTE PRE CODE IMG A B I STRONG EM U S FIGURE FIGCAPTION'.split(' '),
);
const ALLOWED_ATTRIBUTES = new Set('href src alt title width height start loading decoding target rel'.split(' '));

/** Elements that a browser makes of it once it stands in the page. */
function parsed(html: string): Element[] {
  const box = document.implementation.createHTMLDocument('').createElement('div');
  box.innerHTML = html;
  return [...box.querySelectorAll('*')];
}

describe.each(HOSTILE)('%s', (hostile) => {
  it('leaves nothing but what an article is made of', () => {
    for (const element of parsed(sanitiseArticle(hostile))) {
      expect(ALLOWED_TAGS).toContain(element.nodeName);
      for (const { name } of element.attributes) expect(ALLOWED_ATTRIBUTES).toContain(name);
      const href = element.getAttribute('href');
      if (href !== null) expect(href).toMatch(/^(https?:\/\/|mailto:|tel:|#|\/(?!\/))/);
      const src = element.getAttribute('src');
      if (src !== null) expect(src).toMatch(/^(https:\/\/|\/(?!\/))/);
    }
  });

  it('says the same when it is read a second time: nothing mutates into something else', () => {
    const once = sanitiseArticle(hostile);
    expect(sanitiseArticle(once)).toBe(once);
  });
});

it('keeps what an article is made of', () => {
  const article =
    '<h2>Đầu đề</h2><p><strong>đậm</strong> <em>nghiêng</em></p><ol start="3"><li>ba</li></ol>' +
    '<blockquote><p>lời</p></blockquote><p><a href="/tour-ha-long">tour</a> <a href="tel:113">113</a></p>' +
    '<img src="/pictures/a.svg" alt="Ảnh" width="800" height="600" loading="lazy" decoding="async">';
  expect(sanitiseArticle(article)).toBe(article);
});

it('opens an address of somebody else in a tab that cannot reach back', () => {
  expect(sanitiseArticle('<a href="https://dsvn.vn/">vé</a>')).toBe(
    '<a href="https://dsvn.vn/" target="_blank" rel="noopener noreferrer">vé</a>',
  );
});
