import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/copy-button';
import { Icon } from '../../../ui/icon';

interface ShareButtonProps {
  url: string;
  /** Name of the door or person that the link is for, read to people who do not see the screen. */
  about: string;
}

/** The phone's own way of handing something on; where there is none, the link is copied. */
export function ShareButton({ url, about }: ShareButtonProps) {
  const { t } = useTranslation(['bookings', 'common']);
  if (!('share' in navigator)) {
    return (
      <CopyButton
        className="btn quiet"
        text={url}
        label={t('guides.copy')}
        name={`${t('guides.copy')} ${about}`.trim()}
        done={t('buttons.copied', { ns: 'common' })}
        copied={t('buttons.copied', { ns: 'common' })}
        failed={t('guides.copyFailed')}
      />
    );
  }
  return (
    <button
      type="button"
      className="btn quiet"
      aria-label={`${t('guides.share')} ${about}`.trim()}
      // Whoever closes the phone's sheet has changed their mind: nothing is the matter.
      onClick={() => void navigator.share({ title: t('guides.title'), url }).catch(() => undefined)}
    >
      <Icon name="share" />
      {t('guides.share')}
    </button>
  );
}

/** A guide's link on this very site, wherever the server takes itself to be. */
export function pathOfGuide(link: string): string {
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}
