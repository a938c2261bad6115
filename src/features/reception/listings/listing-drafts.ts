import type { Apartment, Room } from '../../../contract/catalogue/apartments';
import type { BlogPost } from '../../../contract/blog/blog';
import { hasStory } from '../../../contract/blog/clean-story';
import { apartmentEdit } from '../../../contract/catalogue/desk';
import { postEdit } from '../../../contract/blog/desk';
import { tourEdit } from '../../../contract/tours/desk';
import { storyHtml } from '../../../contract/blog/story-html';
import type { Tour } from '../../../contract/tours/tours';
import { instantInVietNam } from '../../../domain/days';
import type { Language } from '../../../domain/languages';

/*
 * What is in a form as the site would get it from our server, so that the site's own parts can show it before it is
 * saved. `null` while the form is not complete.
 */

export function draftPost(values: unknown, lang: Language): BlogPost | null {
  // A draft may lack its text; everything else has to be right.
  const read = postEdit.safeParse(values);
  if (!read.success) return null;
  const { title, summary, content, thumbnail, category, day, gallery } = read.data;
  return {
    id: 0,
    title: title[lang] || title.vi,
    summary: summary[lang] || summary.vi,
    content: storyHtml(hasStory(content[lang]) ? content[lang] : content.vi),
    thumbnail,
    category,
    createdAt: new Date(instantInVietNam(day, '08:00')).toISOString(),
    views: 0,
    gallery: gallery.map(({ imageUrl }) => imageUrl),
  };
}

export function draftTour(values: unknown, lang: Language): Tour | null {
  const read = tourEdit.safeParse(values);
  if (!read.success) return null;
  const { name, description, transportation, hotel, images, schedules, ...rest } = read.data;
  return {
    ...rest,
    id: 0,
    name: name[lang],
    description: description[lang],
    transportation: transportation[lang],
    hotel: hotel[lang],
    images: images.map((image, at) => ({ id: at + 1, ...image })),
    schedules: schedules.map((day, at) => ({
      id: at + 1,
      title: day.title[lang],
      description: day.description[lang],
      details: day.details.map(({ time, what }, index) => ({
        id: index + 1,
        timeSlot: `${time}:00`,
        description: what[lang],
      })),
    })),
  };
}

/** A room type that is looked at by nobody who is one guest more. */
type DraftRoom = Omit<Room, 'surcharges'>;

/** An apartment, and those of its rooms that are for sale with their pictures. */
export interface DraftApartment {
  apartment: Apartment;
  rooms: (DraftRoom & { pictures: string[] })[];
}

export function draftApartment(values: unknown, lang: Language): DraftApartment | null {
  const read = apartmentEdit.safeParse(values);
  if (!read.success) return null;
  const { name, description, location, status, house, pictures, rooms: all, ...rest } = read.data;
  const rooms = all
    .filter(({ hidden }) => !hidden)
    .map(({ name: called, description: descriptions, pictures: own, ...room }) => ({
      ...room,
      apartmentId: 0,
      name: called[lang],
      description: descriptions[lang],
      size: room.capacity,
      guests: room.maxAdults + room.maxChildren,
      roomsLeft: room.maxRooms,
      pictures: (own.length > 0 ? own : pictures).map(({ imageUrl }) => imageUrl),
    }));
  const most = (of: (room: DraftRoom) => number): number => Math.max(0, ...rooms.map(of));
  const night = (room: DraftRoom): number => room.price * (100 - room.discount);
  const [cheapest] = [...rooms].sort((a, b) => night(a) - night(b));
  const apartment: Apartment = {
    ...rest,
    id: 0,
    name: name[lang],
    description: description[lang],
    location: location[lang],
    status: status === 'AVAILABLE' ? status : 'OCCUPIED',
    pricePerDay: cheapest?.price ?? 0,
    discountPercent: cheapest?.discount ?? 0,
    maxAdults: most((room) => room.maxAdults),
    max_bed: most((room) => room.beds),
    maxChildren: most((room) => room.maxChildren),
    images: pictures,
    name_apartment: house,
  };
  return { apartment, rooms };
}
