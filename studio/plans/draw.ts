/**
 * Draws one floor of one tower in one language as a file of its own, 360 units across: on a phone a unit is a pixel.
 */
import type { Cell, Point } from './cell';
import { FLOORS, ROOM_LOOK, isNumbered, type FloorKind, type NumberedKind, type PublicKind } from './floors';
import { Sheet, type Ink } from './ink';
import type { PictogramName } from './pictograms';
import type { Tower } from './tower';
import type { PlanWords } from './words';

const BAND = 34;
/** From the middle of a line of letters down to its foot. */
const FOOT = 4.8;
const LINE = 16;
/** Width of a letter, on average, and a sign with the gap after it: enough to set both around a point. */
const LETTER = 7.6;
const SIGN = 22;
/** The widest that a letter gets in a phone's own faces, and what stays free on both sides of a name together. */
const WIDE_LETTER = 9.3;
const MARGIN = 8;

export const unitNumber = (index: number): string => String(index + 1).padStart(2, '0');

const shapes = (cells: readonly Cell[]): string => cells.map((cell) => cell.d).join('');

/** Title, compass, the bay and the outer wall: what every sheet of a tower shares. */
function frame(sheet: Sheet, { name, width, shore, outline }: Tower, kind: FloorKind, words: PlanWords): void {
  const swell = width / 3;
  sheet.draw('sea', `M0 ${shore}q${swell / 2}-12 ${swell} 0t${swell} 0t${swell} 0v${BAND}H0z`);
  sheet.write({ words: words.bay, at: [width / 2, shore + 23], centred: true });
  sheet.write({ words: `${words.towers[name]} · ${words.floors[kind]}`, at: [12, 23], style: 'title' });
  sheet.write({ words: words.kinds[kind], at: [12, 43], style: 'kind' });
  sheet.draw('shaft', 'M338 12l6 15-6-3.5-6 3.5z');
  sheet.write({ words: words.north, at: [338, 43], centred: true });
  sheet.draw('plate', outline);
}

interface CoreGroup {
  readonly name: PictogramName & keyof PlanWords['key'];
  readonly cells: readonly Cell[];
  readonly ground: Ink;
  readonly ink: Ink;
}

/** Lifts, service lift, staircases and trash room, in the same place on every floor, and the key that names them. */
function core(sheet: Sheet, tower: Tower, words: PlanWords): void {
  const groups: readonly CoreGroup[] = [
    { name: 'lift', cells: tower.lifts, ground: 'shaft', ink: 'shaftSign' },
    { name: 'service', cells: [tower.serviceLift], ground: 'shaft', ink: 'shaftSign' },
    { name: 'stairs', cells: tower.stairs, ground: 'stairs', ink: 'stairSign' },
    { name: 'trash', cells: [tower.trash], ground: 'service', ink: 'line' },
  ];
  const { at, columns } = tower.key;
  groups.forEach(({ name, cells, ground, ink }, i) => {
    const [x, y] = [at[0] + (i % columns) * 178, at[1] + Math.floor(i / columns) * 25];
    sheet.draw(ground, shapes(name === 'lift' ? tower.liftRows : cells), `M${x} ${y}h20v20h-20z`);
    for (const { middle, door, wall } of cells) {
      if (name === 'lift') sheet.draw('shaft', wall);
      sheet.draw('door', door);
      sheet.sign(ink, name, middle);
    }
    sheet.sign(ink, name, [x + 10, y + 10]);
    sheet.write({ words: words.key[name], at: [x + 28, y + 15] });
  });
}

/** Sixteen numbered doors; apartments have the veranda besides. */
function numbered(sheet: Sheet, tower: Tower, kind: NumberedKind): void {
  if (kind === 'apartments') sheet.draw('thin', tower.veranda);
  sheet.draw('unit', shapes(tower.rows), ...tower.units.map((cell) => cell.wall));
  tower.units.forEach(({ middle: [x, y], door }, i) => {
    sheet.draw('door', door);
    sheet.write({ words: unitNumber(i), at: [x, y + FOOT], centred: true });
  });
}

/** The large rooms of a public floor, each with its sign above its name, or beside it where cars need the space. */
function rooms(sheet: Sheet, tower: Tower, kind: PublicKind, { rooms: roomWords }: PlanWords): void {
  sheet.draw('service', shapes(tower.landings));
  sheet.draw('door', ...tower.landings.map((cell) => cell.door));
  for (const [name, zone, from = 0, to = 1] of FLOORS[tower.name][kind]) {
    const cell = tower.zones[zone].part(from, to);
    const { tone, sign } = ROOM_LOOK[name];
    const striped = tone === 'parking' && zone !== 'end';
    sheet.draw(tone, cell.d, tone === 'water' ? cell.inset(4) : '');
    sheet.draw('door', cell.door);
    if (striped) sheet.draw('thin', cell.stripes(24));
    const [x, y] = striped ? cell.clear : cell.middle;
    const lines = roomWords[name].split('\n');
    const longest = Math.max(...lines.map((line) => line.length)) * WIDE_LETTER;
    const style = longest + MARGIN > (striped ? cell.clearBreadth : cell.breadth) ? 'narrow' : 'text';
    if (striped && zone === 'bay') {
      const words = lines.join(' ');
      const start = x - (SIGN + words.length * LETTER) / 2;
      if (sign) sheet.sign('roomSign', sign, [start + 8, y]);
      sheet.write({ words, at: [start + SIGN, y + FOOT] });
      continue;
    }
    const top = y - (lines.length * LINE) / 2 - (lines.length - 1) * 3;
    if (sign) sheet.sign('roomSign', sign, [x, top - 1]);
    lines.forEach((line, i) => {
      sheet.write({ words: line, style, at: [x, top + (sign ? 22 : 12.8) + i * LINE], centred: true });
    });
  }
}

export function drawFloor(tower: Tower, kind: FloorKind, words: PlanWords): string {
  const sheet = new Sheet();
  frame(sheet, tower, kind, words);
  if (isNumbered(kind)) numbered(sheet, tower, kind);
  else rooms(sheet, tower, kind, words);
  core(sheet, tower, words);
  if (kind === '1') {
    sheet.draw('stairs', tower.entrance.arrow);
    sheet.write({ words: words.entrance, ...tower.entrance.word });
  }
  return sheet.toFile(tower.width, tower.height);
}

/** Place of each numbered door on its tower's sheet, for a marker laid over the picture. */
export const doorPositions = (tower: Tower): Record<string, Point> =>
  Object.fromEntries(tower.units.map(({ middle }, i) => [unitNumber(i), middle]));

/**
 * A tower's numbered doors as shapes of their own, with the walls, lifts and stairs around them: for a plan on which a
 * door is chosen.
 */
export const doorShapes = ({ units, outline, lifts, stairs, shore, width, ...tower }: Tower) => ({
  width,
  shore,
  outline,
  veranda: tower.veranda,
  lifts: shapes([...lifts, tower.serviceLift]),
  core: shapes([...stairs, tower.trash]),
  units: Object.fromEntries(units.map(({ d, middle }, i) => [unitNumber(i), { d, at: middle }])),
});
