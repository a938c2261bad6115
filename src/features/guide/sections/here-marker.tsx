import { useWords } from '../../../ui/words';
import positions from '../../../../public/plans/positions.json';
import css from './floor-plan.module.css';

type Tower = keyof typeof positions.size;
const isTower = (tower: string): tower is Tower => tower in positions.size;

/** "You are here" on a plan: where each unit's door is drawn, in units of the drawing. */
export function HereMarker({ tower, unit }: { tower: string; unit: string }) {
  const { t } = useWords('guide');
  if (!isTower(tower)) return null;
  const [width, height] = positions.size[tower];
  const at = (positions[tower] as Readonly<Record<string, number[]>>)[unit];
  if (!width || !height || at?.[0] === undefined || at[1] === undefined) return null;
  return (
    <svg className={css.here} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('body.s6.youAreHere')}>
      <circle cx={at[0]} cy={at[1]} r="16" fill="var(--turmeric)" opacity=".22" />
      <circle cx={at[0]} cy={at[1]} r="16" fill="none" stroke="var(--lacquer)" strokeWidth="3.5" />
    </svg>
  );
}
