/** A paragraph, or a list with its items. A line may mark what is bold, `**so**`; nothing else in it is more than text. */
export type TextBlock = ['p' | 'ul' | 'ol', ...string[]];

const POINT = /^[-–•*]\s+/;
const NUMBER = /^(\d{1,2})[.)]\s+/;

/**
 * Reads a text as people type it: every line is a paragraph, lines that begin with a dash are a list, lines that are
 * numbered from 1 on are steps. What is numbered otherwise keeps its number and stays a line.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split('\n')) {
    const typed = line.trim();
    if (typed === '') continue;
    const last = blocks.at(-1);
    const number = Number(NUMBER.exec(typed)?.[1] ?? 0);
    const goesOn = last?.[0] === 'ol' && number === last.length;
    const kind = number === 1 || goesOn ? 'ol' : POINT.test(typed) ? 'ul' : 'p';
    const item = kind === 'p' ? typed : typed.replace(kind === 'ol' ? NUMBER : POINT, '');
    if (kind === 'p' || number === 1 || last?.[0] !== kind) blocks.push([kind, item]);
    else last.push(item);
  }
  return blocks;
}
