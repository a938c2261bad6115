import { useTranslation } from 'react-i18next';
import type { ForeignGuest } from '../../../contract/foreign-guests/desk';
import { apiCall } from '../../../api/call';
import { changeDeclaredCall } from '../../../contract/foreign-guests/desk-calls';
import type { DeclareWithinHours } from '../../../domain/foreign-guests/deadline';
import css from '../shared/desk-table.module.css';
import { RowActions } from '../shared/row-actions';
import { useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import { shortStay } from '../shared/weekday';
import { DeclareTime } from './declare-time';

interface PartyRowProps {
  guests: readonly [ForeignGuest, ...ForeignGuest[]];
  within: DeclareWithinHours;
  isOpen: boolean;
  onTurn: () => void;
}

/** A large party as one row: how many of them are still to be declared, and until when the first of them is. */
export function PartyRow({ guests, within, isOpen, onTurn }: PartyRowProps) {
  const { t } = useTranslation('reception-foreign-guests');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const left = guests.filter((one) => declaredOf(one) === null);
  const first = [...left].sort((a, b) => a.declareBy.localeCompare(b.declareBy))[0] ?? guests[0];
  const { fullName, from, to } = guests[0].declaration;
  const count = guests.length - 1;
  const rooms = [...new Set(guests.map(({ declaration }) => declaration.room))];
  const ids = left.map(({ id }) => id);
  const callOf = (declared: boolean) => apiCall(changeDeclaredCall, { body: { ids, declared } });
  const declareAll = {
    word: t('act.allDeclared', { count: left.length }),
    about: fullName,
    off: offline || busy,
    onAct: () => void act(callOf(true), { notice: t('said.allDeclared', { count: left.length }), undo: callOf(false) }),
  };
  const fold = { word: t(isOpen ? 'act.fold' : 'act.unfold'), about: fullName, isOpen, onAct: onTurn };
  return (
    <tr>
      <th scope="row">
        {t('party.head', { guest: fullName, count })}
        <small>{t('party.left', { count: left.length })}</small>
      </th>
      <td />
      <td>
        <bdi>{rooms.slice(0, ROOMS_NAMED).join(', ')}</bdi>
        {rooms.length > ROOMS_NAMED && ' …'}
      </td>
      <td className={css.figure}>{shortStay(from, to)}</td>
      <td>
        <DeclareTime declareBy={first.declareBy} declared={declaredOf(first)} within={within} />
      </td>
      <td className={css.end}>
        <RowActions actions={left.length > 0 ? [fold, declareAll] : [fold]} />
      </td>
    </tr>
  );
}

const ROOMS_NAMED = 3;

/** Says when and by whom somebody was declared; somebody who is to be declared again is not. */
export const declaredOf = ({ state, declaredAt, declaredBy }: ForeignGuest): { at: string; by: string } | null =>
  state === 'declared' && declaredAt !== null ? { at: declaredAt, by: declaredBy ?? '' } : null;
