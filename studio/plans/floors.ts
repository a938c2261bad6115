/** Rooms of each floor. Names of rooms are keys of `locales/<language>/plans.json`. */
import type { PictogramName } from './pictograms';
import type { TowerName, ZoneName } from './tower';

export const FLOOR_KINDS = ['b2', 'b1', '1', '2', '3', '4', '5', 'deluxe', 'apartments', 'roof'] as const;
export type FloorKind = (typeof FLOOR_KINDS)[number];
export type NumberedKind = 'deluxe' | 'apartments';
export type PublicKind = Exclude<FloorKind, NumberedKind>;

export const isNumbered = (kind: FloorKind): kind is NumberedKind => kind === 'deluxe' || kind === 'apartments';

export const ROOM_NAMES = [
  'cars',
  'motorbikes',
  'rampToB1',
  'rampOut',
  'plant',
  'guard',
  'lobby',
  'reception',
  'luggage',
  'lounge',
  'office',
  'toilets',
  'meeting1',
  'meeting2',
  'meeting3',
  'meeting4',
  'meeting5',
  'meetingLarge',
  'gym',
  'play',
  'changing',
  'pool',
  'bar',
  'loungers',
  'showers',
] as const;
export type RoomName = (typeof ROOM_NAMES)[number];

export type RoomTone = 'public' | 'service' | 'parking' | 'water' | 'deck';

/** Look of a room of that name wherever it is. */
export const ROOM_LOOK: Readonly<Record<RoomName, { readonly tone: RoomTone; readonly sign?: PictogramName }>> = {
  cars: { tone: 'parking', sign: 'cars' },
  motorbikes: { tone: 'parking', sign: 'motorbikes' },
  rampToB1: { tone: 'service', sign: 'ramp' },
  rampOut: { tone: 'service', sign: 'ramp' },
  plant: { tone: 'service', sign: 'plant' },
  guard: { tone: 'service', sign: 'guard' },
  lobby: { tone: 'public', sign: 'lobby' },
  reception: { tone: 'public', sign: 'reception' },
  luggage: { tone: 'public', sign: 'luggage' },
  lounge: { tone: 'public', sign: 'lounge' },
  office: { tone: 'service', sign: 'office' },
  toilets: { tone: 'service' },
  meeting1: { tone: 'public', sign: 'meeting' },
  meeting2: { tone: 'public', sign: 'meeting' },
  meeting3: { tone: 'public', sign: 'meeting' },
  meeting4: { tone: 'public', sign: 'meeting' },
  meeting5: { tone: 'public', sign: 'meeting' },
  meetingLarge: { tone: 'public', sign: 'meeting' },
  gym: { tone: 'public', sign: 'gym' },
  play: { tone: 'public', sign: 'play' },
  changing: { tone: 'service', sign: 'changing' },
  pool: { tone: 'water', sign: 'pool' },
  bar: { tone: 'public', sign: 'bar' },
  loungers: { tone: 'deck', sign: 'loungers' },
  showers: { tone: 'service', sign: 'shower' },
};

/** A room takes a zone of its tower, or the part of it between two shares of its length. */
export type Room = readonly [name: RoomName, zone: ZoneName, from?: number, to?: number];

export const FLOORS: Readonly<Record<TowerName, Readonly<Record<PublicKind, readonly Room[]>>>> = {
  A: {
    b2: [
      ['cars', 'land'],
      ['rampToB1', 'bay', 0, 0.24],
      ['cars', 'bay', 0.24, 1],
      ['plant', 'end'],
    ],
    b1: [
      ['motorbikes', 'land'],
      ['rampOut', 'bay', 0, 0.24],
      ['cars', 'bay', 0.24, 1],
      ['guard', 'end'],
    ],
    '1': [
      ['lobby', 'land', 0, 0.5],
      ['reception', 'land', 0.5, 1],
      ['luggage', 'bay', 0, 0.34],
      ['lounge', 'bay', 0.34, 0.8],
      ['toilets', 'bay', 0.8, 1],
      ['office', 'end'],
    ],
    '2': [
      ['meeting1', 'land'],
      ['meeting2', 'bay', 0, 0.4],
      ['meeting3', 'bay', 0.4, 0.8],
      ['toilets', 'bay', 0.8, 1],
      ['meeting4', 'end'],
    ],
    '3': [
      ['play', 'land'],
      ['gym', 'bay', 0, 0.8],
      ['toilets', 'bay', 0.8, 1],
      ['changing', 'end'],
    ],
    '4': [
      ['meeting1', 'land', 0, 0.5],
      ['meeting2', 'land', 0.5, 1],
      ['meeting3', 'bay', 0, 0.4],
      ['meeting4', 'bay', 0.4, 0.8],
      ['toilets', 'bay', 0.8, 1],
      ['meeting5', 'end'],
    ],
    '5': [
      ['meeting1', 'land'],
      ['meetingLarge', 'bay', 0, 0.8],
      ['toilets', 'bay', 0.8, 1],
      ['meeting2', 'end'],
    ],
    roof: [
      ['bar', 'land'],
      ['pool', 'bay', 0, 0.68],
      ['loungers', 'bay', 0.68, 1],
      ['showers', 'end'],
    ],
  },
  B: {
    b2: [
      ['plant', 'land'],
      ['rampToB1', 'bay', 0, 0.28],
      ['cars', 'bay', 0.28, 1],
      ['cars', 'end'],
    ],
    b1: [
      ['guard', 'land'],
      ['rampOut', 'bay', 0, 0.28],
      ['motorbikes', 'bay', 0.28, 0.68],
      ['cars', 'bay', 0.68, 1],
      ['cars', 'end'],
    ],
    '1': [
      ['lobby', 'land'],
      ['luggage', 'bay', 0, 0.35],
      ['reception', 'bay', 0.35, 0.67],
      ['lounge', 'bay', 0.67, 1],
      ['toilets', 'end'],
    ],
    '2': [
      ['meeting4', 'land'],
      ['meeting1', 'bay', 0, 0.34],
      ['meeting2', 'bay', 0.34, 0.66],
      ['meeting3', 'bay', 0.66, 1],
      ['toilets', 'end'],
    ],
    '3': [
      ['changing', 'land'],
      ['gym', 'bay', 0, 0.52],
      ['play', 'bay', 0.52, 1],
      ['toilets', 'end'],
    ],
    '4': [
      ['meeting3', 'land'],
      ['meeting1', 'bay', 0, 0.5],
      ['meeting2', 'bay', 0.5, 1],
      ['toilets', 'end'],
    ],
    '5': [
      ['meeting2', 'land'],
      ['meetingLarge', 'bay', 0, 0.68],
      ['meeting1', 'bay', 0.68, 1],
      ['toilets', 'end'],
    ],
    roof: [
      ['bar', 'land'],
      ['pool', 'bay', 0, 0.68],
      ['loungers', 'bay', 0.68, 1],
      ['showers', 'end'],
    ],
  },
};
