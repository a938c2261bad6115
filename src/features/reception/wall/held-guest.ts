import type { WallDoor, WallGuest } from '../../../contract/guest-access/doors';
import type { HeldGuest } from '../../../domain/bookings/door-drop';
import type { Day } from '../../../domain/days';

/** A guest who is carried over the wall. */
export interface Held extends HeldGuest {
  /** Nobody has confirmed the booking: letting them in does. */
  isPending: boolean;
  /** Stands beside the name while they are carried. */
  room: string;
}

export const heldFromTray = (guest: WallGuest): Held => ({
  id: guest.id,
  source: guest.source,
  guestName: guest.guestName,
  roomId: guest.roomId,
  room: guest.room,
  to: guest.to,
  rooms: guest.rooms,
  doors: guest.doors,
  arrived: guest.arrived,
  door: null,
  slot: null,
  isPending: guest.status === 'PENDING',
});

/**
 * A guest as they are taken from their door to another. Whose nights are over goes nowhere else, and a link that was
 * made by hand is for its own door.
 */
export function heldFromDoor({ door, roomId, room, inside, coming }: WallDoor, day: Day): Held | null {
  const guest = inside ?? coming;
  if (!guest || guest.bookingId === null || guest.until <= day) return null;
  return {
    id: guest.bookingId,
    source: 'booking',
    guestName: guest.guestName,
    ...(guest.booked ?? { roomId, room }),
    to: guest.until,
    rooms: 1,
    doors: [door],
    arrived: inside !== null,
    door,
    slot: guest.slot,
    isPending: false,
  };
}
