import { useTranslation } from 'react-i18next';
import type { WallPart } from '../../../contract/guest-access/doors';
import { DeskTabs } from '../shared/desk-tabs';
import { usePlaceWords } from './place-words';
import { countIn, type WallFilter } from './wall-filters';

interface WallPartsProps {
  parts: readonly WallPart[];
  /** The one that is shown. */
  shown: WallPart;
  filter: WallFilter | null;
  onChoose: (part: WallPart) => void;
}

/** Chooses which floors of a large house stand on the wall, and says how many doors of what is looked for are where. */
export function WallParts({ parts, shown, filter, onChoose }: WallPartsProps) {
  const { t } = useTranslation('reception-wall');
  const words = usePlaceWords();
  const towers = [...new Set(parts.map(({ tower }) => tower))];
  const floors = parts.filter(({ tower }) => tower === shown.tower);
  const choose = (part: WallPart | undefined): void => {
    if (part) onChoose(part);
  };
  return (
    <>
      {towers.length > 1 && (
        <DeskTabs
          label={t('towers')}
          value={shown.tower}
          options={towers.map((tower) => ({
            value: tower,
            word: words.tower(tower),
            count: countIn(
              parts.filter((part) => part.tower === tower),
              filter,
            ),
          }))}
          onChange={(tower) => choose(parts.find((part) => part.tower === tower))}
        />
      )}
      {floors.length > 1 && (
        <DeskTabs
          label={words.floorsOf(shown.tower)}
          value={String(shown.from)}
          options={floors.map((part) => ({
            value: String(part.from),
            word: words.floors(part.from, part.to),
            count: countIn([part], filter),
          }))}
          onChange={(from) => choose(floors.find((part) => String(part.from) === from))}
        />
      )}
    </>
  );
}
