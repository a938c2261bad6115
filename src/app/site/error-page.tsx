import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { MessagePage } from '../layout/message-page';
import { FaultNotice } from '../layout/notices';

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
          <FaultNotice keptOnly />
        </Suspense>
      }
    >
      <button type="button" className="btn" onClick={() => window.location.reload()}>
        {t('error.reload')}
      </button>
    </MessagePage>
  );
}
