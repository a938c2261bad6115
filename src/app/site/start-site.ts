import { keepTrying } from '../../offline/network/keep-trying';
import { liesUnder } from '../../contract/page-addresses';
import { GUIDE_PATH } from '../../domain/guide/address';
import { straightenAddress } from '../straighten-address';
import 'react-dom/client';

/**
 * Starts the site. Evaluating all of its code at once is a long task on a slow phone: the library has been, with this
 * file; the site's own comes after a turn. The document names its files already, see src/build/next-stage.ts.
 */
export function startSite(): void {
  straightenAddress();
  // An older worker has answered with the site where the guide was meant.
  if (liesUnder(location.pathname, GUIDE_PATH)) location.reload();
  else setTimeout(() => void keepTrying(() => import('./site-entry')));
}
