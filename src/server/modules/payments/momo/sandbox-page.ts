import en from '../../../../../locales/en/payments.json';
import vi from '../../../../../locales/vi/payments.json';
import { otherLanguage, type Language } from '../../../../domain/languages';
import { formatVnd } from '../../../../domain/money';
import { escapeHtml } from '../../../../domain/escape-html';
import { fill } from '../../../words';
import { PAY_LATER_MINUTES, type SandboxAction, type SandboxOrder } from './sandbox';

const WORDS: Readonly<Record<Language, typeof vi>> = { vi, en };

/** The wallet's only style sheet, which stands in its page. */
export const SANDBOX_STYLE = `
:root { color-scheme: light dark; --paper: #faf5ec; --card: #fefdf8; --ink: #0f2429; --ink-2: #395055; --hair: #e0d8cb;
  --plum: #941862; --on-plum: #fffafc; --turmeric: #faecc9; --turmeric-ink: #6b460c; }
@media (prefers-color-scheme: dark) { :root { --paper: #07171d; --card: #0f2128; --ink: #f1ece3; --ink-2: #c0beb0; --hair: #273a41;
  --plum: #f9add0; --on-plum: #260b19; --turmeric: #382c12; --turmeric-ink: #f4cf7d; } }
* { box-sizing: border-box; margin: 0; }
body { font: 400 17px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; color: var(--ink); background: var(--paper); min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 20px; }
main { width: min(100%, 440px); background: var(--card); border-radius: 22px; padding: 28px 24px 20px; box-shadow: 0 16px 40px -18px #02353859; }
header { display: flex; align-items: center; gap: 14px; }
.sign { flex: none; width: 48px; height: 48px; border-radius: 14px; display: grid; place-items: center; background: var(--plum); color: var(--on-plum); }
h1 { font-size: 1.3125rem; line-height: 1.34; letter-spacing: -.012em; font-weight: 600; }
.badge { display: inline-block; font-size: .8125rem; font-weight: 600; line-height: 1.4; padding: 2px 10px; border-radius: 99px; background: var(--turmeric); color: var(--turmeric-ink); }
.lang { margin-left: auto; align-self: start; min-height: 48px; min-width: 48px; display: grid; place-items: center; font-size: .9375rem; color: var(--plum); white-space: nowrap; }
.sum { font-size: 2.125rem; line-height: 1.22; font-weight: 600; letter-spacing: -.022em; font-variant-numeric: tabular-nums; margin-top: 24px; overflow-wrap: anywhere; }
dl { margin-top: 4px; color: var(--ink-2); font-size: .9375rem; } dt { display: inline; } dt::after { content: ": "; } dd { display: inline; overflow-wrap: anywhere; }
form { display: grid; margin-top: 24px; }
button, .back { font: inherit; width: 100%; min-height: 52px; border-radius: 14px; cursor: pointer; padding: 10px 16px; text-align: center; text-decoration: none; display: block; }
.main { background: var(--plum); color: var(--on-plum); border: 0; font-weight: 600; font-size: 1.125rem; }
.plain { background: none; color: var(--ink); border: 1.5px solid var(--hair); margin-top: 12px; }
button small { display: block; text-wrap: balance; font-size: .9375rem; line-height: 1.45; color: var(--ink-2); }
:focus-visible { outline: 3px solid var(--plum); outline-offset: 3px; }
.state { margin-top: 16px; font-weight: 600; }
.intro { margin-top: 20px; padding-top: 16px; border-top: 1px solid var(--hair); font-size: .9375rem; line-height: 1.5; color: var(--ink-2); }
`;

/** The wallet's page, whole: no script, everything in one document. */
export function sandboxPage(order: SandboxOrder, lang: Language): string {
  const words = WORDS[lang];
  const amount = formatVnd(order.amount, lang);
  const body =
    order.state === 'waiting'
      ? choices(order, lang, amount)
      : `<p class="state">${stateOf(order, lang)}</p>${back(order, lang)}`;
  return document(
    lang,
    words.title,
    `${head(lang, `?lang=${otherLanguage(lang)}`)}
<p class="sum">${escapeHtml(amount)}</p>
<dl><dt>${words.order}</dt> <dd>${escapeHtml(order.orderInfo)}</dd></dl>
${body}
<p class="intro">${escapeHtml(words.intro)}</p>`,
  );
}

/** Gives the page for an address that is no order's. */
export function sandboxMissingPage(lang: Language): string {
  const words = WORDS[lang];
  return document(lang, words.title, `${head(lang, null)}<p class="state">${words.missing}</p>`);
}

function choices(order: SandboxOrder, lang: Language, amount: string): string {
  const words = WORDS[lang];
  const button = (action: SandboxAction, label: string, note: string, kind: string): string =>
    `<button class="${kind}" name="action" value="${action}">${escapeHtml(label)}${note === '' ? '' : `<small>${escapeHtml(note)}</small>`}</button>`;
  return `<form method="post" action="${encodeURIComponent(order.pageKey)}">
${button('pay', fill(words.pay, { amount }), '', 'main')}
${button('later', fill(words.later, { minutes: String(PAY_LATER_MINUTES) }), words.laterNote, 'plain')}
${button('refuse', words.refuse, '', 'plain')}
${button('close', words.close, words.closeNote, 'plain')}
</form>`;
}

function stateOf({ state }: SandboxOrder, lang: Language): string {
  const words = WORDS[lang];
  return state === 'paid' ? words.paid : state === 'refused' ? words.refused : words.waitingLater;
}

function back({ redirectUrl }: SandboxOrder, lang: Language): string {
  return `<a class="back plain" href="${escapeHtml(redirectUrl)}">${WORDS[lang].back}</a>`;
}

function head(lang: Language, other: string | null): string {
  const words = WORDS[lang];
  const link =
    other === null
      ? ''
      : `<a class="lang" href="${other}" lang="${otherLanguage(lang)}" hreflang="${otherLanguage(lang)}">${words.otherLanguage}</a>`;
  return `<header><span class="sign" aria-hidden="true"><svg width="26" height="26" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M3.5 7.5v10a2 2 0 0 0 2 2h13a2 2 0 0 0 2-2v-7a2 2 0 0 0-2-2h-13a2 2 0 0 1-2-2v0a2 2 0 0 1 2-2H17"/><path d="M16.5 14h.01"/></svg></span><div><h1>${words.title}</h1><span class="badge">${words.badge}</span></div>${link}</header>`;
}

function document(lang: Language, title: string, body: string): string {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${SANDBOX_STYLE}</style></head><body><main>${body}</main></body></html>`;
}
