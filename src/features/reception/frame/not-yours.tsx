import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DeskMessage } from './desk-message';
import type { DeskPage } from './desk-page';

/** Says that what was opened by its address is not part of the role, and leads to a page that is. */
export function NotYours({ instead: { path, name } }: { instead: Pick<DeskPage, 'path' | 'name'> }) {
  const { t } = useTranslation('reception');
  return (
    <DeskMessage heading={t('notYours.heading')} text={t('notYours.text')}>
      <Link className="btn" to={path}>
        {t(`pages.${name}`)}
      </Link>
    </DeskMessage>
  );
}
