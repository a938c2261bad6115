import type { FastifyInstance } from 'fastify';
import {
  changePricesCall,
  pricesHistoryCall,
  readPricesCall,
  type StandingPrices,
  undoPricesCall,
} from '../../../../contract/catalogue/desk-calls';
import type { RoomPrices } from '../../../../contract/catalogue/prices';
import type { ContentState } from '../../../../contract/editing/content';
import { route } from '../../../platform/route';
import { ROOM_PRICES } from '../../catalogue/module';
import { contentCall, type EditDeps } from '../../editing/routes';
import { queryCount } from '../../../platform/http/query';
import { idOf } from './listings';

const tags = ['reception'];

/** Prices of a room type by night: the same changes, undo and history as everything that the desk edits. */
export function deskPriceRoutes(desk: FastifyInstance, deps: EditDeps): void {
  const { changes } = deps.desk;
  route(
    desk,
    readPricesCall,
    {
      config: { may: 'content', audit: 'prices.read' },
      tags,
      summary: 'What each night of a room type costs, and by which rules',
    },
    async (request) => pricesOf(await changes.read(ROOM_PRICES, idOf(request))),
  );
  route(
    desk,
    changePricesCall,
    { config: { may: 'moneySettings', audit: 'prices.change' }, tags, summary: 'Change the prices of a room type' },
    async (request) => {
      const { version, ...value } = request.body;
      const subject = idOf(request);
      const from = version ?? (await changes.read(ROOM_PRICES, subject)).version;
      return pricesOf(
        await changes.change(ROOM_PRICES, subject, { value, version: from }, await contentCall(deps, request)),
      );
    },
  );
  route(
    desk,
    undoPricesCall,
    { config: { may: 'moneySettings', audit: 'prices.undo' }, tags, summary: 'Undo the last change of prices' },
    async (request) =>
      pricesOf(await changes.undo(ROOM_PRICES, idOf(request), request.body.change, await contentCall(deps, request))),
  );
  route(
    desk,
    pricesHistoryCall,
    {
      config: { may: 'content', audit: 'prices.history' },
      tags,
      summary: 'Who changed the prices of a room type, and how',
    },
    (request) => changes.history({ area: ROOM_PRICES.area, subject: idOf(request) }, queryCount(request, 'before')),
  );
}

const pricesOf = ({ value, version, last }: ContentState): StandingPrices => ({
  ...(value as RoomPrices),
  version: version ?? '',
  last,
});
