import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { PROFILE_PATH } from '../../../contract/page-addresses';
import type { Language } from '../../../domain/languages';
import { deskSyncStore } from '../../../offline/desk/desk-query';
import { Icon } from '../../../ui/icon';
import { useStaffName } from '../shared/own-words';
import css from './desk-rail.module.css';

export interface DeskFootProps {
  staffName: string;
  other: { lang: Language; name: string };
  onSwitchLanguage: () => void;
  signOut: { name: string; ask: () => void };
  onHelp: () => void;
}

/** Shows who works here, and what is no page of the desk: language, keys, the guests' site, the way out. */
export function DeskFoot({ staffName, other, onSwitchLanguage, signOut, onHelp }: DeskFootProps) {
  const { t } = useTranslation('reception');
  const nameOf = useStaffName();
  const live = useStore(deskSyncStore, (news) => news.live);
  return (
    <div className={css.foot}>
      <p>
        <Link to={PROFILE_PATH}>
          <b>{nameOf(staffName)}</b>
        </Link>
        <span data-live={live}>{live ? t('live.yes') : t('live.no')}</span>
      </p>
      <button type="button" lang={other.lang} onClick={onSwitchLanguage}>
        <Icon name="globe" />
        {other.name}
      </button>
      <button type="button" className={css.keys} onClick={onHelp}>
        <kbd>?</kbd>
        {t('shortcuts.open')}
      </button>
      <a href="/">
        <Icon name="external" />
        {t('toSite')}
      </a>
      <button type="button" onClick={signOut.ask}>
        <Icon name="sign-out" />
        {signOut.name}
      </button>
    </div>
  );
}
