import { useTranslation } from 'react-i18next';
import { upper } from '../../domain/guest-access/apartment-code';
import type { DoorPlan } from '../../domain/setup/door-plan';
import { Field } from '../../ui/forms/field';
import { Stepper } from '../../ui/forms/stepper';
import css from './setup.module.css';

const MAX_FLOOR = 60;
const MAX_UNIT = 40;

interface PlanFieldsProps {
  plan: DoorPlan;
  /** The letters can be no door's. */
  isWrong: boolean;
  onChange: (plan: DoorPlan) => void;
}

/** Asks for the numbers that say the doors of alike floors. */
export function PlanFields({ plan, isWrong, onChange }: PlanFieldsProps) {
  const { t } = useTranslation('setup');
  const { tower, floors, units } = plan;
  const set = (change: Partial<DoorPlan>): void => onChange({ ...plan, ...change });
  const stepper = (
    name: 'floorFrom' | 'floorTo' | 'unitFrom' | 'unitTo',
    value: number,
    [min, max]: [number, number],
  ) => ({
    label: t(`steps.doors.${name}`),
    less: t('less', { what: t(`steps.doors.${name}`) }),
    more: t('more', { what: t(`steps.doors.${name}`) }),
    ...{ value, min, max },
  });
  const [from, to] = floors;
  const [first, last] = units;
  return (
    <>
      <Field
        label={t('steps.doors.tower')}
        hint={t('steps.doors.towerHint')}
        error={isWrong ? t('steps.doors.noPlan') : undefined}
        value={tower}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={6}
        onChange={({ target }) => set({ tower: upper(target.value.trim()) })}
      />
      <div className={css.steppers}>
        <Stepper {...stepper('floorFrom', from, [1, to])} onChange={(floor) => set({ floors: [floor, to] })} />
        <Stepper {...stepper('floorTo', to, [from, MAX_FLOOR])} onChange={(floor) => set({ floors: [from, floor] })} />
        <Stepper {...stepper('unitFrom', first, [1, last])} onChange={(unit) => set({ units: [unit, last] })} />
        <Stepper {...stepper('unitTo', last, [first, MAX_UNIT])} onChange={(unit) => set({ units: [first, unit] })} />
      </div>
      <p className={css.hint}>{t('steps.doors.leaveOut')}</p>
    </>
  );
}
