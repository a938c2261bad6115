import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/languages';
import { deskSyncStore } from '../../../offline/desk/desk-query';
import { PageHead } from '../../../ui/page/page-head';
import { AskAgainDialog } from '../frame/ask-again-dialog';
import { FactorSetup } from './factor-setup';
import { OwnPasskeys } from './own-passkeys';
import css from './staff-page.module.css';

interface MustEnrolProps {
  lang: Language;
  signOut: { name: string; ask: () => void };
}

/** Page in the place of the desk, until the second factor that the hotel asks for is set up. */
export function MustEnrol({ lang, signOut }: MustEnrolProps) {
  const { t } = useTranslation('reception-staff');
  return (
    <section className={css.must} aria-labelledby="must-heading">
      <PageHead title={t('must.heading')} hidden />
      <h1 id="must-heading">{t('must.heading')}</h1>
      <p>{t('must.text')}</p>
      <FactorSetup onDone={() => deskSyncStore.setState({ mustEnrol: false })} />
      <OwnPasskeys onAdded={() => deskSyncStore.setState({ mustEnrol: false })} />
      <p className={css.ways}>
        <button type="button" className="btn text" onClick={signOut.ask}>
          {signOut.name}
        </button>
      </p>
      <AskAgainDialog lang={lang} />
    </section>
  );
}
