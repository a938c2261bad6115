import { useTranslation } from 'react-i18next';
import type { DeskApartment } from '../../../contract/desk/codes';
import { done } from '../../../contract/desk/stays';
import { dayInVietNam, timeInVietNam } from '../../../domain/days';
import { DeskTable } from '../shared/desk-table';
import css from '../shared/desk-table.module.css';
import { RowActions } from '../shared/row-actions';
import { useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import { shortDay } from '../shared/weekday';

interface CodeTableProps {
  doors: readonly DeskApartment[];
  onRead: (apartment: string) => void;
  onChange: (apartment: string) => void;
}

/** Doors, without their codes. */
export function CodeTable({ doors, onRead, onChange }: CodeTableProps) {
  const { t } = useTranslation('reception-stays');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const markRotated = (apartment: string): void => {
    const path = `/api/reception/codes/${encodeURIComponent(apartment)}/rotated`;
    const undo = { method: 'DELETE' as const, path, schema: done };
    void act({ method: 'PUT', path, schema: done, body: {} }, { said: t('codes.said.rotated', { apartment }), undo });
  };
  return (
    <DeskTable
      columns={(['apartment', 'code', 'wifi', 'state'] as const).map((column) => t(`codes.columns.${column}`))}
      actions={t('columns.actions')}
    >
      {doors.map((door) => (
        <tr key={door.apartment}>
          <th scope="row">{door.apartment}</th>
          <td>{t(`codes.kinds.${door.card ? 'card' : door.isDefault ? 'default' : 'own'}`)}</td>
          <td>{door.wifiName}</td>
          <td>
            <DoorState door={door} />
          </td>
          <td className={css.end}>
            <RowActions
              actions={[
                {
                  word: t('codes.act.read'),
                  about: door.apartment,
                  off: offline,
                  onAct: () => onRead(door.apartment),
                },
                {
                  word: t('codes.act.change'),
                  about: door.apartment,
                  off: offline,
                  onAct: () => onChange(door.apartment),
                },
                ...(door.rotate
                  ? [
                      {
                        word: t('codes.act.rotated'),
                        about: door.apartment,
                        off: offline || busy,
                        onAct: () => markRotated(door.apartment),
                      },
                    ]
                  : []),
              ]}
            />
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}

function DoorState({ door }: { door: DeskApartment }) {
  const { t } = useTranslation('reception-stays');
  const when = (iso: string): string => `${shortDay(dayInVietNam(Date.parse(iso)))} ${timeInVietNam(Date.parse(iso))}`;
  if (door.rotate) {
    return (
      <span className={css.state} data-tone="lacquer">
        {t('codes.left', { guest: door.rotate.guestName, time: when(door.rotate.leftAt) })}
      </span>
    );
  }
  if (door.rotatedAt === null) return null;
  return (
    <span className={css.state} data-tone="jade">
      {t('codes.rotatedAt', { time: when(door.rotatedAt) })}
    </span>
  );
}
