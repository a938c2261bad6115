import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { DESK_PATH } from '../../contract/page-addresses';
import { DeskMessage } from '../../features/reception/frame/desk-message';

/** An address of the desk that is none. */
export function Component() {
  const { t } = useTranslation('reception');
  return (
    <DeskMessage heading={t('missing.heading')} text={t('missing.text')}>
      <Link className="btn" to={DESK_PATH}>
        {t('missing.back')}
      </Link>
    </DeskMessage>
  );
}
