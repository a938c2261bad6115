import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from '@fastify/type-provider-zod';
import type { ErrorEnvelope } from '../../../contract/errors';
import { DISK_FULL, isDiskFull, isStoreUnavailable } from '../db/failures';
import { AppError, type ErrorCode } from '../../errors';
import { fill, WORDS } from '../../words';
import { sendPrivate } from './json';
import { messageLanguage } from './language';

/** After how many seconds a call is worth repeating when the database takes no write. */
const UNAVAILABLE_RETRY_SECONDS = 5;

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'badRequest',
  401: 'signInNeeded',
  403: 'forbidden',
  404: 'notFound',
  405: 'methodNotAllowed',
  409: 'conflict',
  413: 'tooLarge',
  414: 'tooLarge',
  415: 'mediaType',
  422: 'invalid',
  429: 'tooMany',
  503: 'unavailable',
};

/**
 * Gives the refusal that the caller is told for anything that was thrown. What is not the caller's doing becomes 500 or 503.
 *
 * @param body what was sent, to tell a missing field from a wrong one
 */
function toAppError(error: unknown, body?: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return invalidInput(error.validation[0], error.validationContext, body);
  if (isStoreUnavailable(error)) return new AppError(503, 'unavailable', { retryAfter: UNAVAILABLE_RETRY_SECONDS });
  const status = (error as Partial<FastifyError> | null)?.statusCode ?? 500;
  const code = CODE_OF_STATUS[status] ?? (status >= 400 && status < 500 ? 'badRequest' : null);
  if (code === null) return new AppError(500, 'internal');
  return new AppError(status, code, status === 503 ? { retryAfter: UNAVAILABLE_RETRY_SECONDS } : {});
}

/** Sends an error as the one envelope, in the language the caller asked for. */
export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply): void {
  const { retryAfter, allow, field, more, words } = error.details;
  const sentence = WORDS[messageLanguage(request.headers['accept-language'])].error[error.code];
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (allow !== undefined) reply.header('allow', allow);
  const envelope: ErrorEnvelope & Readonly<Record<string, unknown>> = {
    ...more,
    message: words ? fill(sentence, words) : sentence,
    code: error.code,
    ...(field === undefined ? {} : { field }),
    requestId: request.id,
  };
  sendPrivate(reply.code(error.statusCode), JSON.stringify(envelope));
}

/** Fastify's error handler. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toAppError(error, request.body);
  if (refusal.statusCode >= 500) {
    const route = request.routeOptions.url ?? '';
    request.log.error(
      { requestId: request.id, route, method: request.method, err: withoutMessage(error) },
      'request failed',
    );
  }
  if (refusal.statusCode === 416) sayHowLong(error, reply);
  sendError(refusal, request, reply);
}

/** Of a range past the end of a file: how many bytes there are, as whoever reads the file knows (RFC 9110 §15.5.17). */
function sayHowLong(error: unknown, reply: FastifyReply): void {
  const { headers } = error as { headers?: Readonly<Record<string, string>> };
  if (headers?.['Content-Range'] !== undefined) void reply.header('content-range', headers['Content-Range']);
}

function invalidInput(
  issue: FastifySchemaValidationError | undefined,
  context: string | undefined,
  body: unknown,
): AppError {
  if (context !== 'body' && context !== undefined) return new AppError(400, 'badRequest');
  const path = (issue?.instancePath ?? '').split('/').filter((part) => part !== '');
  if (path.length === 0) return new AppError(422, 'invalid');
  const value = path.reduce<unknown>((inner, part) => (inner as Record<string, unknown> | undefined)?.[part], body);
  return new AppError(422, value === undefined ? 'required' : codeOfIssue(issue), { field: path.join('.') });
}

/** Gives the code that the outside is told for a broken rule of a schema. */
function codeOfIssue(issue: FastifySchemaValidationError | undefined): ErrorCode {
  if (issue?.params['origin'] !== 'string') return 'invalid';
  if (issue.keyword === 'too_small') return 'required';
  return issue.keyword === 'too_big' ? 'tooLong' : 'invalid';
}

/** A database's message can quote what a guest typed; its kind and its stack's frames cannot. */
function withoutMessage(error: unknown): { type: string; code?: unknown; reason?: string; frames: string[] } {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] };
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8);
  return {
    type: error.name,
    code: (error as Error & { code?: unknown }).code,
    ...(isDiskFull(error) && { reason: DISK_FULL }),
    frames: frames.map((line) => line.trim()),
  };
}
