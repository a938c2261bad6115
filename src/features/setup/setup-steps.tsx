import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SetupOpened, SetupState } from '../../contract/setup/setup';
import type { Language } from '../../domain/languages';
import { Icon } from '../../ui/icon';
import { CodesStep } from './codes-step';
import { DoorsStep } from './doors-step';
import { FeaturesStep } from './features-step';
import { HouseStep } from './house-step';
import { LegalStep } from './legal-step';
import { OwnerStep } from './owner-step';
import { ServicesStep } from './parts/services-step';
import { PeopleStep } from './parts/people-step';
import { ReadyStep } from './ready-step';
import { RestorePage } from './restore/restore-page';
import { RoomsStep } from './rooms-step';
import type { StepProps } from './step-props';
import { isKept, type StepName, STEPS } from './steps';
import { usePlace } from './use-place';

const VIEWS: Readonly<Record<Exclude<StepName, 'ready'>, (props: StepProps) => ReactNode>> = {
  house: HouseStep,
  legal: LegalStep,
  doors: DoorsStep,
  codes: CodesStep,
  rooms: RoomsStep,
  features: FeaturesStep,
  owner: OwnerStep,
  people: PeopleStep,
  services: ServicesStep,
};

interface SetupStepsProps {
  lang: Language;
  state: SetupState;
  /** The page showed something else before. */
  isEntered: boolean;
  language: ReactNode;
  onState: (state: SetupState) => void;
  onOpened: (opened: SetupOpened) => void;
}

/** Shows the step where somebody is, and leads on and back. */
export function SetupSteps({ lang, state, isEntered, language, onState, onOpened }: SetupStepsProps) {
  const { t } = useTranslation('setup');
  const { step, visit, isAt, typed, go, type } = usePlace();
  const [restores, setRestores] = useState(false);
  const at = STEPS.findIndex(({ name }) => name === step);
  const before = STEPS[at - 1]?.name;
  const after = STEPS[at + 1]?.name;
  const frame: StepProps['frame'] = {
    language,
    isEntered: isEntered || visit > 0,
    onBack: before ? () => go(before) : null,
    onSkip: after ? () => go(after) : null,
    // Of what the server has, nothing is kept here.
    note: step !== 'services' && isKept(step, state) && (
      <>
        <Icon name="check" />
        {t('kept')}
      </>
    ),
  };
  if (restores) return <RestorePage lang={lang} language={language} onBack={() => setRestores(false)} />;
  if (step === 'ready') return <ReadyStep {...{ state, lang, frame, onOpened }} onGo={go} />;
  const View = VIEWS[step];
  return (
    <View
      key={step}
      state={state}
      lang={lang}
      frame={frame}
      typed={typed[step]}
      onType={(values) => type(step, values)}
      onKept={(next) => {
        onState(next);
        // Whoever has left meanwhile is led nowhere, and may have typed more since.
        if (!isAt(visit)) return;
        type(step, undefined);
        if (after) go(after);
      }}
      onGo={go}
      onRestore={() => setRestores(true)}
    />
  );
}
