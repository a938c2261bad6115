import { rememberPlace } from './place';

/** A stay's key lives in the fragment, and this page's address is where a browser without storage has it from. */
const STAY_KEY = /[#&]s=/;

/** Somebody follows the link to the other language: open sections, place and key go along. */
export function leaveForLanguage(link: HTMLAnchorElement): void {
  rememberPlace();
  if (STAY_KEY.test(location.hash)) link.hash = location.hash;
}
