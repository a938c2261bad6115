import { useTranslation } from 'react-i18next';
import type { StaffMember } from '../../../contract/staff/desk';
import { DeskTable } from '../shared/desk-table';
import css from '../shared/desk-table.module.css';
import { showMoment } from '../shared/moment';
import { useStaffName } from '../shared/own-words';
import { RowActions } from '../shared/row-actions';
import { useOffline } from '../shared/use-desk';

const COLUMNS = ['who', 'since', 'seen', 'factor'] as const;

/** Everybody who works at the desk. */
export function StaffTable({ staff, onEnd }: { staff: readonly StaffMember[]; onEnd: (one: StaffMember) => void }) {
  const { t } = useTranslation('reception-staff');
  const nameOf = useStaffName();
  const offline = useOffline();
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
          <td className={css.figure}>
            <span className={css.label}>{t('columns.since')}:</span>{' '}
            <time dateTime={one.since}>{showMoment(one.since)}</time>
          </td>
          <td className={css.figure}>
            <span className={css.label}>{t('columns.seen')}:</span>{' '}
            {one.seenAt === null ? t('never') : <time dateTime={one.seenAt}>{showMoment(one.seenAt)}</time>}
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
                {
                  word: t('end.open'),
                  about: one.email,
                  off: offline || staff.length === 1,
                  onAct: () => onEnd(one),
                },
              ]}
            />
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}
