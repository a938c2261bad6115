import type { Declaration } from './declaration';

/** What a declaration tells the portal about where somebody stays and for how long. */
export type DeclaredStay = Pick<Declaration, 'from' | 'to' | 'room'>;

export const declaredStayOf = ({ from, to, room }: DeclaredStay): DeclaredStay => ({ from, to, room });

/**
 * Whether a stay is another one than the portal was told, so that the guest has to be declared again: another room or
 * first day, or more nights. Who leaves earlier is covered by what was declared; the day they left goes in as such.
 */
export const needsDeclaringAgain = (declared: DeclaredStay, stay: DeclaredStay): boolean =>
  stay.room !== declared.room || stay.from !== declared.from || stay.to > declared.to;

export const isSameStay = (one: DeclaredStay, other: DeclaredStay): boolean =>
  one.room === other.room && one.from === other.from && one.to === other.to;

/** A booking or a stay as its guests' declarations follow it. */
export interface Place {
  from: string;
  to: string;
  /** What it is called in each language, in one order; none when its name is not what changes. */
  names: readonly string[];
}

/**
 * The declaration of a guest whose booking goes somewhere else. Days and room follow as far as they were the booking's;
 * a companion's earlier departure and a door number written by hand stay, but nobody stays longer than the booking does.
 * Who has left stays as they were.
 */
export function followPlace(declaration: Declaration, before: Place, after: Place): Declaration {
  if (declaration.leftDay !== '') return declaration;
  const { from, to, room } = declaration;
  const name = before.names.indexOf(room);
  return {
    ...declaration,
    from: from === before.from ? after.from : from,
    to: to === before.to || to > after.to ? after.to : to,
    room: after.names[name] ?? room,
  };
}
