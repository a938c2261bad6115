import type { SetupState } from '../../contract/setup/setup';

/** Steps to a house of one's own, in their order, and how many minutes each takes somebody who has a phone in hand. */
export const STEPS = [
  { name: 'house', minutes: 3 },
  { name: 'legal', minutes: 1 },
  { name: 'doors', minutes: 2 },
  { name: 'codes', minutes: 2 },
  { name: 'rooms', minutes: 4 },
  { name: 'features', minutes: 1 },
  { name: 'owner', minutes: 2 },
  { name: 'people', minutes: 1 },
  { name: 'services', minutes: 1 },
  { name: 'ready', minutes: 1 },
] as const;
export type StepName = (typeof STEPS)[number]['name'];

/** The step of an address such as `/setup#doors`; the first where it names none. */
export const stepOfHash = (hash: string): StepName =>
  STEPS.find(({ name }) => name === hash.replace('#', ''))?.name ?? STEPS[0].name;

/** Tells whether what a step asks for is kept. */
export function isKept(
  step: StepName,
  { house, legal, doors, rooms, features, owner, people, services }: SetupState,
): boolean {
  switch (step) {
    case 'house':
      return house !== null;
    case 'legal':
      return Object.values(legal ?? {}).some((value) => value !== '');
    case 'doors':
      return doors.length > 0;
    case 'codes':
      return doors.length > 0 && doors.every(({ card, doorCode }) => card || doorCode !== null);
    case 'rooms':
      return rooms.length > 0;
    case 'features':
      return features !== null;
    case 'owner':
      return owner !== null;
    case 'people':
      return (people?.length ?? 0) > 0;
    case 'services':
      return services?.mails === 'server';
    case 'ready':
      return false;
  }
}
