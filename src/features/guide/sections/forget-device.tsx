import { lazy } from 'react';
import { useWords } from '../../../ui/words';
import { keepTrying } from '../../../offline/network/keep-trying';
import { SheetButton } from './sheet-button';
import css from './guide-end.module.css';

const ForgetQuestion = lazy(() =>
  keepTrying(() => import('../later/forget-question')).then((module) => ({ default: module.ForgetQuestion })),
);

/** "Forget this device": everything private goes off this phone (ruling 12). */
export function ForgetDevice() {
  const { t } = useWords('guide');
  return (
    <SheetButton sheet={ForgetQuestion} className={css.forget}>
      {t('forget.button')}
    </SheetButton>
  );
}
