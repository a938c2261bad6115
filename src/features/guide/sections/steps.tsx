import { useWords } from '../../../ui/words';
import { RichText } from '../../../ui/rich-text';
import { useLangOf } from '../state/guide-data';
import { useGuideValues } from '../state/guide-values';
import css from './steps.module.css';

/** Parts of the guide that are told step by step. */
export type StepsKey =
  | 's1.password'
  | 's1.card'
  | 's2_1'
  | 's2_2'
  | 's2_3'
  | 's2_4'
  | 's3'
  | 's7'
  | 's8_1'
  | 's8_2'
  | 's8_3'
  | 's8_4'
  | 's8_5'
  | 's9'
  | 's10_1'
  | 's10_2'
  | 's11';
export type TipKey = 's1' | Exclude<StepsKey, 's1.password' | 's1.card' | 's10_1' | 's10_2'>;

/** Numbered steps, large enough to follow with wet hands. */
export function Steps({ of }: { of: StepsKey }) {
  const { t } = useWords('guide');
  const values = useGuideValues();
  const steps = t(`body.${of}.steps`, { returnObjects: true, ...values });
  return (
    <ol lang={useLangOf(`body.${of}.steps`)} className={css.steps}>
      {steps.map((step, index) => (
        <li key={index}>
          <RichText text={step} />
        </li>
      ))}
    </ol>
  );
}

/** Advice for when the steps did not help. */
export function Tip({ of }: { of: TipKey }) {
  const { t } = useWords('guide');
  const values = useGuideValues();
  return (
    <p lang={useLangOf(`body.${of}.tip.text`)} className={css.tip}>
      <b>{t(`body.${of}.tip.heading`, values)}</b> <RichText text={t(`body.${of}.tip.text`, values)} />
    </p>
  );
}
