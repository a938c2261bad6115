import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DOOR_TABS, type DeskDoor, type DoorsAsked, type DoorTab } from '../../../../contract/guest-access/doors';
import { foldedMatch } from '../../../../domain/fold';
import type { Language } from '../../../../domain/languages';
import { deskQuery } from '../../../../offline/desk/desk-query';
import { deskDoors } from '../../../../offline/desk/desk-sources';
import { Field } from '../../../../ui/forms/field';
import { SelectField } from '../../../../ui/forms/select-field';
import { Icon } from '../../../../ui/icon';
import { BlockDialog } from '../../calendar/block-dialog';
import { AddDoorsDialog } from '../doors/add-doors-dialog';
import own from '../doors/doors.module.css';
import { EditDoorDialog } from '../doors/edit-door-dialog';
import { RoomBar } from '../doors/room-bar';
import { RoomShortage } from '../doors/room-shortage';
import { ChangeCodeDialog } from './change-code-dialog';
import { CodeTable } from './code-table';
import css from '../../shared/list-tools.module.css';
import { DefaultCodesDialog } from './default-codes-dialog';
import { DeskHead } from '../../frame/desk-head';
import { DeskFailed, DeskNothing, DeskSkeleton } from '../../shared/desk-states';
import { DeskTabs } from '../../shared/desk-tabs';
import { Tick } from '../../shared/tick';
import { ImportCodesDialog } from './import-codes-dialog';
import { ReadCodeDialog } from './read-code-dialog';
import { useDesk, useOffline } from '../../shared/use-desk';
import { useHotelDay } from '../../today/use-hotel-day';

/** Rows that a page has at once: thousands of doors are found, not scrolled through. */
const ROWS_AT_ONCE = 100;
/** After so long without a letter the server is asked, ms. */
const REST_MS = 250;

const inUse = ({ retiredAt }: DeskDoor): boolean => retiredAt === null;
const isShown: Record<DoorTab, (door: DeskDoor) => boolean> = {
  all: inUse,
  rotate: ({ rotate }) => rotate !== null,
  default: ({ isDefault }) => isDefault,
  noRoom: (door) => inUse(door) && door.roomId === null,
  retired: (door) => !inUse(door),
};

/** Dialog that is open over the page; `null` for none. */
type Open =
  | { what: 'read' | 'change' | 'edit' | 'block'; door: DeskDoor }
  | { what: 'import' | 'defaults' | 'add' }
  | null;

/** The doors of the house: what opens them, what they are sold as, which codes are to be changed; more of them, fewer. */
export function CodesPage({ lang }: { lang: Language }) {
  const { t } = useTranslation('reception-guest-access');
  const offline = useOffline();
  const day = useHotelDay();
  const [tab, setTab] = useState<DoorTab | null>(null);
  const [query, setQuery] = useState('');
  const [tower, setTower] = useState('');
  const [room, setRoom] = useState('');
  const [rows, setRows] = useState(ROWS_AT_ONCE);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<Open>(null);
  /** Of a large house: what the server is to find. */
  const [asked, setAsked] = useState<DoorsAsked | null>(null);
  const store = useMemo(() => deskQuery(deskDoors(lang, asked)), [lang, asked]);
  const { data, failure, isLast } = useDesk(store);
  const figures = data?.figures;
  const isLarge = figures !== undefined;
  useEffect(() => {
    if (!isLarge) return undefined;
    const wanted: DoorsAsked = {
      ...(tab !== null && { shown: tab }),
      ...(tower !== '' && { tower }),
      ...(room !== '' && { roomId: Number(room) }),
      ...(query !== '' && { q: query }),
      limit: rows,
    };
    const timer = setTimeout(() => setAsked(wanted), query === '' ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [isLarge, tab, tower, room, query, rows]);
  const doors = data?.items ?? [];
  const rooms = data?.rooms ?? [];
  // What is to be done stands first, as long as nobody has chosen otherwise.
  const shown = tab ?? figures?.shown ?? (doors.some(isShown.rotate) ? 'rotate' : 'all');
  const found = doors.filter(
    (door) =>
      isShown[shown](door) &&
      (tower === '' || door.tower === tower) &&
      (room === '' || String(door.roomId) === room) &&
      foldedMatch(`${door.apartment} ${door.wifiName}`, query),
  );
  const matches = figures?.found ?? found.length;
  const isFiltered = query !== '' || tower !== '' || room !== '';
  const towers = isLarge
    ? (data?.towers ?? []).map(({ id }) => id)
    : [...new Set(doors.map((door) => door.tower))].sort();
  const roomNames = new Map(rooms.map(({ id, room: name, apartment }) => [id, `${name}, ${apartment}`]));
  const chosen = found.filter(({ apartment }) => ticked.has(apartment));
  const close = (): void => setOpen(null);
  const choose = (apartment: string, isChosen: boolean): void => {
    const next = new Set(ticked);
    if (isChosen) next.add(apartment);
    else next.delete(apartment);
    setTicked(next);
  };
  const head = (what: 'defaults' | 'import' | 'add') => ({
    type: 'button' as const,
    disabled: offline,
    onClick: () => setOpen({ what }),
  });
  return (
    <>
      <DeskHead title={t('codes.title')} lead={t('codes.lead')}>
        <button className="btn quiet" {...head('defaults')}>
          {t('codes.defaults.open')}
        </button>
        <button className="btn quiet" {...head('import')}>
          <Icon name="download" />
          {t('codes.import')}
        </button>
        <button className="btn" {...head('add')}>
          {t('doors.add.open')}
        </button>
      </DeskHead>
      <RoomShortage doors={doors} rooms={rooms} />
      <div className={`${css.tools ?? ''} ${css.compact ?? ''}`}>
        <DeskTabs
          label={t('codes.shown')}
          value={shown}
          options={DOOR_TABS.map((value) => ({
            value,
            word: t(`codes.tabs.${value}`),
            count: data ? (figures?.counts[value] ?? doors.filter(isShown[value]).length) : undefined,
          }))}
          onChange={setTab}
        />
        <Field
          label={t('codes.find')}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <div className={`${own.filters ?? ''} ${css.compact ?? ''}`}>
        <SelectField
          label={t('doors.tower')}
          value={tower}
          options={[['', t('doors.allTowers')], ...towers.map((id) => [id, id] as const)]}
          onChange={setTower}
        />
        <SelectField
          label={t('doors.room')}
          value={room}
          options={[
            ['', t('doors.allRooms')],
            ...rooms.map(({ id }) => [String(id), roomNames.get(id) ?? ''] as const),
          ]}
          onChange={setRoom}
        />
      </div>
      {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton rows={10} />)}
      {isLast && failure && <DeskFailed failure={failure} />}
      {data && !isLast && found.length === 0 && <DeskNothing text={t(`codes.none.${isFiltered ? 'all' : shown}`)} />}
      {found.length > 0 && (
        <>
          <Tick
            checked={chosen.length === found.length}
            onChange={(event) =>
              setTicked(new Set(event.target.checked ? found.map(({ apartment }) => apartment) : []))
            }
          >
            {t('doors.chooseAll', { count: found.length })}
          </Tick>
          <CodeTable
            doors={found.slice(0, rows)}
            roomOf={(id) => (id === null ? '' : (roomNames.get(id) ?? ''))}
            chosen={ticked}
            onChoose={choose}
            day={day}
            onOpen={(what, door) => setOpen({ what, door })}
          />
        </>
      )}
      {matches > rows && (
        <button type="button" className={`btn quiet ${own.more ?? ''}`} onClick={() => setRows(rows + ROWS_AT_ONCE)}>
          {t('doors.more', { count: Math.min(ROWS_AT_ONCE, matches - rows) })}
        </button>
      )}
      {chosen.length > 0 && <RoomBar chosen={chosen} rooms={rooms} onDone={() => setTicked(new Set())} />}
      {open?.what === 'read' && <ReadCodeDialog apartment={open.door.apartment} lang={lang} onClose={close} />}
      {open?.what === 'change' && (
        <ChangeCodeDialog apartment={open.door.apartment} card={open.door.card} onClose={close} />
      )}
      {open?.what === 'edit' && <EditDoorDialog door={open.door} rooms={rooms} onClose={close} />}
      {open?.what === 'block' && (
        <BlockDialog
          wanted={{ roomId: open.door.roomId, from: day, door: open.door.apartment }}
          lang={lang}
          onClose={close}
        />
      )}
      {open?.what === 'add' && <AddDoorsDialog rooms={rooms} onClose={close} />}
      {open?.what === 'defaults' && <DefaultCodesDialog lang={lang} onClose={close} />}
      {open?.what === 'import' && <ImportCodesDialog onClose={close} />}
    </>
  );
}
