import { useTranslation } from 'react-i18next';
import { hasPlace, stickerPlaces } from '../../../domain/print/card-text';
import type { PrintHouse } from '../../../contract/desk/print';
import { cardSize, FORMAT_NAMES, PRINT_FORMATS } from '../../../domain/print/formats';
import { ChoiceChips } from './choice-chips';
import type { PrintChoice } from './print-plan';
import { placeWord } from './print-words';

interface PrintStyleProps {
  house: PrintHouse;
  choice: PrintChoice;
  onChange: (choice: PrintChoice) => void;
}

const EXTRAS = ['wifi', 'steps'] as const;
const OPENS = ['guide', 'form'] as const;
const LANGUAGES = ['both', 'vi', 'en'] as const;
const rounded = (mm: number): string => String(Math.round(mm));

/** Choice of how the cards look and what their codes open. */
export function PrintStyle({ house, choice, onChange }: PrintStyleProps) {
  const { t } = useTranslation('reception-print');
  const set = (change: Partial<PrintChoice>): void => onChange({ ...choice, ...change });
  const appliance = choice.format === 'appliance';
  return (
    <>
      <ChoiceChips
        kind="radio"
        name="format"
        legend={t('format.legend')}
        options={FORMAT_NAMES.map((value) => {
          const [width, height] = cardSize(PRINT_FORMATS[value]).map(rounded);
          return { value, word: t(`format.names.${value}`), more: t('format.size', { width, height }) };
        })}
        chosen={[choice.format]}
        onChange={([format = choice.format]) => set({ format })}
      />
      {appliance ? (
        <ChoiceChips
          kind="checkbox"
          name="place"
          legend={t('places.legend')}
          options={stickerPlaces(house)
            .filter((place) => house.doors.some(({ tower }) => hasPlace(place, tower)))
            .map(({ id }) => ({
              value: id,
              word: placeWord(id, t),
            }))}
          chosen={choice.places}
          onChange={(places) => set({ places })}
          hint={choice.places.length === 0 ? t('places.none') : undefined}
        />
      ) : (
        <ChoiceChips
          kind="radio"
          name="opens"
          legend={t('opens.legend')}
          options={OPENS.map((value) => ({ value, word: t(`opens.${value}`) }))}
          chosen={[choice.opens]}
          onChange={([opens = choice.opens]) => set({ opens })}
        />
      )}
      <ChoiceChips
        kind="radio"
        name="language"
        legend={t('language.legend')}
        options={LANGUAGES.map((value) => ({ value, word: t(`language.${value}`) }))}
        chosen={[choice.language]}
        onChange={([language = choice.language]) => set({ language })}
      />
      <Extras choice={choice} set={set} />
    </>
  );
}

function Extras({ choice, set }: { choice: PrintChoice; set: (change: Partial<PrintChoice>) => void }) {
  const { t } = useTranslation('reception-print');
  const possible = EXTRAS.filter(
    (extra) => PRINT_FORMATS[choice.format][extra] && (extra === 'wifi' || choice.opens === 'guide'),
  );
  if (possible.length === 0) return null;
  return (
    <ChoiceChips
      kind="checkbox"
      name="extras"
      legend={t('extras.legend')}
      options={possible.map((value) => ({ value, word: t(`extras.${value}`) }))}
      chosen={possible.filter((extra) => choice[extra])}
      onChange={(chosen) => set(Object.fromEntries(possible.map((extra) => [extra, chosen.includes(extra)])))}
      hint={choice.wifi ? t('extras.wifiHint') : undefined}
    />
  );
}
