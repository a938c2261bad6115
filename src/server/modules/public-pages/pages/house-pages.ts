import {
  CHARTER_CAPITAL,
  FOUNDED_YEAR,
  OFF_HOURS_REPLY_MINUTES,
  REPLY_WITHIN_MINUTES,
} from '../../../../domain/company';
import { formatVnd } from '../../../../domain/money';
import { REFERENCE_PRICE_RANGE, REFERENCE_PRICES, SEASIDE_HOTEL } from '../../../../domain/catalogue/seaside-hotel';
import { escapeHtml } from '../../../../domain/escape-html';
import type { PageContext, PublicPage } from './page';
import { heading, HOUSE_PICTURE, list, paragraph } from './page';
import { filled, PAGE_WORDS, prose } from './page-words';
import { houseThing, thing } from './things';

const BILLION = 1_000_000_000;
const MINUTES_PER_HOUR = 60;
const ABOUT = '/about-us';
const SHARED_HOTEL = '/pictures/share/hotel.png';

/** What the sentences of these pages ask for. */
const values = ({ profile, lang }: PageContext): Record<string, string> => ({
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
    const said = values(context);
    const { title, description, heading: head, lead, ...rest } = words;
    return {
      path,
      title,
      description: filled(description, said) ?? '',
      picture: HOUSE_PICTURE,
      kind: 'website',
      trail: trailOf(context),
      things: [],
      body: heading(1, head) + paragraph(filled(lead, said) ?? '') + prose(rest, said),
    };
  };
}

const company = (context: PageContext) => PAGE_WORDS[context.lang].company;
const help = (context: PageContext) => {
  const { title, description, heading: head, lead, topics } = PAGE_WORDS[context.lang].help;
  return { title, description, heading: head, lead, topics };
};
/** Where the house is and how to reach it. */
const contact: Page = (context) => {
  const { profile, lang } = context;
  const { title, description, heading: head, lead, company: where, hours } = PAGE_WORDS[lang].help.contact;
  const ways = [profile.address[lang], profile.phones.reception, profile.email].filter(Boolean);
  return {
    path: '/lien-he',
    title,
    description: filled(description, values(context)) ?? '',
    picture: HOUSE_PICTURE,
    kind: 'website',
    trail: [],
    things: [houseThing(context)],
    body: heading(1, head) + paragraph(lead) + heading(2, where) + list(ways.map(escapeHtml)) + paragraph(hours),
  };
};
const belowAbout = (context: PageContext): PublicPage['trail'] => [{ name: company(context).about.title, path: ABOUT }];

/** The Ha Long seaside hotel, with its reference prices. */
const seasideHotel: Page = (context) => {
  const words = PAGE_WORDS[context.lang].hotel;
  const said = values(context);
  const prices = REFERENCE_PRICES.map(({ room, from, to }) => {
    const range = filled(words.prices.range, { from: formatVnd(from, context.lang), to: formatVnd(to, context.lang) });
    return paragraph(`${words.prices.rooms[room]}: ${range ?? ''}`);
  });
  return {
    path: '/khach-san-sat-bien-ha-long',
    title: words.title,
    description: filled(words.description, said) ?? '',
    picture: SHARED_HOTEL,
    kind: 'website',
    trail: [],
    things: [
      {
        ...houseThing(context),
        ...thing('Hotel', {
          '@id': context.absolute('/khach-san-sat-bien-ha-long#hotel'),
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
      prose(words.sections, said),
      prose(words.amenities, said),
      heading(2, words.prices.heading),
      list(prices),
    ].join(''),
  };
};

/** Pages about the house, by their canonical address. */
export const HOUSE_PAGES: Readonly<Record<string, Page>> = {
  '/lien-he': contact,
  '/help': wordsPage('/help', help),
  [ABOUT]: wordsPage(ABOUT, (context) => company(context).about),
  '/about-us/company': wordsPage('/about-us/company', (context) => company(context).company, belowAbout),
  '/about-us/groupcompany': wordsPage('/about-us/groupcompany', (context) => company(context).group, belowAbout),
  '/about-us/culture': wordsPage('/about-us/culture', (context) => company(context).culture, belowAbout),
  '/about-us/our-story': wordsPage('/about-us/our-story', (context) => company(context).story, belowAbout),
  '/coperate': wordsPage('/coperate', (context) => company(context).partners),
  '/chuong-trinh-hop-tac': wordsPage('/chuong-trinh-hop-tac', (context) => company(context).programme),
  '/chinh-sach-bao-mat': wordsPage('/chinh-sach-bao-mat', ({ lang }) => PAGE_WORDS[lang].policies.privacy),
  '/cham-soc-khach-hang': wordsPage('/cham-soc-khach-hang', ({ lang }) => PAGE_WORDS[lang].policies.care),
  '/khach-san-sat-bien-ha-long': seasideHotel,
};
