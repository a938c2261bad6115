import { useTranslation } from 'react-i18next';

/** Names a floor: "Floor 3", of several towers "Tower B, floor 3". */
export function useFloorName(): (floor: { tower: string; floor: number | null }, towers: number) => string {
  const { t } = useTranslation('setup');
  return ({ tower, floor }, towers) => {
    if (floor === null) return t('otherDoors');
    return towers > 1 ? t('towerFloor', { tower, floor }) : t('floor', { floor });
  };
}
