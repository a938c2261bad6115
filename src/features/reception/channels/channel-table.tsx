import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DeskChannel } from '../../../contract/channels/desk';
import { apiCall } from '../../../api/call';
import { DESK_PATH } from '../../../contract/page-addresses';
import {
  addChannelCall,
  removeChannelCall,
  renewChannelFeedCall,
  syncChannelCall,
} from '../../../contract/channels/desk-calls';
import page from './channels-page.module.css';
import { READING_LIMIT_MS } from './channel-limit';
import { DeskTable } from '../shared/desk-table';
import css from '../shared/desk-table.module.css';
import { FeedLink } from './feed-link';
import { RowActions } from '../shared/row-actions';
import { useNow, useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import { shortStay } from '../shared/weekday';

const MINUTE_MS = 60_000;

/** Asks which of a channel's nights count as sold. */
type OnBlocks = (channel: DeskChannel) => void;

/** Other channels' calendars, with the age of our reading and what clashes. */
export function ChannelTable({ channels, onBlocks }: { channels: readonly DeskChannel[]; onBlocks: OnBlocks }) {
  const { t } = useTranslation('reception-bookings');
  return (
    <DeskTable
      columns={(['room', 'channel', 'read', 'stays', 'back'] as const).map((column) => t(`channels.columns.${column}`))}
      actions={t('channels.columns.actions')}
      crowded
    >
      {channels.map((channel) => (
        <tr key={channel.id}>
          <th scope="row">
            {channel.room}
            <small>{channel.apartment}</small>
          </th>
          <td>
            <bdi>{channel.name}</bdi>
            <small>{channel.host}</small>
          </td>
          <td>
            <ReadAge channel={channel} />
            <Faults channel={channel} />
            {channel.conflicts.map(({ uid, from, to }) => (
              <p key={uid} className={page.conflicts}>
                {t('channels.conflict', { stay: shortStay(from, to) })}
              </p>
            ))}
          </td>
          <td className={css.figure}>
            <span className={css.label}>{t('channels.columns.stays')}:</span> {channel.stays}
            {channel.stays > 0 && (
              <small>
                <Link to={`${DESK_PATH}/calendar?type=${channel.roomId}`}>{t('channels.name')}</Link>
              </small>
            )}
            <Blocks channel={channel} />
          </td>
          <td>
            <FeedLink link={channel.link} about={`${channel.name}, ${channel.room}`} />
          </td>
          <td className={css.end}>
            <ChannelActions channel={channel} onBlocks={onBlocks} />
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}

function ReadAge({ channel }: { channel: DeskChannel }) {
  const { t } = useTranslation('reception-bookings');
  const now = useNow();
  const minutes =
    channel.readAt === null ? null : Math.max(0, Math.round((now - Date.parse(channel.readAt)) / MINUTE_MS));
  const age =
    minutes === null
      ? t('channels.never')
      : minutes < 60
        ? t('channels.minutes', { count: minutes })
        : t('channels.hours', { count: Math.floor(minutes / 60) });
  return (
    <>
      <span className={css.state} data-tone={channel.stale ? 'lacquer' : channel.problem ? 'turmeric' : 'jade'}>
        {channel.stale ? t('channels.stale', { age }) : age}
      </span>
      {channel.problem !== null && <small>{t(`channels.problems.${channel.problem}`)}</small>}
    </>
  );
}

/** Gives what is wrong in the file, by its line. */
function Faults({ channel: { problem, faults, faultTotal } }: { channel: DeskChannel }) {
  const { t } = useTranslation('reception-bookings');
  if (faults.length === 0) return null;
  return (
    <>
      {problem === null && <small>{t('channels.faulty')}</small>}
      <ul className={page.faults}>
        {faults.map(({ code, line, text }) => (
          <li key={`${code} ${line}`}>{t(`channels.faults.${code}`, { line, text })}</li>
        ))}
        {faultTotal > faults.length && <li>{t('channels.moreFaults', { count: faultTotal - faults.length })}</li>}
      </ul>
    </>
  );
}

/** Says how many stretches the channel does not sell, and whether they are kept. */
function Blocks({ channel: { blocks, blocksWithin } }: { channel: DeskChannel }) {
  const { t } = useTranslation('reception-bookings');
  return (
    <>
      {blocks > 0 && <small>{t('channels.blocked', { count: blocks })}</small>}
      {blocksWithin === 0 && <small>{t('channels.blocks.notCounted')}</small>}
      {blocksWithin !== null && blocksWithin > 0 && (
        <small>{t('channels.blocks.countedWithin', { count: blocksWithin })}</small>
      )}
    </>
  );
}

function ChannelActions({ channel, onBlocks }: { channel: DeskChannel; onBlocks: OnBlocks }) {
  const { t } = useTranslation('reception-bookings');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const about = `${channel.name}, ${channel.room}`;
  const off = offline || busy;
  return (
    <RowActions
      actions={[
        {
          word: t('channels.readNow'),
          about,
          off,
          onAct: () =>
            void act(
              apiCall(syncChannelCall, {
                params: { id: channel.id },

                body: {},
                timeoutMs: READING_LIMIT_MS,
              }),
              { notice: t('channels.said.read', { name: channel.name }) },
            ),
        },
        { word: t('channels.blocksAction'), about, off, onAct: () => onBlocks(channel) },
        {
          word: channel.link === null ? t('channels.make') : t('channels.renew'),
          about,
          off,
          onAct: () =>
            void act(apiCall(renewChannelFeedCall, { params: { id: channel.id }, body: {} }), {
              notice: t('channels.said.made', { room: channel.name }),
            }),
        },
        {
          word: t('channels.remove'),
          about,
          off,
          onAct: () =>
            void act(apiCall(removeChannelCall, { params: { id: channel.id } }), {
              notice: t('channels.said.removed', { name: channel.name }),
              undo: (body) => apiCall(addChannelCall, { body }),
            }),
        },
      ]}
    />
  );
}
