import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/forms/field';
import { SelectField } from '../../../ui/forms/select-field';
import { usePlaceWords } from '../wall/place-words';
import css from './calendar-filters.module.css';
import type { CalendarView } from './calendar-view';
import { placeName } from '../../../domain/catalogue/place-name';

interface CalendarFiltersProps {
  calendar: Pick<CalendarView, 'types' | 'doors'> | null;
  tower: string | null;
  roomId: number | null;
  query: string;
  onTower: (tower: string | null) => void;
  onType: (roomId: number | null) => void;
  onQuery: (query: string) => void;
}

/** Narrows the calendar to a tower, a room type, or what is looked for. */
export function CalendarFilters(props: CalendarFiltersProps) {
  const { calendar, tower, roomId, query, onTower, onType, onQuery } = props;
  const { t } = useTranslation('reception-bookings');
  const words = usePlaceWords();
  const towers = [...new Set(calendar?.doors.map((group) => group.tower))];
  const types = calendar?.types ?? [];
  return (
    <div className={css.fields}>
      {towers.length > 1 && (
        <SelectField
          label={t('calendar.tower')}
          value={tower ?? ALL}
          options={[
            [ALL, t('calendar.allTowers')],
            ...towers.map((one) => [one, one === '' ? words.tower('') : one] as const),
          ]}
          onChange={(next) => onTower(next === ALL ? null : next)}
        />
      )}
      {types.length > 1 && (
        <SelectField
          label={t('calendar.type')}
          value={String(roomId ?? ALL)}
          options={[
            [ALL, t('calendar.allTypes')],
            ...types.map((type) => [String(type.roomId), placeName(type)] as const),
          ]}
          onChange={(next) => onType(next === ALL ? null : Number(next))}
        />
      )}
      <Field
        label={t('calendar.find')}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
    </div>
  );
}

/** No tower is called so. */
const ALL = '*';
