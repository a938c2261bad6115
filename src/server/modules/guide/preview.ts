import { MANIFEST_SLOT, type RenderedGuide } from '../../../contract/guide/guide-document';
import type { HotelArea } from '../../../contract/hotel/hotel-areas';
import type { HotelEvent, HotelProfile } from '../../../contract/hotel/hotel-content';
import { dayInVietNam } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { AppError } from '../../errors';
import { contentSecurityPolicy, hashesOf } from '../../platform/http/csp';
import { checked } from '../editing/engine';
import { guideContentOf } from './content';
import type { DocumentSource } from './document/build';
import type { EventsService } from './events';
import type { GuideDocuments } from './document/documents';
import type { HotelState } from '../hotel/hotel';
import { documentDataIn, type ShownHotel } from './document/data';
import { eventRows, hotelResource, profileWith } from '../hotel/module';

interface Deps {
  hotel: HotelState;
  events: EventsService;
  clock: () => number;
  /** `null` without a build: then there is nothing to show it with. */
  documents: GuideDocuments | null;
}

/**
 * The guide as guests would see it, for the desk: the very document, made of an unsaved value. It has no
 * scripts, so it shows everything at once, asks nobody for anything and keeps nothing on the device.
 */
export class GuidePreview {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The guide as it stands, with the policy under which a page of ours may frame it. @throws AppError 503 */
  async page(lang: Language): Promise<FramedGuide> {
    return framed(await this.#rendered(this.#deps.hotel.current, lang));
  }

  /**
   * The guide with another value in one area, without its styles: its text goes into the page above, which has them.
   *
   * @throws AppError 422 with the field, 503
   */
  async draft(area: HotelArea, value: unknown, lang: Language): Promise<string> {
    const { isDemo, profile, events } = this.#deps.hotel.current;
    const fitting = checked(hotelResource(area).schema, value);
    const { html } = await this.#rendered(
      {
        isDemo,
        profile: profileWith(profile, area, fitting),
        events: area === 'events' ? eventRows((fitting as { rows: HotelEvent[] }).rows) : events,
      },
      lang,
    );
    return still(html).replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, '');
  }

  async #rendered(shown: ShownHotel, lang: Language): Promise<RenderedGuide> {
    const { documents, events, clock } = this.#deps;
    if (!documents) throw new AppError(503, 'unavailable', { retryAfter: 60 });
    return documents.draft(lang, await documentDataIn(events, shown, lang, dayInVietNam(clock())));
  }
}

/** Page of a guide with the policy under which a page of ours may frame it. */
export interface FramedGuide {
  html: string;
  policy: string;
}

/** Renders the guide of a house that is not open yet. */
export async function guideOfDraft(
  { assets, loadRenderer }: DocumentSource,
  profile: HotelProfile,
  lang: Language,
): Promise<FramedGuide> {
  const render = await loadRenderer();
  return framed(
    render({ lang, content: guideContentOf({ profile, isDemo: false }, lang), events: {}, assets: assets[lang] }),
  );
}

const framed = ({ html, inline }: RenderedGuide): FramedGuide => ({
  html: still(html),
  policy: contentSecurityPolicy(hashesOf(inline), { framed: true }),
});

/**
 * A document without its scripts, and with the icons that they would bring. It is one of ours: nothing in it is written as
 * a script but scripts.
 */
function still(html: string): string {
  return html
    .replace(MANIFEST_SLOT, '')
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll('<use data-href="/', '<use href="/');
}
