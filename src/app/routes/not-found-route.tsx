import { useTranslation } from 'react-i18next';
import { MessagePage } from '../layout/message-page';

/** An address that is nobody's. */
export function Component() {
  const { t } = useTranslation('site');
  return <MessagePage title={t('notFound.title')} heading={t('notFound.heading')} text={t('notFound.text')} />;
}
