import { expect, it } from 'vitest';
import { HELP_TOPICS, helpTopicsOf } from '../../../src/domain/hotel/help-topics';
import { OWN_CHOICE, type OwnChoice } from '../../../src/domain/guide/parts/own-choice';

const having = (...parts: OwnChoice[]): Record<OwnChoice, boolean> =>
  Object.fromEntries(OWN_CHOICE.map((part) => [part, parts.includes(part)])) as Record<OwnChoice, boolean>;

it.each<[string, OwnChoice[], string[]]>([
  ['nothing', [], ['network', 'power']],
  ['a TV', ['8-4'], ['network', 'tv', 'power']],
  ['an air conditioner', ['8-3'], ['network', 'aircon', 'power']],
  ['a stove', ['2-2'], ['network', 'power', 'kitchen']],
  ['a microwave alone', ['8-5'], ['network', 'power', 'kitchen']],
  ['a washing machine', ['2-3'], ['network', 'power', 'laundry']],
  ['everything', [...OWN_CHOICE], [...HELP_TOPICS]],
])('help of a house with %s', (_name, parts, topics) => {
  expect(helpTopicsOf(having(...parts))).toEqual(topics);
});
