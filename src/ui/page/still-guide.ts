/** A page without scripts asks for no code and would say for ever that the network is slow: it says what stands there. */
export function settleDoor(guide: Document | null | undefined, words: string): void {
  for (const door of guide?.querySelectorAll('[data-layout="loading"]') ?? []) {
    const [heading, text] = [door.querySelector('b'), door.querySelector('b + p')];
    if (heading) heading.textContent = words;
    if (text) text.textContent = '';
  }
}

/** It is to be looked at: its buttons do nothing, and its links would lead the frame away. */
export const holdStill = (guide: Document | null | undefined): void =>
  guide?.getElementById('root')?.setAttribute('inert', '');
