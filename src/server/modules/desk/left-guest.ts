import type { Today, Todo } from '../../../contract/desk/today';

/**
 * Names who says that they have left and has a booking is let go by it, with what is unpaid; else by the stay alone.
 */
export function withGuest(todo: Todo, { departures, inHouse }: Pick<Today, 'departures' | 'inHouse'>): Todo {
  if (todo.guest === undefined) return todo;
  const booked = [...departures, ...inHouse].find(
    ({ source, doors, leftAt }) => source === 'booking' && leftAt === null && doors?.includes(todo.place) === true,
  );
  return booked ? { ...todo, guest: { id: booked.id, source: 'booking' } } : todo;
}
