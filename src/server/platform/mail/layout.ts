import { type GuideLanguage, productLanguage } from '../../../domain/guide/guide-languages';
import type { Language } from '../../../domain/languages';
import type { OutgoingMail } from './mailer';
import { escapeHtml } from '../../../domain/escape-html';
import { fill } from '../../words';
import type { HotelProfile } from '../../../contract/hotel/hotel-content';
import { MAIL_WORDS, uncheckedNoteOf } from './words';

/**
 * A label and what it says; `exact`: a number, code or price, which no translator may change; `house`: a name or address of
 * the house, in one of the product's languages.
 */
export type Fact = readonly [label: string, value: string, kind?: 'exact' | 'house'];

interface MailParts {
  hello: string;
  intro: string;
  facts: readonly Fact[];
  /** Address that the mail leads to, such as the booker's page. */
  link: string | null;
  /** Words of the button, and a note about the link, when it is not the booker's page. */
  linkWords?: { open: string; keep: string };
  /** Further links, each with the words of its button. */
  more?: readonly { open: string; url: string }[];
  /** Note about the further links. */
  keepMore?: string;
}

/** Age groups of the people who come. */
const AGES = ['adults', 'children', 'smallChildren', 'infants'] as const;

/** "2 adults, 1 child": adults always, others where there are any. */
export function peopleText(counts: Readonly<Partial<Record<(typeof AGES)[number], number>>>, lang: Language): string {
  const words = MAIL_WORDS[lang].people;
  return AGES.map((age) => [age, counts[age] ?? 0] as const)
    .filter(([age, count]) => age === 'adults' || count > 0)
    .map(([age, count]) => fill(words[`${age}_${count === 1 ? 'one' : 'other'}`], { count: String(count) }))
    .join(', ');
}

/** A mail's words as text and as HTML, every value escaped. */
export function bodies(
  { hotel }: { hotel: { current: { profile: Pick<HotelProfile, 'brand' | 'phones'> } } },
  lang: GuideLanguage,
  parts: MailParts,
): Pick<OutgoingMail, 'text' | 'html'> {
  const words = MAIL_WORDS[lang];
  const unchecked = uncheckedNoteOf(lang);
  const { brand, phones } = hotel.current.profile;
  const signature = fill(words.signature, { brand, phone: phones.reception });
  const signed = escapeHtml(signature).replace(escapeHtml(phones.reception), '<span translate="no">$&</span>');
  const { open, keep } = parts.linkWords ?? { open: words.open, keep: words.keepLink };
  const link = parts.link === null ? [] : [`${open}: ${parts.link}`, keep];
  const { more = [], keepMore = '' } = parts;
  const further = more.length === 0 ? [] : [...more.map((one) => `${one.open}: ${one.url}`), keepMore];
  const text = [
    ...(parts.hello === '' ? [] : [parts.hello]),
    parts.intro,
    ...(parts.facts.length === 0 ? [] : [parts.facts.map(([name, value]) => `${name}: ${value}`).join('\n')]),
    ...further,
    ...link,
    signature,
    ...(unchecked === null ? [] : [unchecked]),
  ].join('\n\n');
  const told = productLanguage(lang);
  const attributeOf = { exact: ' translate="no"', house: told === lang ? '' : ` lang="${told}"` };
  const rows = parts.facts.map(
    ([name, value, kind]) =>
      `<tr><td style="padding:6px 16px 6px 0;color:#4d5d61;vertical-align:top;white-space:nowrap">${escapeHtml(name)}</td><td style="padding:6px 0"${kind === undefined ? '' : attributeOf[kind]}>${escapeHtml(value).replace(/\n/g, '<br>')}</td></tr>`,
  );
  const note = (text: string): string => `<p style="margin:0;color:#4d5d61;font-size:14px">${text}</p>`;
  const button =
    parts.link === null ? '' : `<p style="margin:24px 0 8px">${buttonOf(parts.link, open)}</p>${note(keep)}`;
  const guides =
    more.length === 0
      ? ''
      : more.map((one) => `<p style="margin:24px 0 8px">${buttonOf(one.url, escapeHtml(one.open))}</p>`).join('') +
        note(keepMore);
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="format-detection" content="telephone=no"></head><body style="margin:0;padding:24px 16px;background:#f8f4ec;color:#16282c;font:16px/1.6 'Be Vietnam Pro','Segoe UI',Roboto,Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:28px 24px;background:#fffdf9;border-radius:18px"><p style="margin:0 0 20px;font-size:20px;font-weight:600;color:#175b55">${escapeHtml(brand)}</p>${parts.hello === '' ? '' : `<p style="margin:0 0 12px">${escapeHtml(parts.hello)}</p>`}<p style="margin:0 0 20px">${escapeHtml(parts.intro)}</p><table role="presentation" style="border-collapse:collapse;width:100%;font-size:16px">${rows.join('')}</table>${guides}${button}<p style="margin:28px 0 0;padding-top:16px;border-top:1px solid #e5ddcf;color:#4d5d61;font-size:14px">${signed}${unchecked === null ? '' : `<br>${escapeHtml(unchecked)}`}</p></div></body></html>`;
  return { text: `${text}\n`, html };
}

/** A link that looks like a button in every mail program. */
const buttonOf = (url: string, words: string): string =>
  `<a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 22px;border-radius:12px;background:#175b55;color:#fff;text-decoration:none;font-weight:600">${words}</a>`;
