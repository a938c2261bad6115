import { useTranslation } from 'react-i18next';
import { apiCall } from '../../api/call';
import { openHouseCall } from '../../contract/setup/calls';
import type { SetupOpened, SetupState } from '../../contract/setup/setup';
import type { Language } from '../../domain/languages';
import { Icon } from '../../ui/icon';
import { GuideFrame } from './guide-frame';
import { HouseCheck } from './parts/house-check';
import css from './setup.module.css';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';
import { isKept, type StepName, STEPS } from './steps';
import { useSetupCall } from './use-setup-call';

interface ReadyStepProps {
  state: SetupState;
  lang: Language;
  frame: StepProps['frame'];
  onGo: (step: StepName) => void;
  onOpened: (opened: SetupOpened) => void;
}

/** Filling a database and starting the house take longer than a click. */
const TIMEOUT_MS = 60_000;
/** A house without these does not open; all else can be done at the desk. */
const NEEDED: readonly StepName[] = ['house', 'owner'];

/** Lists what is there and what is missing, above the button that opens the house. */
export function ReadyStep({ state, lang, frame, onGo, onOpened }: ReadyStepProps) {
  const { t } = useTranslation('setup');
  const { busy, fault, send } = useSetupCall(lang);
  const missing = NEEDED.find((step) => !isKept(step, state));
  const { house, legal, doors, rooms, owner } = state;
  const submit = async (): Promise<void> => {
    if (missing) {
      onGo(missing);
      return;
    }
    const opened = await send(apiCall(openHouseCall, { query: { lang }, timeoutMs: TIMEOUT_MS }));
    if (opened) onOpened(opened);
  };
  const told = (step: StepName): string => {
    if (step === 'services') return t(`steps.services.told.${state.services?.mails ?? 'files'}`);
    if (!isKept(step, state)) {
      if (step === 'codes' && doors.length > 0) {
        return t('steps.ready.noCode', { count: doors.filter((door) => !door.card && door.doorCode === null).length });
      }
      return t(NEEDED.includes(step) ? 'steps.ready.needed' : 'steps.ready.laterAtDesk');
    }
    if (step === 'house') return house?.name ?? '';
    if (step === 'legal') return legal?.name || t('kept');
    if (step === 'doors') return t('doorCount', { count: doors.length });
    if (step === 'rooms') return rooms.map(({ name }) => (lang === 'en' && name.en) || name.vi).join(', ');
    if (step === 'people') return state.people?.map(({ name }) => name).join(', ') ?? '';
    return step === 'owner' ? (owner?.email ?? '') : t('kept');
  };
  return (
    <StepFrame
      step="ready"
      action={missing ? t('steps.ready.fillIn') : t('steps.ready.open')}
      busy={busy}
      fault={fault}
      onSubmit={() => void submit()}
      {...frame}
    >
      <ul className={css.list}>
        {STEPS.filter(({ name }) => name !== 'ready').map(({ name }) => (
          <li key={name} data-kept={isKept(name, state)} data-needed={NEEDED.includes(name)}>
            <button type="button" onClick={() => onGo(name)}>
              <Icon name={isKept(name, state) ? 'check' : 'warning'} />
              <span>
                <b>{t(`steps.${name}.title`)}</b>
                <small>{told(name)}</small>
              </span>
              <Icon name="chevron-right" />
            </button>
          </li>
        ))}
      </ul>
      {house && <HouseCheck state={state} onGo={onGo} />}
      {house && <GuideFrame lang={lang} />}
    </StepFrame>
  );
}
