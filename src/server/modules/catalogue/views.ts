import type { Apartment, Room, WholeApartment } from '../../../contract/catalogue/apartments';
import { lowestNight } from '../../../domain/bookings/pricing';
import type { Language } from '../../../domain/languages';
import { shownPicture } from '../photos/module';
import { amenityNames } from './amenity-names';
import type { StoredApartment, StoredRoom } from './store';

/** An apartment in one language, as the contract has it. */
export function apartmentIn({ id, area, status, body, rooms, alts }: StoredApartment, lang: Language): Apartment {
  const most = (of: (room: StoredRoom) => number): number => Math.max(0, ...rooms.map(of));
  const night = (room: StoredRoom): number => lowestNight(room, null);
  const cheapest = [...rooms].sort((a, b) => night(a) - night(b))[0];
  return {
    id,
    name: body.name[lang],
    description: body.description[lang],
    location: body.location[lang],
    area,
    status: status === 'AVAILABLE' ? status : 'OCCUPIED',
    pricePerDay: cheapest ? lowestNight({ ...cheapest, discount: 0 }, null) : 0,
    pricePerMonth: body.pricePerMonth,
    discountPercent: cheapest?.discount ?? 0,
    maxAdults: most((room) => room.maxAdults),
    max_bed: most((room) => room.body.beds),
    maxChildren: most((room) => room.maxChildren),
    acreage: body.acreage,
    numRooms: body.numRooms,
    images: body.pictures.map((address) => shownPicture(address, alts, lang)),
    name_apartment: body.house,
  };
}

/** An apartment as its own page shows it. */
export function wholeApartmentIn(stored: StoredApartment, lang: Language): WholeApartment {
  const { amenities = [], distances = [] } = stored.body;
  return {
    ...apartmentIn(stored, lang),
    ...(amenities.length > 0 && {
      amenities: amenities.map(({ kind, text, missing }) => ({
        kind,
        text: text[lang] || text.vi || amenityNames(lang)[kind],
        ...(missing && { missing }),
      })),
    }),
    ...(distances.length > 0 && {
      distances: distances.map(({ name, ...rest }) => ({ name: name[lang] || name.vi, ...rest })),
    }),
  };
}

/** A room type as the search shows it: with pictures, in the order in which the house has put them. */
export function foundRoomIn(found: Room, { body, rooms, alts }: StoredApartment, lang: Language): Room {
  const own = rooms.find(({ id }) => id === found.id)?.body.pictures ?? [];
  const pictures = own.length > 0 ? own : body.pictures;
  return { ...found, images: pictures.map((address) => shownPicture(address, alts, lang)) };
}

/** A room type in one language, as the contract has it. */
export function roomIn(room: StoredRoom, lang: Language, roomsLeft: number): Room {
  const { body } = room;
  return {
    id: room.id,
    apartmentId: room.apartmentId,
    name: body.name[lang],
    description: body.description[lang],
    price: room.price,
    discount: room.discount,
    maxAdults: room.maxAdults,
    maxChildren: room.maxChildren,
    maxRooms: room.maxRooms,
    capacity: body.capacity,
    size: body.capacity,
    guests: room.maxAdults + room.maxChildren,
    beds: body.beds,
    roomsLeft,
    policy: room.policy,
    cancellation: room.cancellation,
    surcharges: room.surcharges,
    ...(room.rules && { rules: room.rules }),
  };
}
