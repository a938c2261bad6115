import { escapeHtml } from '../../domain/escape-html';
import { momentOf } from '../../domain/guide/clock';
import { codeParts } from '../../domain/guide/code-parts';
import { doorState, wifiState } from '../../domain/guide/door-state';
import { doorFacts, type GuideState } from '../../features/guide/early/guide-state';

/** Templates in the page, rendered by React with these names in the places of values (`app/guide/door-templates.tsx`). */
export type CardSlot = 'digits' | 'hash' | 'spaced' | 'long' | 'time' | 'name' | 'password';
export type CardKind = 'open' | 'card' | 'open-kept' | 'card-kept';
export const templateId = (kind: CardKind): string => `cards-${kind}`;

/** The cards of door and Wi-Fi as HTML, and what their buttons copy. */
interface PaintedCards {
  html: string;
  code: string;
  password: string;
}

/** @returns `null` where the page has no template for the state: that one is React's */
export function cardsFor(state: GuideState): PaintedCards | null {
  const facts = doorFacts(state);
  const door = doorState(facts);
  const wifi = wifiState(facts, door);
  if ((door.kind !== 'open' && door.kind !== 'card') || wifi.kind !== 'shown') return null;
  const { savedAt } = door;
  const template = document.getElementById(templateId(savedAt === null ? door.kind : `${door.kind}-kept`));
  if (!template) return null;
  const code = door.kind === 'open' ? door.code : '';
  const values: Record<CardSlot, string> = {
    ...codeParts(code),
    time: savedAt === null ? '' : momentOf(savedAt, state.now),
    name: wifi.name,
    password: wifi.password,
  };
  const fill = (_: string, slot: CardSlot): string => escapeHtml(values[slot]);
  return { html: template.innerHTML.replace(/\{\{(\w+)\}\}/g, fill as never), code, password: wifi.password };
}
