import type { FastifyMultipartBaseOptions, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError, type ErrorCode } from '../../errors';

/** Room for what stands around a picture in its multipart body, in bytes. */
const ENVELOPE_BYTES = 64 * 1024;

/** An uploaded picture, and the fields that stood before it in the form. */
interface SentPicture {
  bytes: Buffer;
  field: (name: string) => string;
}

/** Rules by which pictures of one kind are taken. */
interface PictureIntake {
  /** For `@fastify/multipart`, in a scope of its own: nowhere else is a multipart body taken. */
  limits: NonNullable<FastifyMultipartBaseOptions['limits']>;
  bodyLimit: number;
  /** A hook: a body that says itself that it is too large is not read. */
  refuseOversized: (request: FastifyRequest) => Promise<void>;
  /** @throws AppError 400, 413 `tooLarge`, 415, 422 */
  sent: (request: FastifyRequest) => Promise<SentPicture>;
}

/** @param limit bytes that a picture has to stay under; @param tooLarge what is said of one that does not */
export function pictureIntake(limit: number, tooLarge: ErrorCode): PictureIntake {
  const bodyLimit = limit + ENVELOPE_BYTES;
  const oversized = (): AppError => new AppError(413, tooLarge, { field: 'file' });
  return {
    limits: { files: 1, fields: 4, parts: 5, fileSize: limit - 1, headerPairs: 20, fieldSize: 2000 },
    bodyLimit,
    refuseOversized: async (request) => {
      if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw oversized();
      await Promise.resolve();
    },
    sent: async (request) => {
      try {
        const part = await request.file();
        if (part?.fieldname !== 'file') throw new AppError(422, 'required', { field: 'file' });
        return { bytes: await part.toBuffer(), field: (name) => textOf(part, name) };
      } catch (error) {
        if (error instanceof AppError) throw error;
        const { code, statusCode } = error as { code?: string; statusCode?: number };
        if (code === 'FST_REQ_FILE_TOO_LARGE' || statusCode === 413) throw oversized();
        if (statusCode === 406) throw new AppError(415, 'mediaType');
        throw new AppError(400, 'badRequest', { field: 'file' });
      }
    },
  };
}

function textOf({ fields }: MultipartFile, name: string): string {
  const field = fields[name];
  const one = Array.isArray(field) ? field[0] : field;
  return one?.type === 'field' && typeof one.value === 'string' ? one.value : '';
}
