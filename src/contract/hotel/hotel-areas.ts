import * as z from 'zod/mini';
import { DOOR_GIVERS } from '../../domain/guest-access/free-doors';
import { GUIDE_ACCESS_MODES } from '../../domain/guest-access/access-modes';
import { OPENINGS, SEAL_MODES } from '../../domain/guest-access/opening';
import { hasOwn } from '../../domain/has-own';
import { lockSettings } from './lock-settings';
import { cancellationTerms, surchargeTerms } from './sale-terms';
import { compensationTable, hotelEvents, hotelProfile } from './hotel-content';

const { hours } = hotelProfile.shape;
const table = z.object({ rows: compensationTable });

/**
 * The areas in which the desk corrects what the guide shows, each saved as a whole. Those of `PROFILE_AREAS` are slices
 * of the hotel's profile: their keys are the profile's own.
 */
export const PROFILE_AREAS = {
  brand: z.pick(hotelProfile, { brand: true }),
  hours: z.object({
    hours: z.pick(hours, {
      checkIn: true,
      checkInVi: true,
      checkInEn: true,
      checkOut: true,
      lateAnHour: true,
      dayEnds: true,
      quietFrom: true,
      reception: true,
    }),
  }),
  phones: z.pick(hotelProfile, { phones: true }),
  address: z.pick(hotelProfile, { address: true, mapUrl: true, mapEmbedUrl: true }),
  city: z.pick(hotelProfile, { city: true }),
  online: z.pick(hotelProfile, {
    email: true,
    groupUrl: true,
    messengerUrl: true,
    facebookUrl: true,
    telegramUrl: true,
  }),
  legal: z.pick(hotelProfile, { legal: true }),
  lobbyWifi: z.pick(hotelProfile, { lobbyWifi: true }),
  features: z.pick(hotelProfile, { features: true, guideParts: true }),
  sections: z.pick(hotelProfile, { guideSections: true }),
  fees: z.pick(hotelProfile, { fees: true, refundWorkingDays: true }),
  asks: z.pick(hotelProfile, { offers: true, rides: true }),
  cards: z.pick(hotelProfile, { gate: true, helpPlaces: true }),
  questions: z.pick(hotelProfile, { answers: true }),
  cleaning: z.object({
    hours: z.pick(hours, { dailySuppliesFrom: true, cleaningRequestBefore: true }),
    freeCleaningFromNights: hotelProfile.shape.freeCleaningFromNights,
  }),
  bedding: z.pick(hotelProfile, { bedding: true }),
  map: z.pick(hotelProfile, { floors: true, liftFloors: true, roofFloor: true }),
  towers: z.pick(hotelProfile, { towers: true }),
  views: z.pick(hotelProfile, { doorViews: true }),
  dining: z.pick(hotelProfile, { dining: true }),
  motorbikes: z.pick(hotelProfile, { motorbikes: true }),
  delivery: z.pick(hotelProfile, { delivery: true }),
  ownership: z.pick(hotelProfile, { ownership: true }),
} as const;

export const COMPENSATION_AREAS = {
  'compensation-1': table,
  'compensation-2': table,
  'compensation-3': table,
  'compensation-4': table,
} as const;

export const HOTEL_AREAS = {
  ...PROFILE_AREAS,
  ...COMPENSATION_AREAS,
  cancellation: cancellationTerms,
  surcharges: surchargeTerms,
  events: z.object({ rows: hotelEvents }),
  access: z.object({
    mode: z.enum(GUIDE_ACCESS_MODES),
    opening: z._default(z.enum(OPENINGS), 'hour'),
    seal: z._default(z.enum(SEAL_MODES), 'strict'),
    doors: z._default(z.enum(DOOR_GIVERS), 'reception'),
    /** Travellers choose the very door while they book. */
    choose: z._default(z.boolean(), false),
  }),
  locks: lockSettings,
} as const;
export type HotelArea = keyof typeof HOTEL_AREAS;

/** `null` for what is no area of ours. */
export const asHotelArea = (name: string): HotelArea | null => (hasOwn(HOTEL_AREAS, name) ? name : null);
