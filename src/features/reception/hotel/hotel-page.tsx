import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type words from '../../../../locales/vi/reception-hotel.json';
import { DESK_PATH } from '../../../contract/page-addresses';
import type { Language } from '../../../domain/languages';
import { Icon } from '../../../ui/icon';
import { DeskHead } from '../frame/desk-head';
import { DeskPart } from '../shared/desk-part';
import * as lines from './hotel-lines';
import css from './hotel-page.module.css';
import { OwnHouse } from './own-house';

const area = (name: string): string => `${DESK_PATH}/content?area=${name}`;
const ROOMS = `${DESK_PATH}/offers?list=homes`;

interface Group {
  name: keyof (typeof words)['groups'];
  subjects: readonly {
    name: keyof (typeof words)['subjects'];
    /** Address of the page that changes it. */
    to: string;
    /** Shows what it says now. */
    Line: ComponentType<{ lang: Language }>;
    /** It says names and numbers, which no machine may translate. */
    isVerbatim?: true;
  }[];
}

/** Subjects that a house tells of itself when it is made (`/setup`), in the same order, and the page where each is changed. */
const GROUPS: readonly Group[] = [
  {
    name: 'reach',
    subjects: [
      { name: 'brand', to: area('brand'), Line: lines.Brand, isVerbatim: true },
      { name: 'address', to: area('address'), Line: lines.Address },
      { name: 'city', to: area('city'), Line: lines.City },
      { name: 'phones', to: area('phones'), Line: lines.Phones, isVerbatim: true },
      { name: 'email', to: area('online'), Line: lines.Email, isVerbatim: true },
      { name: 'hours', to: area('hours'), Line: lines.Hours },
      { name: 'legal', to: area('legal'), Line: lines.Legal, isVerbatim: true },
    ],
  },
  {
    name: 'rooms',
    subjects: [
      { name: 'doors', to: `${DESK_PATH}/codes`, Line: lines.Doors },
      { name: 'types', to: ROOMS, Line: lines.Types },
      { name: 'prices', to: `${DESK_PATH}/prices`, Line: lines.Prices },
      { name: 'cancellation', to: area('cancellation'), Line: lines.Cancellation },
      { name: 'surcharges', to: area('surcharges'), Line: lines.Surcharges },
      { name: 'features', to: area('features'), Line: lines.Features },
    ],
  },
  {
    name: 'people',
    subjects: [
      { name: 'account', to: `${DESK_PATH}/account`, Line: lines.Account },
      { name: 'staff', to: `${DESK_PATH}/staff`, Line: lines.Staff },
      { name: 'mails', to: `${DESK_PATH}/mail`, Line: lines.Mails },
      { name: 'backups', to: `${DESK_PATH}/backups`, Line: lines.Backups },
    ],
  },
];

/** The house as its owner has described it: every subject with what it says now, and the way to change it. */
export function HotelPage({ lang }: { lang: Language }) {
  const { t } = useTranslation('reception-hotel');
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      <OwnHouse lang={lang} />
      {GROUPS.map(({ name: group, subjects }) => (
        <DeskPart key={group} heading={t(`groups.${group}`)}>
          <ul className={css.rows}>
            {subjects.map(({ name, to, Line, isVerbatim }) => (
              <li key={name}>
                <Link to={to}>
                  <b>{t(`subjects.${name}`)}</b>
                  <span translate={isVerbatim && 'no'}>
                    <Line lang={lang} />
                  </span>
                  <Icon name="chevron-right" />
                </Link>
              </li>
            ))}
          </ul>
        </DeskPart>
      ))}
    </>
  );
}
