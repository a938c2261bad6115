import { createHash } from 'node:crypto';

/** Script types that hold data and never run, so no hash is needed for them. */
const DATA_SCRIPT = /type\s*=\s*["']?application\/(json|ld\+json)/i;

/** Hashes of what stands inline in a document. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/**
 * Policy of everything that is no document: data, scripts, pictures. It is short because it stands on each of the
 * sixty answers of a first visit, where headers were an eighth of the bytes.
 */
export const NOT_A_DOCUMENT = "default-src 'none'; frame-ancestors 'none'";

export const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] };

/** Finds every inline script and style of a document of ours and hashes it as CSP wants it. */
export function hashInline(html: string): InlineHashes {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(
      ([, attributes = '', body = '']) =>
        body !== '' && !DATA_SCRIPT.test(attributes) && !/\bsrc\s*=/i.test(attributes),
    )
    .map(([, , body = '']) => hash(body));
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, body = '']) => hash(body));
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

interface Framing {
  /** Sources of the pages that may stand in this document. */
  frames?: readonly string[];
  /** A document to look at: pages of ours may show it in a frame, and it runs no script. */
  framed?: boolean;
}

/** The content security policy: nothing but what is ours. Events may show pictures from elsewhere, over https only. */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes, framing: Framing = {}): string {
  const { frames = [], framed = false } = framing;
  return [
    "default-src 'none'",
    framed ? "script-src 'none'" : ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${frames.length === 0 ? "'none'" : frames.join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ].join('; ');
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
