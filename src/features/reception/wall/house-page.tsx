import { use, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { House, HouseDoor } from '../../../contract/guest-access/house';
import { dayInVietNam, timeInVietNam } from '../../../domain/days';
import { HOUSE_WORK, type HouseWork, houseWork } from '../../../domain/desk/house-work';
import type { Language } from '../../../domain/languages';
import { deskQuery, noReading } from '../../../offline/desk/desk-query';
import { deskHouse } from '../../../offline/desk/desk-sources';
import { SelectField } from '../../../ui/forms/select-field';
import { DeskHead } from '../frame/desk-head';
import { BatteryLine } from '../guest-access/locks/battery-line';
import { ReadyButton } from '../guest-access/ready/ready-button';
import { DeskPart } from '../shared/desk-part';
import { DeskFailed, DeskNothing, DeskSkeleton } from '../shared/desk-states';
import { showShortMoment } from '../shared/moment';
import { useDesk } from '../shared/use-desk';
import { shortDay } from '../shared/weekday';
import { HouseContext } from './house-context';
import { usePlaceWords } from './place-words';
import css from './house-page.module.css';

type Part = NonNullable<House['parts']>[number];

/** Every door by what is to be done there, without who is behind it. */
export function HousePage({ lang }: { lang: Language }) {
  const { t } = useTranslation('reception-house');
  const shared = use(HouseContext);
  const [part, setPart] = useState<Part | null>(null);
  const isShared = part === null && shared !== null;
  const store = useMemo(
    () => (isShared ? noReading<House>() : deskQuery(deskHouse(lang, part))),
    [isShared, lang, part],
  );
  const own = useDesk(store);
  const { data, failure } = isShared ? shared : own;
  // The doors of another part are on their way: those of the one before are not its own.
  const isLast = !isShared && own.isLast;
  const groups = data && !isLast ? groupsOf(data) : null;
  const { parts, part: first = 0 } = data ?? shared?.data ?? {};
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      {parts && <Parts parts={parts} shown={part ? placeOf(part, parts) : first} onChoose={setPart} />}
      {!groups && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton />)}
      {data?.doors.length === 0 && <DeskNothing text={t('none')} />}
      {groups?.map(([work, doors]) => (
        <DeskPart key={work} heading={`${t(`work.${work}`)} · ${doors.length}`}>
          <ul className={css.doors}>
            {doors.map((door) => (
              <Door key={door.door} door={door} work={work} day={data?.day ?? ''} />
            ))}
          </ul>
        </DeskPart>
      ))}
    </>
  );
}

/** Doors by what is to be done, those that somebody comes to by the hour of their coming. */
function groupsOf({ doors, day }: House): [HouseWork, HouseDoor[]][] {
  const workOf = ({ state, ready, leavesAt }: HouseDoor): HouseWork =>
    houseWork({
      state,
      isReady: ready !== null,
      leavesToday: leavesAt !== null && dayInVietNam(Date.parse(leavesAt)) <= day,
    });
  return HOUSE_WORK.map((work): [HouseWork, HouseDoor[]] => {
    const own = doors.filter((door) => workOf(door) === work);
    return [work, work === 'prepare' ? own.sort((a, b) => (a.comesAt ?? '').localeCompare(b.comesAt ?? '')) : own];
  }).filter(([, own]) => own.length > 0);
}

function Door({ door: one, work, day }: { door: HouseDoor; work: HouseWork; day: string }) {
  const { t } = useTranslation('reception-house');
  const { door, room, state, ready, battery, leavesAt, comesAt, blockedUntil } = one;
  const hour = (iso: string): string =>
    dayInVietNam(Date.parse(iso)) === day ? timeInVietNam(Date.parse(iso)) : showShortMoment(iso);
  return (
    <li data-work={work}>
      <div>
        <b translate="no">{door}</b> <span>{room}</span>
        {leavesAt !== null && (
          <p data-late={state === 'overdue'}>{t(state === 'overdue' ? 'late' : 'leaves', { time: hour(leavesAt) })}</p>
        )}
        {comesAt !== null && <p>{t('comes', { time: comesAt })}</p>}
        {blockedUntil !== undefined && <p>{t('blocked', { day: shortDay(blockedUntil) })}</p>}
        {battery && (
          <p>
            <BatteryLine door={door} day={day} battery={battery} />
          </p>
        )}
      </div>
      {leavesAt === null && <ReadyButton door={door} ready={ready} day={day} />}
    </li>
  );
}

const placeOf = (part: Part, parts: readonly Part[]): number =>
  parts.findIndex(({ tower, from }) => tower === part.tower && from === part.from);

/** Chooses which floors of a large house are shown. */
function Parts({ parts, shown, onChoose }: { parts: Part[]; shown: number; onChoose: (part: Part) => void }) {
  const { t } = useTranslation('reception-house');
  const words = usePlaceWords();
  const wordOf = ({ tower, from, to }: Part): string =>
    [...(tower === '' ? [] : [words.tower(tower)]), words.floors(from, to)].join(' · ');
  return (
    <div className={css.parts}>
      <SelectField
        label={t('part')}
        value={String(shown)}
        options={parts.map((part, at) => [String(at), wordOf(part)] as const)}
        onChange={(at) => {
          const chosen = parts[Number(at)];
          if (chosen) onChoose(chosen);
        }}
      />
    </div>
  );
}
