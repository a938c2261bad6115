import { useTranslation } from 'react-i18next';
import type { DeskChannels } from '../../../contract/channels/desk';
import { apiCall } from '../../../api/call';
import { renewRoomFeedCall } from '../../../contract/channels/desk-calls';
import { placeName } from '../../../domain/catalogue/place-name';
import { DeskTable } from '../shared/desk-table';
import css from '../shared/desk-table.module.css';
import { FeedLink } from './feed-link';
import { RowActions } from '../shared/row-actions';
import { useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';

/** The address of every room's own calendar. A new address ends the old one. */
export function FeedTable({ feeds }: { feeds: DeskChannels['feeds'] }) {
  const { t } = useTranslation('reception-bookings');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  return (
    <DeskTable
      columns={[t('channels.columns.room'), t('channels.columns.address')]}
      actions={t('channels.columns.actions')}
    >
      {feeds.map(({ roomId, room, apartment, link }) => (
        <tr key={roomId}>
          <th scope="row">
            {room}
            <small>{apartment}</small>
          </th>
          <td>
            <FeedLink link={link} about={placeName({ room, apartment })} />
          </td>
          <td className={css.end}>
            <RowActions
              actions={[
                {
                  word: link === null ? t('channels.make') : t('channels.renew'),
                  about: placeName({ room, apartment }),
                  off: offline || busy,
                  onAct: () =>
                    void act(apiCall(renewRoomFeedCall, { params: { roomId }, body: {} }), {
                      notice: t('channels.said.made', { room }),
                    }),
                },
              ]}
            />
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}
