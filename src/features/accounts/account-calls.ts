import * as z from 'zod/mini';
import { request } from '../../api/request';
import { apiCall } from '../../api/call';
import {
  acceptInvitationCall,
  askForResetCall,
  changeAvatarCall,
  changeOwnPasswordCall,
  changeProfileCall,
  openInvitationCall,
  openSessionCall,
  registerAccountCall,
  resetByLinkCall,
} from '../../contract/accounts/calls';
import type { OpenedInvitation, Profile, ProfileChange, Registration } from '../../contract/accounts/accounts';
import type { Language } from '../../domain/languages';
import { randomId } from '../../offline/storage/random-id';
import { behindSignOut } from '../../offline/accounts/sign-out';
import type { StoredUser } from '../../offline/accounts/stored-user';

/** A password is hashed on purpose slowly, and behind others. */
const PASSWORD_TIMEOUT_MS = 15_000;
const PICTURE_TIMEOUT_MS = 60_000;
const failedLogin = z.object({ success: z.literal(false) });

/** Credentials that somebody signs in with; `code` once our server has asked for it. */
export interface SignIn {
  email: string;
  password: string;
  code?: string;
}

/**
 * Signs in.
 *
 * @throws ApiFailure; a body with `success: false` is what says that the password is wrong, the codes `codeNeeded` and
 *   `codeWrong` that it was right
 */
export const postLogin = (body: SignIn, lang: Language): Promise<StoredUser> =>
  behindSignOut(async () => {
    const { data } = await request(apiCall(openSessionCall, { body, timeoutMs: PASSWORD_TIMEOUT_MS, lang }));
    return { id: data.id, fullName: data.name, email: data.email, role: data.role };
  });

/** Tells whether a failed login was the password's fault, or the address's, and not the network's (specification §8). */
export const isWrongPassword = (body: unknown): boolean => failedLogin.safeParse(body).success;

/** @throws ApiFailure, 409 when the address or the phone number has an account */
export async function postRegister(body: Registration, idempotencyKey: string, lang: Language): Promise<void> {
  await request(
    apiCall(registerAccountCall, {
      body,
      idempotencyKey,
      timeoutMs: PASSWORD_TIMEOUT_MS,
      lang,
    }),
  );
}

/** Asks for the mail with the link. @throws ApiFailure */
export async function postForgot(email: string, lang: Language): Promise<{ mailsKept: boolean }> {
  const { mailsKept = false } = await request(apiCall(askForResetCall, { query: { lang }, body: { email }, lang }));
  return { mailsKept };
}

/** Sets a new password by the mail's link. @throws ApiFailure, 410 when the link has ended */
export async function postReset(
  body: { token: string; password: string },
  idempotencyKey: string,
  lang: Language,
): Promise<void> {
  await request(
    apiCall(resetByLinkCall, {
      body,
      idempotencyKey,
      timeoutMs: PASSWORD_TIMEOUT_MS,
      lang,
    }),
  );
}

/** Asks what an invitation is for. @throws ApiFailure, 410 when it has ended */
export const postOpenInvitation = (token: string, lang: Language): Promise<OpenedInvitation> =>
  request(apiCall(openInvitationCall, { body: { token }, lang }));

/** Accepts an invitation with a password. @throws ApiFailure, 410 when it has ended */
export async function postAcceptance(
  body: { token: string; password: string },
  idempotencyKey: string,
  lang: Language,
): Promise<void> {
  await request(apiCall(acceptInvitationCall, { body, idempotencyKey, timeoutMs: PASSWORD_TIMEOUT_MS, lang }));
}

/** @throws ApiFailure */
export async function putProfile(id: string, change: ProfileChange, lang: Language): Promise<Profile> {
  const call = apiCall(changeProfileCall, {
    params: { id },
    body: change,

    idempotencyKey: randomId(),
    lang,
  });
  return (await request(call)).data;
}

/** @throws ApiFailure, 422 with `oldPassword` or `newPassword` as its field */
export async function putPassword(
  id: string,
  body: { oldPassword: string; newPassword: string },
  idempotencyKey: string,
  lang: Language,
): Promise<void> {
  await request(
    apiCall(changeOwnPasswordCall, {
      params: { id },
      body,
      idempotencyKey,
      timeoutMs: PASSWORD_TIMEOUT_MS,
      lang,
    }),
  );
}

/** Sends another picture. @throws ApiFailure */
export async function postAvatar(id: string, file: File, lang: Language): Promise<void> {
  const body = new FormData();
  body.append('file', file);
  await request(apiCall(changeAvatarCall, { params: { id }, body, timeoutMs: PICTURE_TIMEOUT_MS, lang }));
}
