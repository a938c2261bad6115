import type { PackLanguage } from '../../domain/guide/guide-languages';

/** Faces that the phones of these readers have: a file for Han or Hangul would be megabytes. Latin and figures stay the house's. */
const FACES: Readonly<Record<PackLanguage, string>> = {
  ko: '"Apple SD Gothic Neo","Noto Sans KR","Noto Sans CJK KR","Malgun Gothic",',
  'zh-Hans': '"PingFang SC","Noto Sans SC","Noto Sans CJK SC","Microsoft YaHei",',
  'zh-Hant': '"PingFang TC","Noto Sans TC","Noto Sans CJK TC","Microsoft JhengHei",',
  ja: '"Hiragino Sans","Noto Sans JP","Noto Sans CJK JP","Yu Gothic UI",Meiryo,',
  ru: '',
};
/** Signs that fill their square are not set closer; the door's code is Latin and stays as it is. */
const FULL_WIDTH =
  ':root{--track-d:0;--track-h:0;--lh-d:1.34;--lh-h:1.4}main :not(#door *,#wifi *){letter-spacing:0!important}';
/** Lines of Korean break between words alone, those of Japanese never before small kana or closing signs. */
const BREAKS: Partial<Record<PackLanguage, string>> = {
  ko: 'body{word-break:keep-all;overflow-wrap:break-word}',
  ja: 'body{line-break:strict}',
};

const NOTE =
  '[data-note]{display:flex;align-items:center;justify-content:space-between;gap:12px;min-height:44px;margin:0 -20px;padding:0 20px;background:var(--turmeric-wash);font-size:.875rem;line-height:1.4}@media(min-width:761px){[data-note]{grid-column:1/-1;margin:0 0 12px;border-radius:var(--r)}}[data-note] a{display:flex;align-items:center;min-height:44px;color:var(--jade);font-weight:600}';

/** Styles of a pack's document beside the guide's own; no other has them. */
export function packStyles(lang: PackLanguage): string {
  const faces = FACES[lang];
  const face = `:root{--font:var(--typeface,"Slim DejaVu"),"Slim DejaVu","Wide Arial",${faces}system-ui,sans-serif}`;
  return [faces && face + FULL_WIDTH, BREAKS[lang], NOTE].join('');
}
