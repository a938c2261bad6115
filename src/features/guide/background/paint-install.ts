import { askPersist } from '../../../offline/guide/saved';
import { installPrompt, type Offer, offerNow, subscribeInstall } from '../early/install-prompt';

/** Templates in the page, rendered by React (`app/guide/offer-templates.tsx`). */
export const offerTemplateId = (offer: Offer): string => `offer-${offer}`;

let painted: Offer = 'none';
/** Gives the offer that stands in the page when React takes over: it starts with that. */
export const paintedOffer = (): Offer => painted;
export const startFromOffer = (offer: Offer): void => {
  painted = offer;
};

/** Shows the browser's prompt, and asks that what is kept is not cleared. */
export async function install(): Promise<void> {
  const prompt = installPrompt();
  if (prompt && prompt !== 'installed') await prompt.prompt();
  await askPersist();
}

/**
 * Shows the offer to install without React, wherever the page has a place for it.
 *
 * @param isOurs whether the page is still ours to paint
 */
export function followInstall(isOurs: () => boolean, bringReact: () => void): void {
  const paint = (): void => {
    const offer = offerNow();
    if (!isOurs() || offer === painted) return;
    const template = document.getElementById(offerTemplateId(offer));
    if (!(template instanceof HTMLTemplateElement)) {
      bringReact(); // thanks, or an offer taken back
      return;
    }
    painted = offer;
    for (const place of document.querySelectorAll('[data-install]')) {
      place.replaceChildren(template.content.cloneNode(true));
    }
    window.hienEarly?.dress?.();
  };
  subscribeInstall(paint);
  document.addEventListener('click', ({ target }) => {
    if (isOurs() && target instanceof Element && target.closest('[data-install] [data-at-once]')) void install();
  });
  paint();
}
