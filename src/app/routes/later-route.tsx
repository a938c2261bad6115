import { useTranslation } from 'react-i18next';
import { MessagePage } from '../layout/message-page';

/** A page of the product that is not built yet. */
export function Component() {
  const { t } = useTranslation('site');
  return <MessagePage title={t('later.title')} heading={t('later.heading')} text={t('later.text')} />;
}
