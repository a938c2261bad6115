import { useTranslation } from 'react-i18next';
import type { StaffMember } from '../../../contract/staff/desk';
import { DeskTable } from '../shared/desk-table';
import css from '../shared/desk-table.module.css';
import { showMoment, showShortMoment } from '../shared/moment';
import { useStaffName } from '../shared/own-words';
import { RowActions } from '../shared/row-actions';
import { useOffline } from '../shared/use-desk';

const COLUMNS = ['who', 'role', 'seen', 'devices', 'factor'] as const;

interface StaffTableProps {
  staff: readonly StaffMember[];
  busy: boolean;
  onRole: (one: StaffMember) => void;
  onPassword: (one: StaffMember) => void;
  onSignOut: (one: StaffMember) => void;
  onEnd: (one: StaffMember) => void;
}

/** Everybody who works in the house. */
export function StaffTable({ staff, busy, onRole, onPassword, onSignOut, onEnd }: StaffTableProps) {
  const { t } = useTranslation('reception-staff');
  const nameOf = useStaffName();
  const off = useOffline() || busy;
  const owners = staff.filter(({ role }) => role === 'OWNER').length;
  // The house always has an owner.
  const isLast = ({ role }: StaffMember): boolean => staff.length === 1 || (role === 'OWNER' && owners === 1);
  return (
    <DeskTable columns={COLUMNS.map((column) => t(`columns.${column}`))} actions={t('columns.actions')}>
      {staff.map((one) => (
        <tr key={one.id}>
          <th scope="row">
            <bdi>{nameOf(one.name)}</bdi> {one.self && t('self')}
            <small>
              <bdi>{one.email}</bdi>
            </small>
          </th>
          <td>{one.role && t(`roles.${one.role}`)}</td>
          <td className={css.figure}>
            <span className={css.label}>{t('columns.seen')}:</span>{' '}
            {one.seenAt === null ? t('never') : <time dateTime={one.seenAt}>{showMoment(one.seenAt)}</time>}
          </td>
          <td>
            <span className={css.label}>{t('columns.devices')}:</span> <Devices of={one} />
          </td>
          <td>
            <span className={css.label}>{t('columns.factor')}:</span>{' '}
            <span className={css.state} data-tone={one.secondFactor ? 'jade' : 'turmeric'}>
              {t(one.secondFactor ? 'factor.on' : 'factor.off')}
            </span>
          </td>
          <td className={css.end}>
            <RowActions
              actions={[
                { word: t('role.open'), about: one.email, off: off || isLast(one), onAct: () => onRole(one) },
                ...(one.self
                  ? []
                  : [{ word: t('password.open'), about: one.email, off, onAct: () => onPassword(one) }]),
                ...(one.self || one.devices?.length === 0
                  ? []
                  : [{ word: t('signOut.open'), about: one.email, off, onAct: () => onSignOut(one) }]),
                { word: t('end.open'), about: one.email, off: off || isLast(one), onAct: () => onEnd(one) },
              ]}
            />
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}

/** Devices that somebody is signed in on, and when each was used last. */
function Devices({ of: { devices = [] } }: { of: StaffMember }) {
  const { t } = useTranslation('reception-staff');
  if (devices.length === 0) return t('device.none');
  return (
    <ul>
      {devices.map(({ name, seenAt }, nth) => (
        // Two may be called the same.
        <li key={nth}>
          {name === '' ? t('device.unknown') : <span translate="no">{name}</span>},{' '}
          <time dateTime={seenAt}>{showShortMoment(seenAt)}</time>
        </li>
      ))}
    </ul>
  );
}
