import { useTranslation } from 'react-i18next';

/** Names of the places where doors are, the same wherever doors stand in their order. */
export function usePlaceWords() {
  const { t } = useTranslation('reception');
  return {
    /** @param tower `''` for doors that stand in none */
    tower: (tower: string): string => (tower === '' ? t('places.noTower') : t('places.tower', { tower })),
    /** @param from the lowest floor, and the only one without `to`; `null` for doors whose codes say none */
    floors: (from: number | null, to = from): string => {
      if (from === null) return t('places.noFloor');
      return from === to ? t('places.floor', { floor: from }) : t('places.floors', { from, to });
    },
    floorsOf: (tower: string): string => (tower === '' ? t('places.floorsAlone') : t('places.floorsOf', { tower })),
  };
}
