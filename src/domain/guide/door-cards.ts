import { escapeHtml } from '../escape-html';
import { MAX_APARTMENT_CODE_LENGTH } from '../guest-access/apartment-code';
import { momentOf } from './clock';
import { codeParts } from '../guest-access/code-parts';
import { type DoorFacts, doorState, wifiState } from '../guest-access/door-state';

/** Templates of the cards, rendered by React with these names in the places of values (`app/guide/door-templates.tsx`). */
export type CardSlot = 'digits' | 'hash' | 'spaced' | 'long' | 'time' | 'name' | 'password';
export type CardKind = 'open' | 'card' | 'open-kept' | 'card-kept';

/** Id of the `<template>` of a kind. */
export const templateId = (kind: CardKind): string => `cards-${kind}`;

/** Id of the `<template>` of the line that says whose guide it is, for the server; its slot is `{{apartment}}`. */
export const LINE_ID = 'apartment-line';
/** Id of the sentence that stands hidden in the page until a touch comes to nothing. */
export const FAULT_ID = 'fault';

/** Contents of the cards of door and Wi-Fi. */
interface DoorCards {
  kind: CardKind;
  values: Readonly<Record<CardSlot, string>>;
}

/** @returns `null` where no template fits the facts: that state is React's to draw */
export function doorCards(facts: DoorFacts): DoorCards | null {
  const door = doorState(facts);
  const wifi = wifiState(facts, door);
  if ((door.kind !== 'open' && door.kind !== 'card') || wifi.kind !== 'shown') return null;
  const { savedAt } = door;
  return {
    kind: `${door.kind}${savedAt === null ? '' : '-kept'}`,
    values: {
      ...codeParts(door.kind === 'open' ? door.code : ''),
      time: savedAt === null ? '' : momentOf(savedAt, facts.now),
      name: wifi.name,
      password: wifi.password,
    },
  };
}

/** A template with values in the places of their names, `{{name}}`; it names no others. */
export const fillTemplate = (html: string, values: Readonly<Record<string, string>>): string =>
  html.replace(/\{\{(\w+)\}\}/g, (_, slot: string) => escapeHtml(values[slot] as string));

/** Fills the template of the line that names the apartment. A text longer than a code is cut off. */
export const fillLine = (html: string, apartment: string): string =>
  fillTemplate(html, { apartment: apartment.slice(0, MAX_APARTMENT_CODE_LENGTH) });
