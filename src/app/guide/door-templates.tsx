import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { momentOf } from '../../domain/guide/clock';
import { codeParts } from '../../domain/guest-access/code-parts';
import { type CardKind, type CardSlot, templateId } from '../../domain/guide/door-cards';
import { DoorAndWifi } from '../../features/guide/first-view/door-and-wifi';
import { startFromPainted } from '../../features/guide/early/guide-store';
import { type GuideState, NOTHING_KNOWN } from '../../features/guide/early/guide-state';

/** Values that nothing else in the cards says. */
const CODE = 'XQZ0#';
const NAME = 'XQZ1';
const PASSWORD = 'XQZ2';
const SAVED_AT = Date.UTC(2001, 1, 3, 4, 5);
const NOW = Date.UTC(2002, 1, 3);

function sample(kind: CardKind): GuideState {
  const card = kind.startsWith('card');
  const answer = {
    apartment: 'A1',
    known: true,
    access: 'open' as const,
    tower: 'A',
    doorCode: card ? null : CODE,
    card,
    wifi: { name: NAME, password: PASSWORD },
    validFrom: null,
    validUntil: null,
    serverNow: new Date(SAVED_AT).toISOString(),
  };
  const record = { apartment: 'A1', answer, savedAt: SAVED_AT };
  return { ...NOTHING_KNOWN, apartment: 'A1', record, fresh: !kind.endsWith('kept'), now: NOW };
}

function withSlots(html: string): string {
  const { digits, spaced } = codeParts(CODE);
  const values: [string, CardSlot][] = [
    [`<b>#</b>`, 'hash'],
    ['data-long="no"', 'long'],
    [spaced, 'spaced'],
    [digits, 'digits'],
    [momentOf(SAVED_AT, NOW), 'time'],
    [NAME, 'name'],
    [PASSWORD, 'password'],
  ];
  // The copy button's own value is the code as it is.
  const valued = html.replaceAll(CODE, '{{digits}}{{hash}}');
  return values.reduce((text, [value, slot]) => {
    const written = { hash: '<b>{{hash}}</b>', long: 'data-long="{{long}}"' }[slot as string] ?? `{{${slot}}}`;
    return text.replaceAll(value, written);
  }, valued);
}

/** Without the element around the cards, which stands in the page, and React's hint to fetch the picture beforehand. */
const withinRoot = (html: string): string => html.replace(/^(?:<link[^>]*>)*<div[^>]*>|<\/div>$/g, '');

/**
 * The cards of door and Wi-Fi as React renders them, with slots for what the server's answer says: the early script
 * fills them in and React finds what it would have rendered itself.
 *
 * @param surround gives a part the words and data of the page
 */
export function doorTemplates(surround: (part: ReactNode) => ReactNode): string {
  const kinds: CardKind[] = ['open', 'open-kept', 'card', 'card-kept'];
  const templates = kinds.map((kind) => {
    startFromPainted(sample(kind));
    const html = renderToString(surround(<DoorAndWifi />));
    return `<template id="${templateId(kind)}">${withSlots(withinRoot(html))}</template>`;
  });
  startFromPainted(NOTHING_KNOWN);
  return templates.join('');
}
