import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ForeignGuest } from '../../../contract/foreign-guests/desk';
import { apiCall } from '../../../api/call';
import {
  addForeignGuestCall,
  changeDeclaredCall,
  removeForeignGuestCall,
} from '../../../contract/foreign-guests/desk-calls';
import { showDay } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { showBirth } from '../../../domain/foreign-guests/birth';
import { countryName } from '../../../domain/foreign-guests/countries';
import type { DeclareWithinHours } from '../../../domain/foreign-guests/deadline';
import { DeskTable } from '../shared/desk-table';
import css from '../shared/desk-table.module.css';
import { RowActions } from '../shared/row-actions';
import { useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import { shortStay } from '../shared/weekday';
import { DeclareTime } from './declare-time';
import { declaredOf, PartyRow } from './party-row';
import { partiesOf } from './foreign-guest-parties';

interface ForeignGuestTableProps {
  foreignGuests: readonly ForeignGuest[];
  within: DeclareWithinHours;
  lang: Language;
  onChange: (foreignGuest: ForeignGuest) => void;
  onCompanion: (foreignGuest: ForeignGuest) => void;
}

/**
 * Foreign guests as they were written down, with what is left to do about each. A large party that came together is one
 * row until somebody opens it.
 */
export function ForeignGuestTable({ foreignGuests, within, lang, onChange, onCompanion }: ForeignGuestTableProps) {
  const { t } = useTranslation('reception-foreign-guests');
  const [open, setOpen] = useState<readonly string[]>([]);
  const turn = (key: string): void =>
    setOpen((keys) => (keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]));
  return (
    <DeskTable
      columns={(['guest', 'passport', 'room', 'stay', 'state'] as const).map((column) => t(`columns.${column}`))}
      actions={t('columns.actions')}
      crowded
    >
      {partiesOf(foreignGuests).map((party) => (
        <Fragment key={`${party.key}:${party.guests[0].id}`}>
          {party.folds && (
            <PartyRow
              guests={party.guests}
              within={within}
              isOpen={open.includes(party.key)}
              onTurn={() => turn(party.key)}
            />
          )}
          {(!party.folds || open.includes(party.key)) &&
            party.guests.map((one) => (
              <ForeignGuestRow key={one.id} {...{ one, within, lang, onChange, onCompanion }} />
            ))}
        </Fragment>
      ))}
    </DeskTable>
  );
}

type ForeignGuestRowProps = Omit<ForeignGuestTableProps, 'foreignGuests'> & { one: ForeignGuest };

function ForeignGuestRow({ one, within, lang, onChange, onCompanion }: ForeignGuestRowProps) {
  const { t } = useTranslation('reception-foreign-guests');
  const { fullName, sex, birth, nationality, passportNumber, stayLimit, room, from, to } = one.declaration;
  return (
    <tr>
      <th scope="row">
        {fullName}
        <small>
          {t(`sexes.${sex}`)} · {showBirth(birth)} · {countryName(nationality, lang) ?? nationality}
        </small>
      </th>
      <td className={css.figure}>
        {passportNumber}
        {stayLimit !== '' && <small>{t('stayLimit', { day: showDay(stayLimit) })}</small>}
      </td>
      <td>
        <bdi>{room}</bdi>
      </td>
      <td className={css.figure}>{shortStay(from, to)}</td>
      <td>
        <DeclareTime declareBy={one.declareBy} declared={declaredOf(one)} toldBefore={one.toldBefore} within={within} />
      </td>
      <td className={css.end}>
        <ForeignGuestActions one={one} onChange={onChange} onCompanion={onCompanion} />
      </td>
    </tr>
  );
}

type ForeignGuestActionsProps = Pick<ForeignGuestTableProps, 'onChange' | 'onCompanion'> & { one: ForeignGuest };

function ForeignGuestActions({ one, onChange, onCompanion }: ForeignGuestActionsProps) {
  const { t } = useTranslation('reception-foreign-guests');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const { id, declaration, bookingId, stayId } = one;
  const guest = declaration.fullName;
  const declared = (yes: boolean) => apiCall(changeDeclaredCall, { body: { ids: [id], declared: yes } });
  const again = apiCall(addForeignGuestCall, { body: { declaration, bookingId, stayId } });
  const actions = [
    declaredOf(one) === null
      ? {
          word: t('act.declared'),
          onAct: () => void act(declared(true), { notice: t('said.declared', { guest }), undo: declared(false) }),
        }
      : {
          word: t('act.undeclared'),
          onAct: () => void act(declared(false), { notice: t('said.undeclared', { guest }), undo: declared(true) }),
        },
    { word: t('act.change'), onAct: () => onChange(one) },
    { word: t('act.companion'), onAct: () => onCompanion(one) },
    {
      word: t('act.delete'),
      onAct: () =>
        void act(apiCall(removeForeignGuestCall, { params: { id } }), {
          notice: t('said.deleted', { guest }),
          undo: again,
        }),
    },
  ];
  return <RowActions actions={actions.map((action) => ({ ...action, about: guest, off: offline || busy }))} />;
}
