import {
  ABOUT_PATHS,
  ACCESSIBILITY_PATH,
  CONTACT_PATH,
  CUSTOMER_CARE_PATH,
  HELP_PATH,
  PARTNERS_PATH,
  PRIVACY_PATH,
  PROGRAMME_PATH,
  SEASIDE_HOTEL_PATH,
} from '../../../../contract/page-addresses';
import {
  CHARTER_CAPITAL,
  FOUNDED_YEAR,
  OFF_HOURS_REPLY_MINUTES,
  REPLY_WITHIN_MINUTES,
} from '../../../../domain/company';
import { formatVnd } from '../../../../domain/money';
import { REFERENCE_PRICE_RANGE, REFERENCE_PRICES, SEASIDE_HOTEL } from '../../../../domain/catalogue/seaside-hotel';
import { retentionFigures } from '../../../../domain/privacy/retention';
import { escapeHtml } from '../../../../domain/escape-html';
import { legalFacts } from '../legal';
import type { PageContext, PublicPage } from './page';
import { heading, list, paragraph } from './page';
import { filled, prose } from './prose';
import { houseThing, thing } from './things';

const BILLION = 1_000_000_000;
const MINUTES_PER_HOUR = 60;
const SHARED_HOTEL = '/pictures/share/hotel.png';

/** Gives the values for the placeholders in these pages' sentences. */
const values = ({ profile, retentionDays, lang }: PageContext): Record<string, string> => ({
  ...retentionFigures(retentionDays),
  brand: profile.brand,
  year: String(FOUNDED_YEAR),
  billions: String(CHARTER_CAPITAL / BILLION),
  minutes: String(REPLY_WITHIN_MINUTES),
  hours: String(OFF_HOURS_REPLY_MINUTES / MINUTES_PER_HOUR),
  phone: profile.phones.reception,
  from: formatVnd(Math.min(...REFERENCE_PRICES.map(({ from }) => from)), lang),
  checkIn: SEASIDE_HOTEL.checkIn,
  checkOut: SEASIDE_HOTEL.checkOut,
  fire: '114',
  ambulance: '115',
});

type Page = (context: PageContext) => PublicPage;
interface PageHeadWords {
  title: string;
  description: string;
  heading: string;
  lead: string;
}

/** A page that is words alone. */
function wordsPage(
  path: string,
  wordsOf: (context: PageContext) => PageHeadWords & Parameters<typeof prose>[0] & object,
  trailOf: (context: PageContext) => PublicPage['trail'] = () => [],
): Page {
  return (context) => {
    const words = wordsOf(context);
    const placeholders = values(context);
    const { title, description, heading: head, lead, ...rest } = words;
    return {
      path,
      title,
      description: filled(description, placeholders) ?? '',
      picture: context.housePicture,
      kind: 'website',
      trail: trailOf(context),
      things: [],
      body: heading(1, head) + paragraph(filled(lead, placeholders) ?? '') + prose(rest, placeholders),
    };
  };
}

const company = (context: PageContext) => context.words.company;
const help = (context: PageContext) => {
  const { title, description, heading: head, lead, topics: all } = context.words.help;
  const told = context.house.own?.topics;
  const topics = Object.fromEntries(Object.entries(all).filter(([topic]) => told?.includes(topic) ?? true));
  return { title, description, heading: head, lead, topics };
};
/** Says as much of accessibility as can be said without a run of the tests. */
const accessibility = ({ words }: PageContext) => {
  const { title, description, heading: head, lead, limits } = words.policies.accessibility;
  return { title, description, heading: head, lead, limits };
};
/** Says where the house is and how to reach it. */
const contact: Page = (context) => {
  const { profile, lang, words } = context;
  const { title, description, heading: head, lead, company: where, hours } = words.help.contact;
  const facts = legalFacts(profile, lang).map((fact) => fact.join(': '));
  const contacts = [profile.address[lang], profile.phones.reception, profile.email, ...facts].filter(Boolean);
  return {
    path: CONTACT_PATH,
    title,
    description: filled(description, values(context)) ?? '',
    picture: context.housePicture,
    kind: 'website',
    trail: [],
    things: [houseThing(context)],
    body: heading(1, head) + paragraph(lead) + heading(2, where) + list(contacts.map(escapeHtml)) + paragraph(hours),
  };
};
const belowAbout = (context: PageContext): PublicPage['trail'] => [
  { name: company(context).about.title, path: ABOUT_PATHS.hub },
];

/** The Ha Long seaside hotel, with its reference prices. */
const seasideHotel: Page = (context) => {
  const words = context.words.hotel;
  const placeholders = values(context);
  const prices = REFERENCE_PRICES.map(({ room, from, to }) => {
    const range = filled(words.prices.range, { from: formatVnd(from, context.lang), to: formatVnd(to, context.lang) });
    return paragraph(`${words.prices.rooms[room]}: ${range ?? ''}`);
  });
  return {
    path: SEASIDE_HOTEL_PATH,
    title: words.title,
    description: filled(words.description, placeholders) ?? '',
    picture: SHARED_HOTEL,
    kind: 'website',
    trail: [],
    things: [
      {
        ...houseThing(context),
        ...thing('Hotel', {
          '@id': context.absolute(`${SEASIDE_HOTEL_PATH}#hotel`),
          name: words.heading,
          image: context.absolute(SHARED_HOTEL),
          checkinTime: SEASIDE_HOTEL.checkIn,
          checkoutTime: SEASIDE_HOTEL.checkOut,
          petsAllowed: SEASIDE_HOTEL.petsAllowed,
          smokingAllowed: SEASIDE_HOTEL.smokingAllowed,
          priceRange: REFERENCE_PRICE_RANGE,
        }),
      },
    ],
    body: [
      heading(1, words.heading),
      paragraph(words.lead),
      prose(words.sections, placeholders),
      prose(words.amenities, placeholders),
      heading(2, words.prices.heading),
      list(prices),
    ].join(''),
  };
};

/** Pages about the house, by their canonical address. */
export const HOUSE_PAGES: Readonly<Record<string, Page>> = {
  [CONTACT_PATH]: contact,
  [HELP_PATH]: wordsPage(HELP_PATH, help),
  [ABOUT_PATHS.hub]: wordsPage(ABOUT_PATHS.hub, (context) => company(context).about),
  [ABOUT_PATHS.company]: wordsPage(ABOUT_PATHS.company, (context) => company(context).company, belowAbout),
  [ABOUT_PATHS.group]: wordsPage(ABOUT_PATHS.group, (context) => company(context).group, belowAbout),
  [ABOUT_PATHS.culture]: wordsPage(ABOUT_PATHS.culture, (context) => company(context).culture, belowAbout),
  [ABOUT_PATHS.story]: wordsPage(ABOUT_PATHS.story, (context) => company(context).story, belowAbout),
  [PARTNERS_PATH]: wordsPage(PARTNERS_PATH, (context) => company(context).partners),
  [PROGRAMME_PATH]: wordsPage(PROGRAMME_PATH, (context) => company(context).programme),
  [PRIVACY_PATH]: wordsPage(PRIVACY_PATH, ({ words }) => words.policies.privacy),
  [ACCESSIBILITY_PATH]: wordsPage(ACCESSIBILITY_PATH, accessibility),
  [CUSTOMER_CARE_PATH]: wordsPage(CUSTOMER_CARE_PATH, ({ words }) => words.policies.care),
  [SEASIDE_HOTEL_PATH]: seasideHotel,
};
