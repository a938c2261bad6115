/** Opens or closes a section as it stands in the page, before React. */
export function setSection(section: Element, open: boolean): void {
  section.setAttribute('data-state', open ? 'open' : 'closed');
  section.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', `${open}`);
}
