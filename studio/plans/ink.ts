/**
 * Inks of a plan. A sheet has one path per ink, painted in the order of this table, and carries only the rules of
 * the inks that it uses. All tones are tokens of the interface rather than of the pictures, since a plan is read before
 * it is looked at.
 */
import { standalone } from '../kit/standalone';
import type { Point } from './cell';
import { place } from './path';
import { PICTOGRAMS, type PictogramName } from './pictograms';

const tone = (name: string): string => `var(--${name})`;
const fill = (name: string): string => `fill:${tone(name)}`;
const stroke = (name: string): string => `stroke:${tone(name)}`;

const INKS = {
  sea: `${fill('il-sea-1')};stroke:none`,
  plate: `${fill('paper-sunk')};stroke-width:3`,
  unit: fill('card-lift'),
  public: fill('jade-wash'),
  service: fill('hair'),
  parking: fill('paper'),
  water: fill('il-sea-1'),
  deck: fill('turmeric-wash'),
  shaft: fill('ink-2'),
  stairs: fill('jade-fill'),
  thin: `${stroke('ink-2')};stroke-width:1.2`,
  door: `${stroke('paper-sunk')};stroke-width:2.6`,
  line: '',
  roomSign: stroke('jade-fill'),
  shaftSign: `${fill('card')};${stroke('card')}`,
  stairSign: stroke('card'),
} as const satisfies Record<string, string>;

const TEXTS = {
  text: '',
  title: 'font-size:17px',
  kind: 'font-weight:400',
  narrow: 'font-size:12px',
} as const satisfies Record<string, string>;

export type Ink = keyof typeof INKS;
export type TextStyle = keyof typeof TEXTS;

const RULES: Readonly<Record<string, string>> = { ...INKS, ...TEXTS };
const names = Object.keys(RULES);
const inks = Object.keys(INKS) as Ink[];
const className = (name: string): string =>
  RULES[name] ? ` class="${String.fromCharCode(97 + names.indexOf(name))}"` : '';

const GROUND_RULES =
  `svg{background:${tone('card')}}` +
  `path{fill:none;stroke:${tone('ink')};stroke-width:1.6;stroke-linecap:round}` +
  // 14 units are 14 px on a phone 360 px wide; only a name that would touch its walls is written in 12.
  `text{font:600 14px system-ui,sans-serif;fill:${tone('ink')}}`;

export interface Letters {
  readonly words: string;
  readonly at: Point;
  readonly style?: TextStyle;
  /** True when the words stand around their point instead of starting there. */
  readonly centred?: boolean;
}

export class Sheet {
  readonly #paths = new Map<Ink, string>();
  readonly #letters: Letters[] = [];

  draw(ink: Ink, ...shapes: readonly string[]): void {
    this.#paths.set(ink, (this.#paths.get(ink) ?? '') + shapes.join(''));
  }

  /** A sign with its middle at a point. */
  sign(ink: Ink, name: PictogramName, [x, y]: Point): void {
    this.draw(ink, place(PICTOGRAMS[name], x - 10, y - 10));
  }

  write(letters: Letters): void {
    this.#letters.push(letters);
  }

  toFile(width: number, height: number): string {
    const drawn = inks.filter((ink) => this.#paths.get(ink));
    const paths = drawn.map((ink) => `<path${className(ink)} d="${place(this.#paths.get(ink) ?? '')}"/>`);
    const texts = (centred: boolean): string =>
      this.#letters
        .filter((letters) => (letters.centred ?? false) === centred)
        .map(
          ({ words, at: [x, y], style = 'text' }) =>
            `<text${className(style)} x="${Math.round(x)}" y="${Math.round(y)}">${words}</text>`,
        )
        .join('');
    const styles = new Set(this.#letters.map(({ style = 'text' }) => style));
    const rules = [...drawn, ...styles]
      .filter((name) => RULES[name])
      .map((name) => `.${String.fromCharCode(97 + names.indexOf(name))}{${RULES[name] ?? ''}}`);
    const body = `${paths.join('')}${texts(false)}<g text-anchor="middle">${texts(true)}</g>`;
    return standalone(width, height, body, GROUND_RULES + rules.join(''));
  }
}
