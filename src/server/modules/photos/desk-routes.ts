import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { photoAlt } from '../../../contract/photos/desk';
import { listPhotosCall, addPhotoCall } from '../../../contract/photos/desk-calls';
import { EDITED } from '../../../contract/editing/calls';
import { route } from '../../platform/route';
import { PHOTO_LIMIT_BYTES } from '../../../domain/photos/photo';
import type { RouteDeps } from '../../deps';
import type { PictureDoor } from '../../platform/pictures/door';
import { AppError } from '../../errors';
import { type EditDeps, editRoutes } from '../editing/routes';
import { staffOf } from '../staff/area';
import { pageOf } from '../../platform/http/query';
import { pictureIntake } from '../../platform/http/sent-picture';
import { IMMUTABLE } from '../../platform/http/caching';
import { sendStatic } from '../../platform/http/static-files';
import { PHOTO_WORDS, type Photos } from './photos';

interface Deps extends EditDeps {
  photoDoor: PictureDoor;
  photos: Photos;
}

const tags = ['reception'];
const intake = pictureIntake(PHOTO_LIMIT_BYTES, 'photoSize');
const FILE = /^[\w-]{22}-\d{1,4}x\d{1,4}-[\da-f]{6}-\d{1,4}\.(?:avif|webp)$/;

/** Photographs of the hotel's own: sent, listed, described. */
export function deskPhotoRoutes(desk: FastifyInstance, deps: Deps): void {
  const { photos, photoDoor } = deps;
  route(
    desk,
    listPhotosCall,
    { config: { may: 'content', audit: 'photos.list' }, tags, summary: 'Photographs, the newest first' },
    (request) => photos.list(pageOf(request)),
  );
  editRoutes(desk, deps, {
    calls: EDITED.photos,
    called: 'what is said of a photograph',
    audit: 'photos',
    may: 'content',
    of: (request) => ({ resource: PHOTO_WORDS, subject: (request.params as { id: string }).id }),
  });
  void desk.register(async (scope) => {
    await scope.register(multipart, { limits: intake.limits });
    route(
      scope,
      addPhotoCall,
      {
        config: { may: 'content', audit: 'photos.add' },
        onRequest: intake.refuseOversized,
        bodyLimit: intake.bodyLimit,
        tags,
        summary: 'Take one',
      },
      async (request) => {
        const staff = await staffOf(deps, request);
        const photo = await photoDoor.pass(staff.id, async () => {
          const { bytes, field } = await intake.sent(request);
          const alt = photoAlt.safeParse({ vi: field('altVi'), en: field('altEn') });
          if (!alt.success) {
            const wrong = alt.error.issues[0]?.path[0] === 'en' ? 'altEn' : 'altVi';
            throw new AppError(422, field(wrong).trim() === '' ? 'required' : 'tooLong', { field: wrong });
          }
          return photos.add(bytes, alt.data, staff);
        });
        request.auditSubject = photo.id;
        return photo;
      },
    );
  });
}

/** `/photos/*`: a file's name says what is in it, so it never changes. */
export function photoRoutes({ app, photos }: Pick<RouteDeps, 'app'> & Pick<Deps, 'photos'>): void {
  app.get<{ Params: { file: string } }>('/photos/:file', { schema: { hide: true } }, (request, reply) => {
    const { file } = request.params;
    return sendStatic(reply, [photos.folder], FILE.test(file) ? file : '', IMMUTABLE);
  });
}
