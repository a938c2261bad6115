import type { SetupRoom, SetupState } from '../../contract/setup/setup';

/** A room type as it is typed. */
export interface RoomValues {
  name: string;
  /** `''` where the Vietnamese one stands for both. */
  english: string;
  acreage: string;
  beds: number;
  maxAdults: number;
  maxChildren: number;
  /** Whole VND; `null` while nothing is typed. */
  price: number | null;
  doors: readonly string[];
}

/** A type of room before anything of it is typed. */
export const newRoom = (doors: readonly string[]): RoomValues => ({
  name: '',
  english: '',
  acreage: '',
  beds: 1,
  maxAdults: 2,
  maxChildren: 1,
  price: null,
  doors,
});

/** Room types that are kept, to be changed; where there are none, one that has every door. */
export const roomsOf = ({ rooms, doors }: SetupState): RoomValues[] =>
  rooms.length === 0
    ? [newRoom(doors.map(({ code }) => code))]
    : rooms.map(({ name, acreage, ...room }) => ({
        ...room,
        name: name.vi,
        english: name.en ?? '',
        acreage: String(acreage),
      }));

/** Room types that were typed, without doors that have gone since. */
export function withDoorsOf({ doors }: SetupState, rooms: readonly RoomValues[] | undefined): RoomValues[] | undefined {
  const there = new Set(doors.map(({ code }) => code));
  // An older page kept less.
  return rooms?.map((room) => ({ ...newRoom([]), ...room, doors: room.doors.filter((code) => there.has(code)) }));
}

/** Turns what is typed into what the call takes; text that is no number is none, and our server names its field. */
export const bodyOf = (rooms: readonly RoomValues[]) => ({
  rooms: rooms.map(({ name, english, acreage, price, ...room }): SetupRoom => ({
    ...room,
    name: { vi: name, ...(english.trim() !== '' && { en: english }) },
    acreage: acreage.trim() === '' ? Number.NaN : Number(acreage.replace(',', '.')),
    price: price ?? Number.NaN,
    doors: [...room.doors],
  })),
});

/** Gives doors to a type, or takes them from it when it has them all; a door is of one type alone. */
export function moveDoors(rooms: readonly RoomValues[], at: number, codes: readonly string[]): RoomValues[] {
  const hasAll = codes.every((code) => rooms[at]?.doors.includes(code));
  return rooms.map((room, index) => {
    const others = room.doors.filter((code) => !codes.includes(code));
    return { ...room, doors: index === at && !hasAll ? [...others, ...codes] : others };
  });
}
