import { escapeHtml } from '../../domain/escape-html';

/** A text as it stands in XML, between tags or in quotes. Control characters, which XML cannot say, are left out. */
export const xmlText = (text: string): string => escapeHtml(text.replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, ''));
