import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { InstallOffer } from '../../features/guide/sections/install-offer';
import { offerTemplateId, startFromOffer } from '../../features/guide/background/paint-install';

/**
 * The offer to install as React renders it, for the page to show without React.
 *
 * @param surround gives a part the words and data of the page
 */
export function offerTemplates(surround: (part: ReactNode) => ReactNode): string {
  const templates = (['prompt', 'steps'] as const).map((offer) => {
    startFromOffer(offer);
    return `<template id="${offerTemplateId(offer)}">${renderToString(surround(<InstallOffer />))}</template>`;
  });
  startFromOffer('none');
  return templates.join('');
}
