import { straightLink } from '../domain/straight-link';

/** Puts the whole address of this page right in place, before anything of it is read, kept or shown to somebody. */
export function straightenAddress(): void {
  const address = location.pathname + location.search + location.hash;
  const straight = straightLink(address);
  if (straight !== address) history.replaceState(history.state, '', straight);
}
