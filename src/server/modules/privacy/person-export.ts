import type { Language } from '../../../domain/languages';
import type { PersonKind } from '../../../contract/privacy/desk';
import { escapeHtml } from '../../../domain/escape-html';
import type { Exported } from '../../people';
import { WORDS } from '../../words';
import type { PersonData } from './person-plan';

/** A photograph that the person has sent is embedded in the file. */
const PHOTO_START = 'data:image/webp;base64,';

/** A person's data to be read by people: one document, nothing from elsewhere. */
export function dataAsHtml(data: PersonData, brand: string, lang: Language): string {
  const { title, kinds, fields, none } = WORDS[lang].person;
  const nameOf = (field: string): string => (fields as Record<string, string>)[field] ?? field;
  const shown = (value: string): string =>
    value.startsWith(PHOTO_START) ? `<img alt="" src="${escapeHtml(value)}">` : escapeHtml(value);
  const row = (one: Exported): string =>
    Object.entries(one)
      .filter(([, value]) => value !== null && value !== '')
      .map(([field, value]) => `<dt>${escapeHtml(nameOf(field))}</dt><dd>${shown(String(value))}</dd>`)
      .join('');
  const sections = (Object.entries(data) as [PersonKind, Exported[]][])
    .filter(([, rows]) => rows.length > 0)
    .map(
      ([kind, rows]) => `<h2>${escapeHtml(kinds[kind])}</h2>${rows.map((one) => `<dl>${row(one)}</dl>`).join('<hr>')}`,
    );
  const heading = escapeHtml(`${title} · ${brand}`);
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${heading}</title>`,
    `<meta name="viewport" content="width=device-width"></head><body><h1>${heading}</h1>`,
    ...(sections.length > 0 ? sections : [`<p>${escapeHtml(none)}</p>`]),
    '</body></html>\n',
  ].join('\n');
}
