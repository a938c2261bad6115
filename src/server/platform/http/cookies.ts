import type { FastifyReply, FastifyRequest } from 'fastify';
import { asGuideLanguage, type GuideLanguage } from '../../../domain/guide/guide-languages';

const LANGUAGE_COOKIE = 'hien_lang';

/** The language chosen in this browser; over https its cookie is named for https alone. */
export const rememberedLanguage = (header: string | undefined): GuideLanguage | null =>
  asGuideLanguage(readCookie(header, `__Host-${LANGUAGE_COOKIE}`) ?? readCookie(header, LANGUAGE_COOKIE));

/** Value of one cookie as it was sent; `null` when there is none. */
export function readCookie(header: string | undefined, name: string): string | null {
  if (header === undefined) return null;
  let start = 0;
  while (start < header.length) {
    const end = header.indexOf(';', start);
    const stop = end === -1 ? header.length : end;
    while (header[start] === ' ') start += 1;
    if (header.startsWith(name, start) && header[start + name.length] === '=') {
      return header.slice(start + name.length + 1, stop).trim();
    }
    start = stop + 1;
  }
  return null;
}

/**
 * Every cookie that a browser keeps of ours, and whether "Forget this device" takes it back. The language says nothing of
 * anybody; every other says that it is the same browser as before, or opens something. Not named here, a cookie outlives
 * being forgotten: `tests/architecture/kept.test.ts` fails then.
 */
export const KEPT_COOKIES: Readonly<Record<string, { forget: boolean; numbered?: boolean }>> = {
  hien_session: { forget: true },
  hien_known: { forget: true },
  hien_device: { forget: true },
  /** One for each booking, with its number behind the name. */
  hien_booking: { forget: true, numbered: true },
  hien_setup: { forget: true },
  hien_passkey: { forget: true },
  hien_lang: { forget: false },
};

/** Takes back with this answer what tells the browser from others, under either name that it may have. */
export function forgetCookies({ headers }: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  const sent = headers.cookie ?? '';
  const names = Object.entries(KEPT_COOKIES).flatMap(([name, { forget, numbered }]) => {
    if (!forget) return [];
    if (!numbered) return [name];
    return [...sent.matchAll(new RegExp(`\\b(?:__Host-)?(${name}_\\d+)=`, 'g'))].flatMap(([, one]) => one ?? []);
  });
  for (const name of names) {
    const gone = (cookie: string): string => `${cookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;
    if (secure) reply.header('set-cookie', `${gone(`__Host-${name}`)}; Secure`);
    reply.header('set-cookie', gone(name));
  }
}
