import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { telAddress } from '../../domain/hotel-phone';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/pictures/picture';
import { RichText } from '../../ui/rich-text';
import { wholeWords } from '../../ui/whole-words';
import css from './help-aside.module.css';
import { emergencyNumber } from './topic-list';

interface HelpAsideProps {
  hasLobby: boolean;
  reception: string | null;
  contact: ReactNode;
  guide: ReactNode;
}

/** The ways out of the help page: a person, and what to do when it is dangerous. */
export function HelpAside({ hasLobby, reception, contact, guide }: HelpAsideProps) {
  const { t } = useTranslation('help');
  return (
    <aside className={css.aside}>
      {hasLobby && <Picture id="hotel/lobby" alt="" sizes="380px" priority className={css.picture ?? ''} />}
      <div className={css.words}>
        <h2>{t('aside.heading')}</h2>
        <p>{t('aside.text')}</p>
        {reception && (
          <a className="btn" href={telAddress(reception)}>
            <Icon name="phone" />
            <span>{wholeWords(t('aside.call', { phone: reception }))}</span>
          </a>
        )}
        <p className={css.links}>
          {contact}
          {guide}
        </p>
        <p className={css.danger}>
          <Icon name="warning" />
          <span>
            <RichText
              text={t('aside.danger', { fire: emergencyNumber('fire'), ambulance: emergencyNumber('ambulance') })}
            />
          </span>
        </p>
      </div>
    </aside>
  );
}
