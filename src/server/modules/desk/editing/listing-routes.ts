import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentState } from '../../../../contract/desk/content';
import { deskHomes } from '../../../../contract/desk/homes';
import { deskPosts } from '../../../../contract/desk/posts';
import { deskTours, newThing, type NewThing } from '../../../../contract/desk/tours';
import { AppError } from '../../../errors';
import { contentCall, type EditDeps, editRoutes } from './routes';
import type { EditableResource } from './engine';
import { HOMES, isId, type NextId, nextPost, nextTour, ORDERS, POSTS, TOURS } from './listings';
import type { DeskOffers } from './lists';

interface Deps extends EditDeps {
  desk: EditDeps['desk'] & { offers: DeskOffers };
}

const tags = ['reception'];
/** A long article in both languages. */
const STORY_LIMIT_BYTES = 1024 * 1024;

/** Blog, tours and apartments as the desk edits them. */
export function deskOfferRoutes(desk: FastifyInstance, deps: Deps): void {
  const { changes, offers } = deps.desk;
  desk.get(
    '/api/reception/posts',
    { config: { audit: 'posts.list' }, schema: { tags, summary: 'Posts and drafts', response: { 200: deskPosts } } },
    () => offers.posts(),
  );
  desk.get(
    '/api/reception/tours',
    {
      config: { audit: 'tours.list' },
      schema: { tags, summary: 'Tours, hidden ones too', response: { 200: deskTours } },
    },
    () => offers.tours(),
  );
  desk.get(
    '/api/reception/homes',
    {
      config: { audit: 'homes.list' },
      schema: { tags, summary: 'Apartments with their rooms, hidden ones too', response: { 200: deskHomes } },
    },
    () => offers.homes(),
  );
  editable('posts', 'a post', POSTS, STORY_LIMIT_BYTES);
  editable('tours', 'a tour', TOURS);
  editable('homes', 'an apartment', HOMES);
  makeable('posts', 'a post', POSTS, nextPost, STORY_LIMIT_BYTES);
  makeable('tours', 'a tour', TOURS, nextTour);
  for (const [url, table] of [
    ['tour-order', 'tours'],
    ['home-order', 'apartments'],
  ] as const) {
    editRoutes(desk, deps, {
      url: `/api/reception/${url}`,
      called: 'the order of a list',
      audit: 'order',
      of: () => ({ resource: ORDERS[table], subject: table }),
    });
  }

  function editable(name: string, called: string, resource: EditableResource<unknown>, bodyLimit?: number): void {
    editRoutes(desk, deps, {
      url: `/api/reception/${name}/:id`,
      called,
      audit: name,
      of: (request) => ({ resource, subject: idOf(request) }),
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
    });
  }

  function makeable(
    name: string,
    called: string,
    resource: EditableResource<unknown>,
    next: NextId,
    bodyLimit?: number,
  ): void {
    desk.post<{ Body: NewThing }>(
      `/api/reception/${name}`,
      {
        ...(bodyLimit === undefined ? {} : { bodyLimit }),
        config: { audit: `${name}.add` },
        schema: { tags, summary: `Add ${called}`, body: newThing, response: { 200: contentState } },
      },
      async (request) => {
        const made = await changes.change(
          resource,
          next,
          { value: request.body.value, version: null },
          await contentCall(deps, request),
        );
        request.auditSubject = made.subject;
        return made;
      },
    );
  }
}

function idOf(request: FastifyRequest): string {
  const { id } = request.params as { id: string };
  if (!isId(id)) throw new AppError(404, 'notFound');
  return id;
}
