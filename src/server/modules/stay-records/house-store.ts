import { compareDoors } from '../../../domain/guest-access/door-order';
import type { HotelApartment } from '../hotel/hotel-file';
import type { DoorLock } from '../../../domain/guest-access/stay-code';
import type { Db } from '../../platform/db/schema';

/** A door as the house has it, with what its hotel file does not say. */
export type HouseDoor = HotelApartment &
  DoorLock & {
    /** The room type that it is sold as; `null` for a door that no booking is given. */
    roomId: number | null;
    /** Instant at which the lock itself got another code; `null` for never. */
    rotatedAt: number | null;
  };

/** The doors in use, all or some: the guide of a retired one answers as that of an unknown door. */
export async function readApartments(db: Db, codes?: readonly string[]): Promise<HouseDoor[]> {
  if (codes?.length === 0) return [];
  const rows = await db
    .selectFrom('guide_apartments')
    .selectAll()
    .where('retired_at', 'is', null)
    .$if(codes !== undefined, (query) => query.where('code', 'in', [...(codes ?? [])]))
    .execute();
  const inOrder = rows.sort((a, b) => compareDoors(a.code, b.code));
  return inOrder.map((row) => ({
    code: row.code,
    tower: row.tower,
    doorCode: row.door_code,
    card: row.card === 1,
    wifi: { name: row.wifi_name, password: row.wifi_password },
    nextDoorCode: row.next_door_code,
    nextChosenAt: row.next_chosen_at,
    codeRevision: row.code_revision,
    roomId: row.room_id,
    rotatedAt: row.rotated_at,
  }));
}

/** Writes apartments, each in place of the one of its code. */
export async function writeApartments(db: Db, apartments: readonly HotelApartment[]): Promise<void> {
  for (const { code, tower, doorCode, card, wifi } of apartments) {
    const row = {
      tower,
      door_code: doorCode,
      card: card ? 1 : 0,
      wifi_name: wifi.name,
      wifi_password: wifi.password,
    };
    await db
      .insertInto('guide_apartments')
      .values({ code, code_revision: 0, ...row })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
      .execute();
  }
}
