import { useTranslation } from 'react-i18next';
import {
  type DoorFilter,
  type DoorKind,
  doorKind,
  namedDoors,
  type PrintDoor,
} from '../../../domain/print/chosen-doors';
import { Field } from '../../../ui/forms/field';
import { ChoiceChips } from './choice-chips';
import { DeskTabs } from '../shared/desk-tabs';
import { usePlaceWords } from '../wall/place-words';

/** Choice of doors: by what is ticked, or by a typed list. Each way remembers its own. */
export interface DoorChoice {
  way: 'ticked' | 'typed';
  ticked: DoorFilter;
  typed: string;
}

interface PrintDoorsProps {
  doors: readonly PrintDoor[];
  choice: DoorChoice;
  onChange: (choice: DoorChoice) => void;
}

const KINDS: readonly DoorKind[] = ['code', 'card'];
const MODES = ['ticked', 'typed'] as const;
const unique = <T,>(values: readonly T[]): T[] => [...new Set(values)];

/** Chooses the apartments to print for. */
export function PrintDoors({ doors, choice, onChange }: PrintDoorsProps) {
  const { t } = useTranslation('reception-print');
  const { unknown } = namedDoors(doors, choice.typed);
  return (
    <>
      <h2>{t('doors.legend')}</h2>
      <DeskTabs
        label={t('doors.way')}
        value={choice.way}
        options={MODES.map((value) => ({ value, word: t(`doors.ways.${value}`) }))}
        onChange={(way) => onChange({ ...choice, way })}
      />
      {choice.way === 'ticked' ? (
        <TickedDoors doors={doors} ticked={choice.ticked} onChange={(ticked) => onChange({ ...choice, ticked })} />
      ) : (
        <Field
          label={t('doors.list')}
          hint={t('doors.listHint')}
          error={unknown.length > 0 ? t('doors.unknown', { names: unknown.join(', ') }) : undefined}
          value={choice.typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => onChange({ ...choice, typed: event.target.value })}
        />
      )}
    </>
  );
}

function TickedDoors(props: { doors: readonly PrintDoor[]; ticked: DoorFilter; onChange: (next: DoorFilter) => void }) {
  const { doors, ticked, onChange } = props;
  const { t } = useTranslation('reception-print');
  const words = usePlaceWords();
  const floors = unique(doors.map(({ floor }) => floor).filter((floor) => floor !== null)).sort((a, b) => a - b);
  const kinds = KINDS.filter((kind) => doors.some((door) => doorKind(door) === kind));
  return (
    <>
      <ChoiceChips
        kind="checkbox"
        name="tower"
        legend={t('doors.towers')}
        options={unique(doors.map(({ tower }) => tower)).map((tower) => ({
          value: tower,
          word: words.tower(tower),
        }))}
        chosen={ticked.towers}
        onChange={(towers) => onChange({ ...ticked, towers })}
        hint={t('doors.all')}
      />
      <ChoiceChips
        kind="checkbox"
        name="floor"
        legend={t('doors.floors')}
        options={floors.map((floor) => ({ value: floor, word: String(floor) }))}
        chosen={ticked.floors}
        onChange={(next) => onChange({ ...ticked, floors: next })}
      />
      {kinds.length > 1 && (
        <ChoiceChips
          kind="checkbox"
          name="kind"
          legend={t('doors.kinds')}
          options={kinds.map((value) => ({ value, word: t(`doors.kind.${value}`) }))}
          chosen={ticked.kinds}
          onChange={(next) => onChange({ ...ticked, kinds: next })}
        />
      )}
    </>
  );
}
