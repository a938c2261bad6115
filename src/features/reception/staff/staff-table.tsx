import { useTranslation } from 'react-i18next';
import type { StaffDevice, StaffMember } from '../../../contract/staff/desk';
import { DeskTable } from '../shared/desk-table';
import css from '../shared/desk-table.module.css';
import { showMoment } from '../shared/moment';
import { useStaffName } from '../shared/own-words';
import { RowActions } from '../shared/row-actions';
import { useOffline } from '../shared/use-desk';
import { DeviceList } from './device-list';

const COLUMNS = ['who', 'role', 'seen', 'devices', 'factor'] as const;

interface StaffTableProps {
  staff: readonly StaffMember[];
  busy: boolean;
  onRole: (one: StaffMember) => void;
  onPassword: (one: StaffMember) => void;
  onSignOut: (one: StaffMember) => void;
  onEndDevice: (one: StaffMember, device: StaffDevice) => void;
  onEnd: (one: StaffMember) => void;
}

/** Everybody who works in the house. */
export function StaffTable({ staff, busy, onRole, onPassword, onSignOut, onEndDevice, onEnd }: StaffTableProps) {
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
            <span className={css.label}>{t('columns.devices')}:</span>{' '}
            <DeviceList
              devices={one.devices ?? []}
              email={one.email}
              off={off}
              onEnd={(device) => onEndDevice(one, device)}
            />
          </td>
          <td>
            <span className={css.label}>{t('columns.factor')}:</span>{' '}
            {(one.secondFactor || !one.passkeys) && (
              <span className={css.state} data-tone={one.secondFactor ? 'jade' : 'turmeric'}>
                {t(one.secondFactor ? 'factor.on' : 'factor.off')}
              </span>
            )}{' '}
            {one.passkeys !== undefined && one.passkeys > 0 && (
              <span className={css.state} data-tone="jade">
                {t('passkey.count', { count: one.passkeys })}
              </span>
            )}
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
