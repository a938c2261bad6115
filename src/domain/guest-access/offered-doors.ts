import { isInRange } from '../number-range';
import { placeOfDoor } from './apartment-code';

/** A door in use, as a traveller might choose it for some nights. */
export interface AskedDoor {
  /** The room type that it is sold as; `null` for one that the house keeps for the desk. */
  roomId: number | null;
  /** It is kept from being sold on one of the nights: out of order. */
  isBlocked: boolean;
  /** Another guest has it on one of the nights. */
  isGiven: boolean;
  /** Another booking that stands has chosen it for one of them. */
  isChosen: boolean;
  /** Somebody is inside past the hour of leaving. */
  isOverdue: boolean;
}

interface AskedStay {
  roomId: number;
  /** The first night is the hotel's day: whoever is inside now may be in the way. */
  isTonight: boolean;
}

/** Everything that keeps a door from travellers, in the order in which it is asked. */
const HINDRANCES = {
  reserved: ({ roomId }) => roomId === null,
  otherType: (door, { roomId }) => door.roomId !== roomId,
  blocked: ({ isBlocked }) => isBlocked,
  given: ({ isGiven }) => isGiven,
  chosen: ({ isChosen }) => isChosen,
  overdue: ({ isOverdue }, { isTonight }) => isOverdue && isTonight,
} as const satisfies Record<string, (door: AskedDoor, stay: AskedStay) => boolean>;
export type DoorHindrance = keyof typeof HINDRANCES;

/** Gives the first reason for which a traveller is not offered a door; `null` for a door that is theirs to choose. */
export function whyNotOffered(door: AskedDoor, stay: AskedStay): DoorHindrance | null {
  const names = Object.keys(HINDRANCES) as DoorHindrance[];
  return names.find((name) => HINDRANCES[name](door, stay)) ?? null;
}

/** Doors of a tower that look out on the same, by their units as the plates of each floor count them: "01–10". */
interface DoorView {
  tower: string;
  units: string;
}

/** Finds what a door looks out on; `null` where the house does not say. */
export function viewOfDoor<View extends DoorView>(views: readonly View[], code: string, tower: string): View | null {
  const unit = Number(placeOfDoor(code, tower)?.unit ?? NaN);
  return views.find((view) => view.tower === tower && isInRange(view.units, unit)) ?? null;
}
