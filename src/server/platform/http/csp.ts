import { createHash } from 'node:crypto';
import type { InlineTexts } from '../../../contract/guide/guide-document';

/** Script types that hold data and never run, so no hash is needed for them. */
const DATA_SCRIPT = /type\s*=\s*["']?application\/(json|ld\+json)/i;

/** Hashes of what may stand inline in a document, as its renderer names them (decision 102). */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Policy of everything that is no document: data, scripts, pictures. It is short because it stands on each of the
 * sixty answers of a first visit, where headers were an eighth of the bytes.
 */
export const NOT_A_DOCUMENT = "default-src 'none'; frame-ancestors 'none'";

export const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] };

/**
 * Hashes the scripts and styles that a document is written with, so that they may stand in it. Whatever else gets into
 * it has no hash, and does not run.
 */
export const hashesOf = ({ scripts, styles }: InlineTexts): InlineHashes => ({
  scripts: [...new Set(scripts.map(hash))],
  styles: [...new Set(styles.map(hash))],
});

/**
 * Finds every inline script and style of a file of the build and hashes it as CSP wants it. Never for a document that
 * has been filled in: it would allow what somebody smuggled into it.
 */
export function hashBuilt(html: string): InlineHashes {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(
      ([, attributes = '', body = '']) =>
        body !== '' && !DATA_SCRIPT.test(attributes) && !/\bsrc\s*=/i.test(attributes),
    )
    .map(([, , body = '']) => body);
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, body = '']) => body);
  return hashesOf({ scripts, styles });
}

interface Allowed {
  /** Sources of the pages that may stand in this document. */
  frames?: readonly string[];
  /** A document to look at: pages of ours may show it in a frame, and it runs no script. */
  framed?: boolean;
  /** The page may make a manifest of its own, for the icon of one stay. */
  ownManifest?: boolean;
}

/** The content security policy: nothing but what is ours. Events may show pictures from elsewhere, over https only. */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes, allowed: Allowed = {}): string {
  const { frames = [], framed = false, ownManifest = false } = allowed;
  return [
    "default-src 'none'",
    framed ? "script-src 'none'" : ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `manifest-src 'self'${ownManifest ? ' blob:' : ''}`,
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
