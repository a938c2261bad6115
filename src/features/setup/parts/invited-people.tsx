import { useTranslation } from 'react-i18next';
import type { SetupOpened } from '../../../contract/setup/setup';
import { CopyButton } from '../../../ui/copy-button';
import { QrCode } from '../../../ui/pictures/qr-code';
import css from '../setup.module.css';

type Opened = Pick<SetupOpened, 'invitations' | 'mailsKept'>;

/** Shows the link of each invitation this once: as a code for a phone's camera, and to copy. */
export function InvitedPeople({ invitations = [], mailsKept = false }: Opened) {
  const { t } = useTranslation('setup');
  if (invitations.length === 0) return null;
  return (
    <section className={css.invited} aria-labelledby="setup-invited">
      <h2 id="setup-invited">{t('opened.people')}</h2>
      <p>{t(mailsKept ? 'opened.notMailed' : 'opened.mailed')}</p>
      {invitations.map(({ name, email, link }) => {
        const url = location.origin + link;
        return (
          <details key={email} className={css.card}>
            <summary className={css.textButton}>{t('opened.linkOf', { name, email })}</summary>
            <div>
              <QrCode text={url} label={t('opened.code', { name })} />
              <CopyButton
                text={url}
                label={t('opened.copy')}
                name={t('opened.copyOf', { name })}
                copied={t('opened.copied')}
                failed={url}
              />
            </div>
          </details>
        );
      })}
    </section>
  );
}
