import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type ContentState, contentState } from '../../../contract/editing/content';
import type { ApiFailure } from '../../../api/request';
import { apiCall } from '../../../api/call';
import type { EditedKind } from '../../../contract/editing/calls';
import { showToast } from './desk-notice';
import { type DeskCall, useDeskAction } from './use-desk-action';
import { useDeskForm } from './use-desk-form';

/** The call that adds something of this value. */
export type AddThing = (value: unknown) => DeskCall<ContentState>;

interface Options {
  kind: EditedKind;
  /** The call that adds it, while it is new. */
  add?: AddThing | undefined;
  /** The thing as it was read last. */
  latest: ContentState;
  form: UseFormReturn;
  /** Tells whether something in the form differs from the state that it was made from. */
  dirty: (base: ContentState) => boolean;
  /** Gives the words that are said of a value when it is saved or taken back. */
  notices: (value: unknown) => EditedWords;
  /** Told once something new has been added, when nothing in the form is unsaved any more. */
  onMade?: ((state: ContentState) => void) | undefined;
}

export interface EditedWords {
  saved: string;
  /** Consequence for guests, said below `saved`. */
  more: string;
  undone: string;
}

interface Edited {
  /** State that the form was made from. */
  base: ContentState;
  /** State that somebody else has put in its place meanwhile; `null` when nobody has. */
  theirs: ContentState | null;
  busy: boolean;
  error: string | null;
  save: (value: unknown) => Promise<void>;
  undo: (change: string) => Promise<void>;
  /** Goes on with what was typed, in the place of theirs. */
  keepMine: () => void;
  /** Goes on with theirs; what was typed is gone. */
  takeTheirs: () => void;
  discard: () => void;
}

/**
 * A thing of the desk that is edited as a whole. What was typed survives whatever happens: a refusal, a network that is
 * gone, and somebody else who was faster, who is shown and decided about.
 */
export function useEdited({ kind, add, latest, form, dirty, notices, onMade }: Options): Edited {
  const { t } = useTranslation('reception');
  const [base, setBase] = useState(latest);
  /** State that the form was last filled with. */
  const [filled, setFilled] = useState(latest);
  const [seen, setSeen] = useState(latest);
  /** State that somebody else has saved since. */
  const [newer, setNewer] = useState<ContentState | null>(null);
  const [made, setMade] = useState<ContentState | null>(null);
  const { busy, error, send } = useDeskForm(form);
  const { busy: undoing, act } = useDeskAction();
  const isDirty = dirty(base);
  const take = (state: ContentState): void => {
    setBase(state);
    setFilled(state);
    setNewer(null);
  };
  // Only a new reading says anything: the last one is older than what was just saved here.
  if (latest !== seen) {
    setSeen(latest);
    if (latest.version === base.version) setNewer(null);
    else if (isDirty) setNewer(latest);
    else take(latest);
  } else if (newer !== null && !isDirty) take(newer);
  useEffect(() => {
    form.reset(filled.value as FieldValues);
  }, [filled, form]);

  useEffect(() => {
    if (made !== null && !isDirty) onMade?.(made);
  }, [made, isDirty, onMade]);

  const undo = async (change: string): Promise<void> => {
    const params = { id: base.subject };
    const call = apiCall(kind.undoCall, { params, body: { change } });
    const state = await act(call, { notice: notices(base.value).undone });
    if (state) take(state);
  };
  const save = async (value: unknown): Promise<void> => {
    const conflict = (failure: ApiFailure): boolean => {
      if (failure.code !== 'contentChanged') return false;
      const { current } = failure.body as { current?: unknown };
      const known = contentState.safeParse(current);
      if (known.success) setNewer(known.data);
      return known.success;
    };
    const { subject: id, version } = base;
    const isNew = version === null;
    const call = add && isNew ? add(value) : apiCall(kind.changeCall, { params: { id }, body: { value, version } });
    const state = await send(call, conflict);
    if (!state) return;
    take(state);
    if (isNew) setMade(state);
    const change = state.last?.id;
    const { saved, more } = notices(state.value);
    showToast({
      kind: 'success',
      title: saved,
      text: more,
      ...(change === undefined || isNew ? {} : { action: { label: t('notice.undo'), onAct: () => void undo(change) } }),
    });
  };
  return {
    base,
    theirs: newer,
    busy: busy || undoing,
    error,
    save,
    undo,
    keepMine: () => {
      if (newer) setBase(newer);
      setNewer(null);
    },
    takeTheirs: () => newer && take(newer),
    discard: () => (newer ? take(newer) : form.reset(base.value as FieldValues)),
  };
}
