import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog';
import { BOOKING_KEYS } from '../bookings/use-dialog-keys';
import type { DeskPage } from './desk-page';
import { useMay } from './own-account';
import css from './shortcuts-dialog.module.css';

type BookingKey = keyof typeof BOOKING_KEYS;

/** Lists the shortcuts of the keyboard. */
export function ShortcutsDialog({ pages, onClose }: { pages: readonly DeskPage[]; onClose: () => void }) {
  const { t } = useTranslation(['reception', 'common']);
  const may = useMay();
  return (
    <Dialog title={t('shortcuts.title')} close={t('buttons.close', { ns: 'common' })} onClose={onClose}>
      <dl className={css.keys}>
        {may('guests') && (
          <>
            <Row keys={['/']} text={t('shortcuts.search')} />
            <Row keys={['n']} text={t('shortcuts.book')} />
            <Row keys={['t']} text={t('shortcuts.firstTodo')} />
            <Row keys={['a']} text={t('shortcuts.firstArrival')} />
            <Row keys={['d']} text={t('shortcuts.firstDeparture')} />
            <Row keys={['↑', '↓', 'Enter']} text={t('shortcuts.todos')} />
            {(Object.keys(BOOKING_KEYS) as BookingKey[]).map((name) => (
              <Row key={name} keys={[BOOKING_KEYS[name]]} text={t(`shortcuts.booking.${name}`)} />
            ))}
          </>
        )}
        <Row keys={['Ctrl', 'z']} text={t('shortcuts.undo')} />
        {pages.map(({ name, letter }) => (
          <Row key={name} keys={['g', letter]} text={t(`pages.${name}`)} />
        ))}
        <Row keys={['?']} text={t('shortcuts.open')} />
      </dl>
    </Dialog>
  );
}

function Row({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
