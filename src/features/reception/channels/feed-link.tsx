import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/copy-button';

/** Copies the address of a calendar of ours, or says that there is none yet. */
export function FeedLink({ link, about }: { link: string | null; about: string }) {
  const { t } = useTranslation(['reception-bookings', 'common']);
  if (link === null) return t('channels.noAddress');
  return (
    <CopyButton
      className="btn text"
      text={link}
      label={t('channels.copy')}
      name={`${t('channels.copy')}: ${about}`}
      copied={t('buttons.copied', { ns: 'common' })}
      failed={link}
    />
  );
}
