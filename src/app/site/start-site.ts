import { keepTrying } from '../../offline/network/keep-trying';
import 'react-dom/client';

/**
 * Starts the site. Evaluating all of its code at once is a long task on a slow phone: the library has been, with this
 * file; the site's own comes after a turn. The document names its files already, see src/build/next-stage.ts.
 */
export function startSite(): void {
  setTimeout(() => void keepTrying(() => import('./site-entry')));
}
