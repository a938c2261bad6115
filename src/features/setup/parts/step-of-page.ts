import { MANIFEST_PATH } from '../../../contract/api-addresses';
import { APARTMENTS_PATH, CONTACT_PATH, PATHS, PRIVACY_PATH } from '../../../contract/page-addresses';
import { GUIDE_PATH } from '../../../domain/guide/address';
import type { StepName } from '../steps';

const STEPS_OF: readonly (readonly [StepName, readonly string[]])[] = [
  ['features', [MANIFEST_PATH, GUIDE_PATH]],
  ['rooms', [APARTMENTS_PATH, PATHS.searchResults, PATHS.bookingPage]],
  ['legal', [CONTACT_PATH, PRIVACY_PATH]],
];

/** Finds the step that says most of what a page shows; name, city and address stand on all of them. */
export const stepOfPage = (path: string): StepName =>
  STEPS_OF.find(([, pages]) => pages.some((page) => path.startsWith(page)))?.[0] ?? 'house';
