import type { FastifyInstance } from 'fastify';
import { addPostCall, listDeskPostsCall } from '../../../../contract/blog/desk-calls';
import { addTourCall, listDeskToursCall } from '../../../../contract/tours/desk-calls';
import { EDITED, LIST_ORDERS } from '../../../../contract/editing/calls';
import { listDeskApartmentsCall } from '../../../../contract/catalogue/desk-calls';
import { route } from '../../../platform/route';
import { contentCall, type EditDeps, type EditedThing, editRoutes } from '../../editing/routes';
import type { EditableResource } from '../../editing/engine';
import type { HotelState } from '../../hotel/hotel';
import { homeRoutes } from './home-routes';
import { APARTMENTS } from './homes';
import { idOf, type NextId, nextPost, nextTour, ORDERS, POSTS, TOURS } from './listings';
import type { DeskListings } from './lists';

interface Deps extends EditDeps {
  desk: EditDeps['desk'] & { listings: DeskListings };
  hotel: HotelState;
}

const tags = ['reception'];
/** A long article in both languages. */
const STORY_LIMIT_BYTES = 1024 * 1024;

/** Blog, tours and apartments as the desk edits them. */
export function deskListingRoutes(desk: FastifyInstance, deps: Deps): void {
  const { changes, listings } = deps.desk;
  route(
    desk,
    listDeskPostsCall,
    { config: { may: 'content', audit: 'posts.list' }, tags, summary: 'Posts and drafts' },
    () => listings.posts(),
  );
  route(
    desk,
    listDeskToursCall,
    { config: { may: 'content', audit: 'tours.list' }, tags, summary: 'Tours, hidden ones too' },
    () => listings.tours(),
  );
  route(
    desk,
    listDeskApartmentsCall,
    { config: { may: 'content', audit: 'homes.list' }, tags, summary: 'Apartments with their rooms, hidden ones too' },
    () => listings.apartments(),
  );
  editable('posts', 'a post', POSTS, { bodyLimit: STORY_LIMIT_BYTES });
  editable('tours', 'a tour', TOURS);
  editable('homes', 'an apartment', APARTMENTS, { may: 'moneySettings' });
  makeable(addPostCall, 'posts', 'a post', POSTS, nextPost, STORY_LIMIT_BYTES);
  makeable(addTourCall, 'tours', 'a tour', TOURS, nextTour);
  homeRoutes(desk, deps);
  for (const [calls, table] of [
    [LIST_ORDERS.tours, 'tours'],
    [LIST_ORDERS.homes, 'apartments'],
  ] as const) {
    editRoutes(desk, deps, {
      calls,
      called: 'the order of a list',
      audit: 'order',
      may: 'content',
      of: () => ({ resource: ORDERS[table], subject: table }),
    });
  }

  function editable(
    name: 'posts' | 'tours' | 'homes',
    called: string,
    resource: EditableResource<unknown>,
    more: Partial<Pick<EditedThing, 'bodyLimit' | 'may'>> = {},
  ): void {
    editRoutes(desk, deps, {
      calls: EDITED[name],
      called,
      audit: name,
      may: 'content',
      of: (request) => ({ resource, subject: idOf(request) }),
      ...more,
    });
  }

  function makeable(
    call: typeof addPostCall | typeof addTourCall,
    name: string,
    called: string,
    resource: EditableResource<unknown>,
    next: NextId,
    bodyLimit?: number,
  ): void {
    route(
      desk,
      call,
      {
        ...(bodyLimit === undefined ? {} : { bodyLimit }),
        config: { may: 'content', audit: `${name}.add` },
        tags,
        summary: `Add ${called}`,
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
