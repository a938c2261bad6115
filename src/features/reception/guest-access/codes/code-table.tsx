import { useTranslation } from 'react-i18next';
import type { DeskDoor } from '../../../../contract/guest-access/doors';
import { apiCall } from '../../../../api/call';
import { noteRotatedCall, undoRotatedCall } from '../../../../contract/guest-access/desk-door-calls';
import { DeskTable } from '../../shared/desk-table';
import css from '../../shared/desk-table.module.css';
import own from '../doors/doors.module.css';
import { ReadyNote } from '../ready/ready-button';
import { useLockMarks } from '../locks/use-lock-marks';
import { useReadyMark } from '../ready/use-ready-mark';
import { RowMenu } from '../../rows/row-menu';
import { useRowSwipe } from '../../rows/use-row-swipe';
import type { RowAction } from '../../shared/row-actions';
import { useOffline } from '../../shared/use-desk';
import { useDeskAction } from '../../shared/use-desk-action';
import { showShortMoment } from '../../shared/moment';
import { shortDay } from '../../shared/weekday';
import { showDay } from '../../../../domain/days';

interface CodeTableProps {
  doors: readonly DeskDoor[];
  /** The name of a room type. */
  roomOf: (roomId: number | null) => string;
  chosen: ReadonlySet<string>;
  onChoose: (apartment: string, isChosen: boolean) => void;
  /** Today. */
  day: string;
  onOpen: (what: 'read' | 'change' | 'edit' | 'block', door: DeskDoor) => void;
}

/** Doors, without their codes. */
export function CodeTable({ doors, roomOf, chosen, onChoose, day, onOpen }: CodeTableProps) {
  const { t } = useTranslation('reception-guest-access');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const readyMark = useReadyMark();
  const lockMarks = useLockMarks();
  const swipe = useRowSwipe();
  const markRotated = (apartment: string): void => {
    const undo = apiCall(undoRotatedCall, { params: { apartment } });
    void act(apiCall(noteRotatedCall, { params: { apartment }, body: {} }), {
      notice: t('codes.said.rotated', { apartment }),
      undo,
    });
  };
  const actionsOf = (door: DeskDoor): RowAction[] => {
    const { apartment } = door;
    const action = (word: string, onAct: () => void, isOff = offline): RowAction => ({
      word,
      about: apartment,
      off: isOff,
      onAct,
    });
    return [
      ...(isToChange(door)
        ? [
            action(
              t(door.hasNext ? 'codes.next.inLock' : 'codes.act.rotated'),
              () => markRotated(apartment),
              offline || busy,
            ),
          ]
        : []),
      ...(door.retiredAt === null
        ? [
            ...(['read', 'change'] as const).map((what) => action(t(`codes.act.${what}`), () => onOpen(what, door))),
            ...lockMarks.tried(apartment, door.ready),
            readyMark(apartment, door.ready ? [{ door: apartment }] : []),
            lockMarks.battery(apartment, day, door.battery),
            ...(door.roomId === null ? [] : [action(t('doors.block'), () => onOpen('block', door))]),
          ]
        : []),
      action(t('doors.act'), () => onOpen('edit', door)),
    ];
  };
  return (
    <DeskTable
      columns={[
        { spoken: t('doors.choose') },
        ...(['apartment', 'code', 'wifi', 'state'] as const).map((column) => t(`codes.columns.${column}`)),
      ]}
      actions={t('columns.actions')}
      dense
    >
      {doors.map((door) => (
        <tr
          key={door.apartment}
          data-over={door.retiredAt !== null}
          data-open={swipe.open === door.apartment}
          aria-selected={chosen.has(door.apartment)}
          {...swipe.of(door.apartment)}
        >
          <td>
            <label className={own.tick}>
              <input
                type="checkbox"
                aria-label={t('doors.chooseOne', { door: door.apartment })}
                checked={chosen.has(door.apartment)}
                onChange={(event) => onChoose(door.apartment, event.target.checked)}
              />
            </label>
          </td>
          <th scope="row">
            {door.apartment}
            <small>{roomOf(door.roomId)}</small>
          </th>
          <td>{t(`codes.kinds.${door.card ? 'card' : door.isDefault ? 'default' : 'own'}`)}</td>
          <td translate="no">{door.wifiName}</td>
          <td>
            <DoorState door={door} day={day} />
          </td>
          <td className={css.acts}>
            <RowMenu
              actions={actionsOf(door)}
              shown={isToChange(door) ? 1 : 2}
              about={door.apartment}
              isOpen={swipe.open === door.apartment}
              onToggle={() => swipe.toggle(door.apartment)}
            />
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}

const isToChange = ({ rotate, hasNext }: DeskDoor): boolean => rotate !== null || hasNext;

/** State of a door as reception has to know it, the most urgent first; and whether it is ready. */
function DoorState({ door, day }: { door: DeskDoor; day: string }) {
  const { t } = useTranslation(['reception-guest-access', 'reception']);
  if (door.retiredAt !== null) {
    return <span className={css.state}>{t('doors.retiredAt', { time: showShortMoment(door.retiredAt) })}</span>;
  }
  return (
    <span className={own.states}>
      {door.rotate ? (
        <span className={css.state} data-tone="lacquer">
          {door.rotate.leftAt === null
            ? t('codes.next.comes', { guest: door.rotate.guestName, day: shortDay(door.rotate.from ?? day) })
            : t(door.rotate.unseen === true ? 'codes.over' : 'codes.left', {
                guest: door.rotate.guestName,
                time: showShortMoment(door.rotate.leftAt),
              })}
        </span>
      ) : (
        door.rotatedAt !== null && (
          <span className={css.state} data-tone="jade">
            {t('codes.rotatedAt', { time: showShortMoment(door.rotatedAt) })}
          </span>
        )
      )}
      {door.hasNext && door.rotate?.leftAt !== null && (
        <span className={css.state} data-tone="turmeric">
          {t('codes.next.waits')}
        </span>
      )}
      {door.ready && <ReadyNote door={door.apartment} ready={door.ready} day={day} />}
      {door.battery?.isDue === true && door.battery.on !== null && (
        <span className={css.state} data-tone="lacquer">
          {t('battery.due', { ns: 'reception', day: showDay(door.battery.on) })}
        </span>
      )}
    </span>
  );
}
