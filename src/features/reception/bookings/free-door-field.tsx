import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/languages';
import { deskFreeDoors, deskQuery } from '../../../offline/desk/desk';
import { SelectField } from '../../../ui/forms/select-field';
import { useDesk } from '../shared/use-desk';

interface FreeDoorFieldProps {
  /** The room type and the half-open days that a door is chosen for. */
  roomId: number;
  from: string;
  to: string;
  lang: Language;
  /** `''` for a door that is chosen later; `null` while nobody has chosen. */
  value: string | null;
  /** Has the door that is proposed as long as nobody has chosen another. */
  onChange: (door: string) => void;
}

/** The door that a guest at the desk is given at once: the first free one of the room type unless somebody says otherwise. */
export function FreeDoorField({ roomId, from, to, lang, value, onChange }: FreeDoorFieldProps) {
  const { t } = useTranslation('reception-bookings');
  const store = useMemo(() => deskQuery(deskFreeDoors(roomId, from, to, lang), false), [roomId, from, to, lang]);
  const { data } = useDesk(store);
  const items = data?.items;
  const proposal = items?.find(({ own }) => own)?.door ?? '';
  useEffect(() => {
    if (items === undefined) return;
    const isThere = value === '' || items.some(({ door }) => door === value);
    if (value === null || !isThere) onChange(proposal);
  }, [items, proposal, value, onChange]);
  if (items === undefined || !items.some(({ own }) => own)) return null;
  return (
    <SelectField
      label={t('doors.title')}
      value={value ?? proposal}
      options={[
        ...items
          .filter(({ own }) => own)
          .map(({ door, ready }) => [door, ready ? `${door} · ${t('doors.ready')}` : door] as const),
        ['', t('doors.later')],
      ]}
      onChange={onChange}
    />
  );
}
