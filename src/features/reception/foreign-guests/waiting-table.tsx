import { useTranslation } from 'react-i18next';
import type { WaitingGuest } from '../../../contract/foreign-guests/desk';
import { apiCall } from '../../../api/call';
import { endExemptionCall, exemptFromDeclaringCall } from '../../../contract/foreign-guests/desk-calls';
import type { DeclareWithinHours } from '../../../domain/foreign-guests/deadline';
import type { Language } from '../../../domain/languages';
import { DeskTable } from '../shared/desk-table';
import css from '../shared/desk-table.module.css';
import { useNationality } from '../shared/own-words';
import { RowActions } from '../shared/row-actions';
import { useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import { shortStay } from '../shared/weekday';
import { DeclareTime } from './declare-time';

interface WaitingTableProps {
  guests: readonly WaitingGuest[];
  within: DeclareWithinHours;
  lang: Language;
  onWrite: (guest: WaitingGuest) => void;
}

/** Bookings of foreign guests who have come and are not all written down. */
export function WaitingTable({ guests, within, lang, onWrite }: WaitingTableProps) {
  const { t } = useTranslation('reception-foreign-guests');
  const nationality = useNationality(lang);
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const exempt = ({ bookingId, guestName }: WaitingGuest): void => {
    const undo = apiCall(endExemptionCall, { params: { id: bookingId } });
    void act(apiCall(exemptFromDeclaringCall, { params: { id: bookingId }, body: {} }), {
      notice: t('said.exempt', { guest: guestName }),
      undo,
    });
  };
  return (
    <DeskTable
      caption={t('waiting.heading')}
      columns={(['guest', 'room', 'stay', 'state'] as const).map((column) => t(`columns.${column}`))}
      actions={t('columns.actions')}
      crowded
    >
      {guests.map((guest) => (
        <tr key={guest.bookingId}>
          <th scope="row">
            <bdi>{guest.guestName}</bdi>
            <small>
              <bdi>{nationality(guest.nationality)}</bdi> · {t('waiting.people', { count: guest.people })}
              {guest.written ? ` · ${t('waiting.written', { count: guest.written })}` : ''}
            </small>
          </th>
          <td>{guest.doors?.join(', ') || guest.place}</td>
          <td className={css.figure}>{shortStay(guest.from, guest.to)}</td>
          <td>
            <DeclareTime declareBy={guest.declareBy} within={within} />
          </td>
          <td className={css.end}>
            <RowActions
              actions={[
                {
                  word: t('act.write'),
                  about: guest.guestName,
                  off: offline || busy,
                  onAct: () => onWrite(guest),
                },
                { word: t('act.exempt'), about: guest.guestName, off: offline || busy, onAct: () => exempt(guest) },
              ]}
            />
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}
