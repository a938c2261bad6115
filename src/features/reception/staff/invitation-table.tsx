import { useTranslation } from 'react-i18next';
import type { StaffInvitation } from '../../../contract/staff/desk';
import { DeskPart } from '../shared/desk-part';
import { DeskTable } from '../shared/desk-table';
import css from '../shared/desk-table.module.css';
import { showMoment } from '../shared/moment';
import { RowActions } from '../shared/row-actions';
import { useOffline } from '../shared/use-desk';

interface InvitationTableProps {
  invitations: readonly StaffInvitation[];
  busy: boolean;
  onAgain: (one: StaffInvitation) => void;
  onWithdraw: (one: StaffInvitation) => void;
}

/** People who have been invited and have not answered. */
export function InvitationTable({ invitations, busy, onAgain, onWithdraw }: InvitationTableProps) {
  const { t } = useTranslation('reception-staff');
  const off = useOffline() || busy;
  return (
    <DeskPart heading={t('invited.heading')} lead={t('invited.lead')}>
      <DeskTable columns={[t('columns.who'), t('columns.role'), t('invited.until')]} actions={t('columns.actions')}>
        {invitations.map((one) => (
          <tr key={one.id} data-over={one.over}>
            <th scope="row">
              <bdi>{one.name}</bdi>
              <small>
                <bdi>{one.email}</bdi>
              </small>
            </th>
            <td>{t(`roles.${one.role}`)}</td>
            <td className={css.figure}>
              <span className={css.label}>{t('invited.until')}:</span>{' '}
              {one.over ? (
                <span className={css.state} data-tone="turmeric">
                  {t('invited.over')}
                </span>
              ) : (
                <time dateTime={one.endsAt}>{showMoment(one.endsAt)}</time>
              )}
            </td>
            <td className={css.end}>
              <RowActions
                actions={[
                  { word: t('invited.again'), about: one.email, off, onAct: () => onAgain(one) },
                  { word: t('invited.withdraw'), about: one.email, off, onAct: () => onWithdraw(one) },
                ]}
              />
            </td>
          </tr>
        ))}
      </DeskTable>
    </DeskPart>
  );
}
