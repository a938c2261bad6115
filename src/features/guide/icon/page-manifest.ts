import { stayManifest } from '../../../domain/guide/icon/stay-manifest';
import { stayKeyFor } from '../../../offline/guest-access/stay-key';
import { guideStore } from '../early/guide-store';

/** Browsers with another engine than WebKit, on a Mac, keep an icon's storage with their own. */
function startsEmpty(): boolean {
  const { userAgent, vendor, maxTouchPoints } = navigator;
  return !/Macintosh/.test(userAgent) || maxTouchPoints > 1 || vendor.startsWith('Apple');
}

/**
 * Gives a page of Apple's, where an icon's storage begins empty, a manifest of the stay whose key the phone keeps. It is
 * made here: the key lies in the fragment of its `start_url` (decision 125). When the key goes, the apartment's own is back. Safari
 * keeps the first that it reads, when somebody adds an icon; one that does not take ours finds none, and keeps the page's
 * address with its fragment.
 */
export function followStayKey(apartment: string): void {
  if (!startsEmpty()) return;
  const link = document.querySelector<HTMLLinkElement>('[rel=manifest]') ?? document.createElement('link');
  // The house's guide has none.
  const served = link.getAttribute('href');
  const isApp = Object.assign(document.createElement('meta'), { name: 'apple-mobile-web-app-capable', content: 'yes' });
  let given: string | null = null;
  const follow = (): void => {
    const key = stayKeyFor(apartment);
    if (key === given) return;
    if (given !== null) URL.revokeObjectURL(link.href);
    given = key;
    if (key !== null) {
      const manifest = JSON.stringify(stayManifest(location.origin, { apartment, key }, document.title));
      const href = URL.createObjectURL(new Blob([manifest], { type: 'application/manifest+json' }));
      document.head.append(Object.assign(link, { href, rel: 'manifest' }), isApp);
    } else if (served === null) link.remove();
    else link.href = served;
  };
  guideStore.subscribe(follow);
  follow();
}
