import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SetupOpened } from '../../contract/setup/setup';
import { DESK_PATH } from '../../contract/page-addresses';
import { guideAddress } from '../../domain/guide/address';
import { Icon } from '../../ui/icon';
import { InvitedPeople } from './parts/invited-people';
import css from './setup.module.css';

interface OpenedPageProps {
  language: ReactNode;
  /** One of its doors, `null` for a house without. */
  door: string | null;
  /** It has types of rooms, each with one price for all nights so far. */
  isSelling: boolean;
  opened: SetupOpened;
}

/** Says that the house is open, and where one goes from here. */
export function OpenedPage({ language, door, isSelling, opened }: OpenedPageProps) {
  const { t } = useTranslation('setup');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.page}>
      <header className={css.top}>
        <div className={css.bar}>
          <p />
          {language}
        </div>
      </header>
      <main className={css.body}>
        <span className={css.done} aria-hidden="true">
          <Icon name="check" />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {t('opened.title')}
        </h1>
        <p className={css.lead}>{t('opened.lead')}</p>
        <a className="btn" href={DESK_PATH}>
          {t('opened.toDesk')}
        </a>
        {opened.invitations === undefined && (
          <a className="btn quiet" href={`${DESK_PATH}/staff`}>
            {t('opened.toStaff')}
          </a>
        )}
        <a className="btn quiet" href="/">
          {t('opened.toSite')}
        </a>
        {door !== null && (
          <>
            <a className="btn quiet" href={guideAddress(door)}>
              {t('opened.toGuide', { door })}
            </a>
            <a className="btn quiet" href={`${DESK_PATH}/print`}>
              {t('opened.toPrint')}
            </a>
          </>
        )}
        {isSelling && (
          <a className="btn quiet" href={`${DESK_PATH}/prices`}>
            {t('opened.toPrices')}
          </a>
        )}
        <InvitedPeople {...opened} />
      </main>
    </div>
  );
}
