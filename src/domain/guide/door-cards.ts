import { escapeHtml } from '../escape-html';
import { momentOf } from './clock';
import { codeParts } from './code-parts';
import { type DoorFacts, doorState, wifiState } from './door-state';

/** Templates of the cards, rendered by React with these names in the places of values (`app/guide/door-templates.tsx`). */
export type CardSlot = 'digits' | 'hash' | 'spaced' | 'long' | 'time' | 'name' | 'password';
export type CardKind = 'open' | 'card' | 'open-kept' | 'card-kept';

/** Id of the `<template>` of a kind. */
export const templateId = (kind: CardKind): string => `cards-${kind}`;

/** Id of the `<template>` of the line that says whose guide it is; its slot is `{{apartment}}`. */
export const LINE_ID = 'apartment-line';
/** Longer apartments are none, and stand cut off in the line. */
const LINE_LIMIT = 16;

/** What the cards of door and Wi-Fi say, and what their buttons copy. */
interface DoorCards {
  kind: CardKind;
  values: Readonly<Record<CardSlot, string>>;
  code: string;
  password: string;
}

/** @returns `null` where no template fits the facts: that state is React's to draw */
export function doorCards(facts: DoorFacts): DoorCards | null {
  const door = doorState(facts);
  const wifi = wifiState(facts, door);
  if ((door.kind !== 'open' && door.kind !== 'card') || wifi.kind !== 'shown') return null;
  const { savedAt } = door;
  const code = door.kind === 'open' ? door.code : '';
  const { name, password } = wifi;
  const time = savedAt === null ? '' : momentOf(savedAt, facts.now);
  return {
    kind: savedAt === null ? door.kind : `${door.kind}-kept`,
    values: { ...codeParts(code), time, name, password },
    code,
    password,
  };
}

/** A template with values in the places of their names, `{{name}}`. */
export function fillTemplate(html: string, values: Readonly<Record<string, string>>): string {
  return html.replace(/\{\{(\w+)\}\}/g, (whole, slot: string) => escapeHtml(values[slot] ?? whole));
}

/** Whose guide it is, out of its template. */
export const fillLine = (html: string, apartment: string): string =>
  fillTemplate(html, { apartment: apartment.slice(0, LINE_LIMIT) });
