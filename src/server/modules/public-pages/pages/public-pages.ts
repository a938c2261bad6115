import { INVITATION_PAGE, RESET_PAGE } from '../../../../contract/accounts/address';
import {
  ACCESSIBILITY_PATHS,
  APARTMENT_ID_PATH,
  APARTMENT_PATHS,
  APARTMENTS_PATH,
  apartmentListPath,
  cityApartmentsPath,
  BLOG_PATH,
  blogPostPath,
  eventArticlePath,
  EVENTS_PATH,
  HELP_PATH,
  STORY_PATHS,
  SUPPORT_PATH,
  TOUR_LIST_PATHS,
  type TourListName,
  tourPathIn,
} from '../../../../contract/page-addresses';
import { featureOfPage } from '../../../../contract/page-features';
import type { House } from '../../../../contract/hotel/house';
import type { Feature } from '../../../../domain/features';
import { usualArea } from '../../../../domain/catalogue/area-names';
import { asEventArticle, EVENT_ARTICLES } from '../../../../domain/blog/event-articles';
import type { Language } from '../../../../domain/languages';
import { slugNames } from '../../../../domain/blog/slug';
import { tourNamed } from '../../../../domain/tours/tours';
import type { BlogService } from '../../blog/blog';
import type { Catalogue } from '../../catalogue/catalogue';
import type { HotelState } from '../../hotel/hotel';
import type { HomeMarks } from '../../reviews/module';
import type { Tours } from '../../tours/tours';
import { houseOf } from '../house';
import { HOUSE_PAGES } from './house-pages';
import { BITMAP, DEMO_PICTURE, type PageContext, type PublicPage } from './page';
import { type PageWords, pageWords } from './page-words';
import { pathNames } from './path-names';
import { apartmentListPage, apartmentPage, apartmentPath, homePage } from './stay-pages';
import { articlePage, articlesPage, blogPage, postPage } from './story-pages';
import { tourListPage, tourPage, tourPath } from './tour-pages';

interface Deps {
  hotel: HotelState;
  catalogue: Catalogue;
  marks: HomeMarks;
  tours: Tours;
  blog: BlogService;
  /** Folder with files of the hotel's own. */
  mediaDir: string;
  /** The origin that search engines should know, without a slash at its end. Never one that a request names. */
  origin: () => string;
}

/** An address of the sitemap. */
export interface Listed {
  path: string;
  /** UTC milliseconds, where it is known. */
  changedAt?: number;
}

/**
 * - a page, whatever address of it was asked for
 * - `missing`: no page of the site, or an address that names something which is not there
 * - `null`: a page for which the plain document is right
 */
type FoundPage = PublicPage | 'missing' | null;

const TOUR_LISTS: readonly TourListName[] = ['all', 'HA_NOI', 'HA_LONG'];

const apartmentIdIn = pathNames([APARTMENT_ID_PATH]);
const apartmentIn = pathNames(APARTMENT_PATHS.filter((pattern) => pattern !== APARTMENT_ID_PATH));
const tourIn = pathNames(TOUR_LISTS.map((list) => tourPathIn(list)));
const postIn = pathNames([STORY_PATHS.post]);
const articleIn = pathNames([STORY_PATHS.article]);
/** Pages of the site that have nothing to tell a crawler; what they show is in the rest of their address. */
const PLAIN: readonly string[] = [STORY_PATHS.event, RESET_PAGE, INVITATION_PAGE];

const trimmed = (address: string): string => (address.length > 1 ? address.replace(/\/$/, '') : address).toLowerCase();

/** Public pages as search engines and link previews are told of them; from the same data as the API. */
export class PublicPages {
  readonly #deps: Deps;
  #worded: { revision: string; words: Readonly<Record<Language, PageWords>> } | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Brings what pages are made from up to date. */
  async ensureFresh(): Promise<void> {
    const { hotel, catalogue, marks, tours, blog } = this.#deps;
    await Promise.all([hotel, catalogue, marks, tours, blog].map((copy) => copy.ensureFresh()));
  }

  /** Changes with everything that a page may say, and with nothing else. */
  get revision(): string {
    const { hotel, catalogue, marks, tours, blog, origin } = this.#deps;
    return [hotel.current.revision, catalogue.revision, marks.revision, tours.revision, blog.revision, origin()].join(
      ' ',
    );
  }

  /** A photograph of the house's own: the drawing that stands for the demo shows the demo. */
  #housePicture(): string | null {
    const { hotel, catalogue } = this.#deps;
    if (hotel.current.isDemo) return DEMO_PICTURE;
    const pictures = catalogue.apartments.flatMap(({ body }) => body.pictures);
    return pictures.find((address) => BITMAP.test(address)) ?? null;
  }

  /** Words of the pages, laid over once for a state of the data. */
  get #words(): Readonly<Record<Language, PageWords>> {
    if (this.#worded?.revision === this.revision) return this.#worded.words;
    const { own } = this.house();
    const words = { vi: pageWords('vi', own), en: pageWords('en', own) };
    this.#worded = { revision: this.revision, words };
    return words;
  }

  context(lang: Language): PageContext {
    const { hotel, origin } = this.#deps;
    const absolute = (path: string): string => (path.startsWith('/') ? `${origin()}${path}` : path);
    const imageAt = (path: string | null): string | undefined => (path === null ? undefined : absolute(path));
    const profile = { ...hotel.current.profile, features: this.#features };
    return {
      lang,
      profile,
      retentionDays: hotel.current.privacy.retentionDays,
      words: this.#words[lang],
      housePicture: this.#housePicture(),
      house: this.house(),
      absolute,
      imageAt,
    };
  }

  /** Facts of this house that the site has to know. */
  house(): House {
    const { hotel, catalogue, mediaDir } = this.#deps;
    return houseOf(hotel.current, this.#features, catalogue, mediaDir);
  }

  /** Tells whether the house has what an address shows, where not every house does. */
  has(address: string): boolean {
    return this.#has(trimmed(address));
  }

  #has(path: string): boolean {
    const feature = featureOfPage(path);
    return feature === null || this.#features[feature];
  }

  /** Features of the house: a list that is switched on and empty is none. */
  get #features(): Readonly<Record<Feature, boolean>> {
    const { hotel, tours, blog } = this.#deps;
    const { features } = hotel.current.profile;
    return {
      ...features,
      tours: features.tours && tours.all.length > 0,
      blog: features.blog && blog.posts.length > 0,
    };
  }

  /**
   * @param address path of an address, decoded, without its query; in capitals too, as the screens take it
   * @param number of the page, of a list that comes in pages
   */
  find(address: string, lang: Language, number = 1): FoundPage {
    const context = this.context(lang);
    const asked = trimmed(address);
    const path = this.#aliases().get(asked) ?? asked;
    if (!this.#has(path)) return 'missing';
    return PLAIN.includes(path) ? null : (this.#list(path, context, number) ?? this.#one(path, context));
  }

  /** Every public page that this house has, for the sitemap. */
  listed(): Listed[] {
    const { catalogue, tours, blog } = this.#deps;
    const places = catalogue.places('vi');
    const all: Listed[] = [
      ...[
        '/',
        ...places.map(({ area }) => apartmentListPath(area)),
        ...this.#tourLists().map((name) => TOUR_LIST_PATHS[name]),
        BLOG_PATH,
        EVENTS_PATH,
      ].map((path) => ({ path })),
      ...catalogue.apartments.map((apartment) => ({ path: apartmentPath(apartment) })),
      ...tours.all.map((tour) => ({ path: tourPath(tour) })),
      ...blog.posts.map((post) => ({ path: blogPostPath(post.id), changedAt: post.updatedAt })),
      ...EVENT_ARTICLES.map((article) => ({ path: eventArticlePath(article) })),
      ...Object.keys(HOUSE_PAGES).map((path) => ({ path })),
    ];
    return all.filter(({ path }) => this.#has(path));
  }

  /** Lists of tours: of everywhere, and of each area that has some. */
  #tourLists(): readonly TourListName[] {
    const { all } = this.#deps.tours;
    return TOUR_LISTS.filter((name) => name === 'all' || all.some(({ area }) => area === name));
  }

  /** Addresses of the specification that show what another shows (§2). */
  #aliases(): ReadonlyMap<string, string> {
    const places = this.#deps.catalogue.places('vi');
    const usual = usualArea(places);
    return new Map([
      [SUPPORT_PATH, HELP_PATH],
      [ACCESSIBILITY_PATHS[1], ACCESSIBILITY_PATHS[0]],
      ...places.map(({ id, area }) => [cityApartmentsPath(id), apartmentListPath(area)] as const),
      ...(usual === null ? [] : [[APARTMENTS_PATH, apartmentListPath(usual)] as const]),
    ]);
  }

  #list(path: string, context: PageContext, number: number): PublicPage | 'missing' | null {
    const { catalogue, tours, blog } = this.#deps;
    const places = catalogue.places(context.lang);
    if (path === '/') return homePage(context, catalogue.apartments, places);
    if (path === BLOG_PATH) return blogPage(context, blog.posts);
    if (path === EVENTS_PATH) return articlesPage(context);
    const place = places.find(({ area }) => path === apartmentListPath(area));
    if (place) return apartmentListPage(context, place, catalogue.apartments, number) ?? 'missing';
    for (const name of this.#tourLists()) {
      if (path === TOUR_LIST_PATHS[name]) return tourListPage(context, name, tours.all);
    }
    return Object.hasOwn(HOUSE_PAGES, path) ? (HOUSE_PAGES[path]?.(context) ?? null) : null;
  }

  #one(path: string, context: PageContext): PublicPage | 'missing' {
    const { catalogue, marks, tours, blog } = this.#deps;
    const apartmentSlug = apartmentIn(path);
    const apartmentId = apartmentIdIn(path);
    if (apartmentSlug !== null || apartmentId !== null) {
      const named = catalogue.apartments.find(({ id, body }) =>
        apartmentSlug === null
          ? String(id) === apartmentId
          : [body.name.vi, body.name.en].some((name) => slugNames(apartmentSlug, name)),
      );
      return named ? apartmentPage(context, named, marks.of(named.id)) : 'missing';
    }
    const tourSlug = tourIn(path);
    if (tourSlug !== null) {
      const named = tours.all.find(({ body }) =>
        [body.name.vi, body.name.en].some((name) => tourNamed(tourSlug, { name })),
      );
      return named ? tourPage(context, named) : 'missing';
    }
    const postId = postIn(path);
    if (postId !== null) {
      const post = blog.posts.find(({ id }) => String(id) === postId);
      return post ? postPage(context, post) : 'missing';
    }
    const slug = articleIn(path);
    const article = slug === null ? null : asEventArticle(slug);
    return article ? articlePage(context, article) : 'missing';
  }
}
