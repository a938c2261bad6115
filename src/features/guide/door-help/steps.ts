import type { GuideContent } from '../../../contract/guide/content';
import type { GuideAnswer } from '../../../contract/guide/guide';

/** How a door is opened, as far as its guest is concerned. */
export type Lock = GuideContent['towers'][number]['lock'];

/** Lock of a door: the house says of a tower without codes whether it has cards or keys. */
export function lockOf(answer: Pick<GuideAnswer, 'card' | 'tower'>, { towers }: Pick<GuideContent, 'towers'>): Lock {
  if (!answer.card) return 'password';
  return towers.find(({ id }) => id === answer.tower)?.lock === 'key' ? 'key' : 'card';
}

/**
 * What is tried at a closed door, in the order of causes (facts 6.12): an empty battery, a code that is not this door's or
 * not the newest, a key that was missed. The last step is somebody who comes.
 */
export const STEPS = {
  password: ['light', 'door', 'slow', 'wait', 'come'],
  card: ['lamp', 'door', 'hold', 'turn', 'come'],
  key: ['door', 'fit', 'pull', 'twist', 'come'],
} as const satisfies Record<Lock, readonly string[]>;
export type StepName = (typeof STEPS)[Lock][number];

/** Steps whose "no" is an answer: the lock is dead, and nothing that is pressed helps. */
export const isDead = (step: StepName): step is 'light' | 'lamp' => step === 'light' || step === 'lamp';
