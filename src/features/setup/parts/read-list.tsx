import { useTranslation } from 'react-i18next';
import type { PastedDoor } from '../../../domain/setup/pasted-doors';
import css from '../setup.module.css';

/** So many doors of a list are named. */
const NAMED = 4;

/** Says in words what a list was read as: "1201, 1357" may be two doors, or a door and its code. */
export function ReadList({ doors }: { doors: readonly Pick<PastedDoor, 'code' | 'doorCode'>[] }) {
  const { t } = useTranslation('setup');
  if (doors.length === 0) return null;
  const named = doors
    .slice(0, NAMED)
    .map(({ code, doorCode }) => (doorCode === '' ? code : t('read.withCode', { code, doorCode })));
  const coded = doors.filter(({ doorCode }) => doorCode !== '').length;
  return (
    <p className={css.hint} role="status">
      {t('read.doors', { count: doors.length, names: named.join('; ') + (doors.length > NAMED ? '…' : '') })}{' '}
      {t(coded === 0 ? 'read.noCodes' : 'read.codes', { count: coded })}
    </p>
  );
}
