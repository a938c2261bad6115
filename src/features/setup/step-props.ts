import type { ReactNode } from 'react';
import type { SetupState } from '../../contract/setup/setup';
import type { Language } from '../../domain/languages';
import type { StepName } from './steps';

/** Props of every step. */
export interface StepProps {
  state: SetupState;
  lang: Language;
  /** Values that were typed here and not sent yet; those under `secret` are forgotten by a reload. */
  typed: unknown;
  onType: (values: unknown) => void;
  /** Takes what our server has kept and leads on. */
  onKept: (state: SetupState) => void;
  onGo: (step: StepName) => void;
  /** Leads to the copies of a house that was before. */
  onRestore: () => void;
  /** Parts of the frame that are the same in each step. */
  frame: {
    onBack: (() => void) | null;
    onSkip: (() => void) | null;
    language: ReactNode;
    note: ReactNode;
    /** Somebody has come to the step from somewhere: its heading takes the focus. */
    isEntered: boolean;
  };
}
