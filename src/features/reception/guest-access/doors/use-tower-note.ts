import { useTranslation } from 'react-i18next';
import type { MadeDoor } from '../../../../contract/guest-access/doors';

/** Says which towers the guide has got along with new doors, and with which lock. */
export function useTowerNote(): (towers: MadeDoor['newTowers']) => string {
  const { t } = useTranslation('reception-guest-access');
  return (towers) =>
    towers.length === 0
      ? t('doors.said.guide')
      : towers.map(({ id, lock }) => t(`doors.said.tower.${lock}`, { tower: id })).join(' ');
}
