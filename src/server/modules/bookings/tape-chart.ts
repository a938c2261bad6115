import type { DeskCalendar, DeskRoom } from '../../../contract/desk/bookings';
import { addDays, type Day, dayInVietNam } from '../../../domain/days';
import { presenceOn } from '../../../domain/bookings/guest-marks';
import type { Language } from '../../../domain/languages';
import { readTakenNights, type TakenNight } from './desk-store';
import type { Database } from '../../platform/db/schema';
import type { Catalogue } from '../catalogue/catalogue';
import { guestNameOf } from '../desk/names';

interface Deps {
  db: Database;
  clock: () => number;
  catalogue: Catalogue;
}

/** The calendar by physical room and night. */
export class DeskCalendarService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** What lies on the nights from a day on. */
  async read(from: Day, nights: number, lang: Language): Promise<DeskCalendar> {
    const { db, clock, catalogue } = this.#deps;
    await catalogue.ensureFresh();
    const now = clock();
    const today = dayInVietNam(now);
    const taken = await readTakenNights(db, from, addDays(from, nights), now);
    return {
      from,
      nights,
      today,
      rooms: catalogue.everything.flatMap(({ body, rooms }) =>
        rooms.flatMap((room) =>
          Array.from({ length: room.maxRooms }, (_, slot) => ({
            roomId: room.id,
            slot,
            of: room.maxRooms,
            room: room.body.name[lang],
            apartment: body.name[lang],
          })),
        ),
      ),
      bars: barsOf(taken, today).map((bar) => ({ ...bar, name: guestNameOf(bar.name, lang) })),
      serverNow: new Date(now).toISOString(),
    };
  }

  /** Every room type, for a booking at the desk. */
  async rooms(lang: Language): Promise<DeskRoom[]> {
    const { catalogue } = this.#deps;
    await catalogue.ensureFresh();
    return catalogue.apartments.flatMap(({ area, body, rooms }) =>
      rooms.map((room) => ({
        id: room.id,
        room: room.body.name[lang],
        apartment: body.name[lang],
        area,
        price: room.price,
        discount: room.discount,
        maxAdults: room.maxAdults,
        maxChildren: room.maxChildren,
        maxRooms: room.maxRooms,
      })),
    );
  }
}

/** Joins a booking's nights that follow one another in one slot. */
function barsOf(taken: readonly TakenNight[], today: Day): DeskCalendar['bars'] {
  const bars: DeskCalendar['bars'] = [];
  for (const { roomId, slot, night, bookingId: id, kind, status, name, ...stay } of taken) {
    const last = bars.at(-1);
    const goesOn = last?.id === id && last.roomId === roomId && last.slot === slot && last.to === night;
    if (goesOn) last.to = addDays(night, 1);
    else {
      const presence = presenceOn(stay, today);
      bars.push({ id, kind, status, presence, roomId, slot, from: night, to: addDays(night, 1), name });
    }
  }
  return bars;
}
