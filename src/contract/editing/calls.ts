import {
  contentEdit,
  contentHistory,
  contentOverview,
  contentState,
  contentUndo,
  previewInput,
  previewOutput,
} from './content';
import { endpoint } from '../endpoint';

export const readContentOverviewCall = endpoint({
  method: 'GET',
  path: '/api/reception/content',
  reply: contentOverview,
});

export const previewContentCall = endpoint({
  method: 'POST',
  path: '/api/reception/content/:id/preview',
  body: previewInput,
  reply: previewOutput,
});

/** The calls of what is edited as a whole: read, change, take the last change back, history. */
/* @__NO_SIDE_EFFECTS__ */
function edited<const Path extends string>(path: Path) {
  return {
    readCall: endpoint({ method: 'GET', path, reply: contentState }),
    changeCall: endpoint({
      method: 'PUT',
      path,
      body: contentEdit,
      reply: contentState,
    }),
    undoCall: endpoint({
      method: 'POST',
      path: `${path}/undo` as const,
      body: contentUndo,
      reply: contentState,
    }),
    historyCall: endpoint({ method: 'GET', path: `${path}/history` as const, reply: contentHistory }),
  };
}

/** Things of which there are many: each has an id, and the editor's form. */
export const EDITED = {
  content: edited('/api/reception/content/:id'),
  posts: edited('/api/reception/posts/:id'),
  tours: edited('/api/reception/tours/:id'),
  homes: edited('/api/reception/homes/:id'),
  photos: edited('/api/reception/photos/:id'),
} as const;
export type EditedKind = (typeof EDITED)[keyof typeof EDITED];

/** The order of a list of the site, by the list's name. */
export const LIST_ORDERS = {
  tours: edited('/api/reception/tour-order'),
  homes: edited('/api/reception/home-order'),
} as const;
export type ListOrderCalls = (typeof LIST_ORDERS)[keyof typeof LIST_ORDERS];
