import { fold } from '../fold';
import type { Language } from '../languages';

/** Both codes of ISO 3166-1 for each country: two letters, then three. Names come from the browser or Node itself. */
const CODES =
  'AD AND,AE ARE,AF AFG,AG ATG,AI AIA,AL ALB,AM ARM,AO AGO,AQ ATA,AR ARG,AS ASM,AT AUT,AU AUS,AW ABW,AX ALA,AZ AZE,' +
  'BA BIH,BB BRB,BD BGD,BE BEL,BF BFA,BG BGR,BH BHR,BI BDI,BJ BEN,BL BLM,BM BMU,BN BRN,BO BOL,BQ BES,BR BRA,BS BHS,' +
  'BT BTN,BV BVT,BW BWA,BY BLR,BZ BLZ,CA CAN,CC CCK,CD COD,CF CAF,CG COG,CH CHE,CI CIV,CK COK,CL CHL,CM CMR,CN CHN,' +
  'CO COL,CR CRI,CU CUB,CV CPV,CW CUW,CX CXR,CY CYP,CZ CZE,DE DEU,DJ DJI,DK DNK,DM DMA,DO DOM,DZ DZA,EC ECU,EE EST,' +
  'EG EGY,EH ESH,ER ERI,ES ESP,ET ETH,FI FIN,FJ FJI,FK FLK,FM FSM,FO FRO,FR FRA,GA GAB,GB GBR,GD GRD,GE GEO,GF GUF,' +
  'GG GGY,GH GHA,GI GIB,GL GRL,GM GMB,GN GIN,GP GLP,GQ GNQ,GR GRC,GS SGS,GT GTM,GU GUM,GW GNB,GY GUY,HK HKG,HM HMD,' +
  'HN HND,HR HRV,HT HTI,HU HUN,ID IDN,IE IRL,IL ISR,IM IMN,IN IND,IO IOT,IQ IRQ,IR IRN,IS ISL,IT ITA,JE JEY,JM JAM,' +
  'JO JOR,JP JPN,KE KEN,KG KGZ,KH KHM,KI KIR,KM COM,KN KNA,KP PRK,KR KOR,KW KWT,KY CYM,KZ KAZ,LA LAO,LB LBN,LC LCA,' +
  'LI LIE,LK LKA,LR LBR,LS LSO,LT LTU,LU LUX,LV LVA,LY LBY,MA MAR,MC MCO,MD MDA,ME MNE,MF MAF,MG MDG,MH MHL,MK MKD,' +
  'ML MLI,MM MMR,MN MNG,MO MAC,MP MNP,MQ MTQ,MR MRT,MS MSR,MT MLT,MU MUS,MV MDV,MW MWI,MX MEX,MY MYS,MZ MOZ,NA NAM,' +
  'NC NCL,NE NER,NF NFK,NG NGA,NI NIC,NL NLD,NO NOR,NP NPL,NR NRU,NU NIU,NZ NZL,OM OMN,PA PAN,PE PER,PF PYF,PG PNG,' +
  'PH PHL,PK PAK,PL POL,PM SPM,PN PCN,PR PRI,PS PSE,PT PRT,PW PLW,PY PRY,QA QAT,RE REU,RO ROU,RS SRB,RU RUS,RW RWA,' +
  'SA SAU,SB SLB,SC SYC,SD SDN,SE SWE,SG SGP,SH SHN,SI SVN,SJ SJM,SK SVK,SL SLE,SM SMR,SN SEN,SO SOM,SR SUR,SS SSD,' +
  'ST STP,SV SLV,SX SXM,SY SYR,SZ SWZ,TC TCA,TD TCD,TF ATF,TG TGO,TH THA,TJ TJK,TK TKL,TL TLS,TM TKM,TN TUN,TO TON,' +
  'TR TUR,TT TTO,TV TUV,TW TWN,TZ TZA,UA UKR,UG UGA,UM UMI,US USA,UY URY,UZ UZB,VA VAT,VC VCT,VE VEN,VG VGB,VI VIR,' +
  'VN VNM,VU VUT,WF WLF,WS WSM,YE YEM,YT MYT,ZA ZAF,ZM ZMB,ZW ZWE';

/**
 * Codes of passports besides countries (ICAO 9303): stateless, refugees, others, unspecified, United Nations, Kosovo.
 */
export const SPECIAL_NATIONALITIES = ['XXA', 'XXB', 'XXC', 'XXX', 'UNO', 'XKX'] as const;

const ALPHA_2 = new Map(CODES.split(',').map((pair) => [pair.slice(3), pair.slice(0, 2)] as const));

/** The citizens of this country are not declared as foreigners. */
export const VIET_NAM = 'VNM';

/** Tells whether a code of three letters can stand in a passport. */
export const isNationality = (code: string): boolean =>
  ALPHA_2.has(code) || SPECIAL_NATIONALITIES.some((special) => special === code);

/** Name of a country in a language; `null` for the special codes, which have no region. */
export function countryName(code: string, lang: Language): string | null {
  const region = ALPHA_2.get(code);
  return region === undefined ? null : (new Intl.DisplayNames(lang, { type: 'region' }).of(region) ?? code);
}

/** Countries that most foreign guests of Ha Long and Ha Noi come from: one tap each at the desk. */
export const FREQUENT_NATIONALITIES = ['KOR', 'CHN', 'JPN', 'RUS', 'USA', 'FRA'] as const;

/** Land in ISO 3166 that nobody is a citizen of. */
const WITHOUT_CITIZENS = new Set(['ATA', 'ATF', 'BVT', 'HMD', 'IOT', 'SGS', 'UMI']);

/** Every country that guests come from, as `[code, name]`: the frequent ones, then all others by name. Viet Nam is not among them. */
export function foreignCountries(lang: Language): [code: string, name: string][] {
  const names = new Intl.DisplayNames(lang, { type: 'region' });
  const frequent: readonly string[] = FREQUENT_NATIONALITIES;
  const rank = (code: string): number => (frequent.includes(code) ? frequent.indexOf(code) : frequent.length);
  return [...ALPHA_2]
    .filter(([code]) => code !== VIET_NAM && !WITHOUT_CITIZENS.has(code))
    .map(([code, region]): [string, string] => [code, names.of(region) ?? code])
    .sort(([one, a], [other, b]) => rank(one) - rank(other) || a.localeCompare(b, lang));
}

/** Names a country as a booking keeps it: by its name in Vietnamese, as the booker's form writes it. */
export const keptNationality = (code: string): string =>
  code === VIET_NAM ? 'Việt Nam' : (countryName(code, 'vi') ?? code);

/** Words that people write in place of a country's name, folded. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: 'GBR',
  england: 'GBR',
  anh: 'GBR',
  america: 'USA',
  my: 'USA',
  usa: 'USA',
  korea: 'KOR',
  'south korea': 'KOR',
  'han quoc': 'KOR',
  'hoa ky': 'USA',
  russia: 'RUS',
  nga: 'RUS',
  uc: 'AUS',
  'dai loan': 'TWN',
  'hong kong': 'HKG',
  vietnam: VIET_NAM,
  'viet nam': VIET_NAM,
  vietnamese: VIET_NAM,
  'nguoi viet nam': VIET_NAM,
  'nguoi viet': VIET_NAM,
};

let byName: Map<string, string> | null = null;

/**
 * The country that a nationality typed into a booking means: a code of two or three letters, or a name in Vietnamese or
 * English, marks aside.
 *
 * @returns its code of three letters, or `null` when it cannot be told
 */
export function nationalityOf(typed: string): string | null {
  const text = fold(typed);
  if (text in OTHER_NAMES) return OTHER_NAMES[text] ?? null;
  const upper = text.toUpperCase();
  if (ALPHA_2.has(upper)) return upper;
  byName ??= namesOfCountries();
  return byName.get(text) ?? null;
}

function namesOfCountries(): Map<string, string> {
  const names = new Map([...ALPHA_2].map(([code, region]) => [region.toLowerCase(), code] as const));
  for (const lang of ['en', 'vi'] as const) {
    const display = new Intl.DisplayNames(lang, { type: 'region' });
    for (const [code, region] of ALPHA_2) names.set(fold(display.of(region) ?? code), code);
  }
  return names;
}

/** Tells whether a guest is to be declared as a foreigner: yes, unless the nationality says otherwise. */
export const isForeign = (nationality: string): boolean =>
  nationality.trim() !== '' && nationalityOf(nationality) !== VIET_NAM;
