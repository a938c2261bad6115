import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { keepTrying } from '../../offline/network/keep-trying';
import { MessagePage } from '../layout/message-page';

const KeptLines = lazy(() => keepTrying(async () => ({ default: (await import('../layout/kept-lines')).KeptLines })));

/** Stands in for a page that broke, or whose script did not come. Header and footer stay where they are. */
export function ErrorPage() {
  const { t } = useTranslation('site');
  return (
    <MessagePage
      title={t('error.title')}
      heading={t('error.heading')}
      text={t('error.text')}
      kept={
        <Suspense>
          <KeptLines />
        </Suspense>
      }
    >
      <button type="button" className="btn" onClick={() => window.location.reload()}>
        {t('error.reload')}
      </button>
    </MessagePage>
  );
}
