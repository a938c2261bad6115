import { type RoomPrices, roomPrices } from '../../../contract/catalogue/prices';
import { NO_PRICE_RULES } from '../../../domain/bookings/prices/price-rules';
import type { Db } from '../../platform/db/schema';
import { AppError } from '../../errors';
import type { EditableResource } from '../editing/engine';
import { lockRoom, readRoom, rulesColumn } from './store';

/** The prices of a room type, by its id, as the desk edits them: each change is kept and can be taken back. */
export const ROOM_PRICES: EditableResource<RoomPrices> = {
  area: 'prices',
  schema: roomPrices,
  revisions: ['catalogue'],
  async read(db, subject) {
    const room = await readRoom(db, Number(subject));
    return room && room.body.removed !== true ? { base: room.price, ...(room.rules ?? NO_PRICE_RULES) } : null;
  },
  async write(tx, subject, prices) {
    if (!prices) throw new AppError(422, 'invalid');
    // Bookings of this room wait here, so each is made by the rules of one moment.
    await lockRoom(tx, Number(subject));
    await writePrices(tx, Number(subject), prices);
  },
};

async function writePrices(tx: Db, id: number, { base, ...rules }: RoomPrices): Promise<void> {
  await tx
    .updateTable('rooms')
    .set({ price: base, rules: rulesColumn(rules) })
    .where('id', '=', id)
    .execute();
}
