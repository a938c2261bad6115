import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { groupVnd } from '../../domain/money';
import { readAmount } from '../../domain/typed-money';
import { useVnd } from '../hooks/use-vnd';
import { Field } from './field';

interface MoneyFieldProps {
  label: string;
  /** Whole VND; `null` for nothing, `NaN` for what is surely no amount: no rule takes it. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Says that what stands there is no amount. */
  unread: string;
  onBlur?: () => void;
  name?: string;
  hint?: ReactNode;
  placeholder?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
  disabled?: boolean;
  /** Gives the field to a form, which puts the focus there when it is wrong. */
  ref?: Ref<HTMLInputElement>;
}

const digitsIn = (text: string): string => text.replace(/\D/g, '');
const dotsIn = (text: string): number => text.split('.').length;

/**
 * An amount in VND, taken as people write it: "120k", "1,5 triệu". Thousands separators come by themselves between bare
 * digits, and the caret stays at the digit it was at; anything else stands as it was typed until the field is left, with
 * what was read beside it.
 */
export function MoneyField({ value, onChange, unread, onBlur, ref, ...field }: MoneyFieldProps) {
  const formatVnd = useVnd();
  const input = useRef<HTMLInputElement | null>(null);
  /** Number of digits behind the caret after the last key; `null` when nothing was typed. */
  const behind = useRef<number | null>(null);
  /** Text that was typed in other words than bare digits, and the amount that it was read as. */
  const [typed, setTyped] = useState<{ text: string; as: number | null } | null>(null);
  const bare = value === null || Number.isNaN(value) ? '' : groupVnd(value);
  // Whatever else has changed the amount since is right.
  const words = typed !== null && Object.is(typed.as, value) ? typed.text : null;
  const shown = words ?? bare;
  useLayoutEffect(() => {
    const { current: element } = input;
    if (element === null || behind.current === null) return;
    let at = shown.length;
    for (let digits = behind.current; digits > 0 && at > 0; at -= 1) if (/\d/.test(shown[at - 1] ?? '')) digits -= 1;
    element.setSelectionRange(at, at);
    behind.current = null;
  });
  const keep = (element: HTMLInputElement | null): (() => void) | undefined => {
    input.current = element;
    if (typeof ref === 'function') {
      const leave = ref(element);
      return typeof leave === 'function' ? leave : undefined;
    }
    if (ref) ref.current = element;
    return undefined;
  };
  const type = (element: HTMLInputElement): void => {
    const text = element.value;
    const isBare =
      words === null && /^[\d.]*$/.test(text) && (bare === '' ? !text.includes('.') : dotsIn(text) <= dotsIn(bare));
    const amount = text.trim() === '' ? null : (readAmount(isBare ? digitsIn(text) : text) ?? Number.NaN);
    const isWords = text !== '' && (!isBare || Number.isNaN(amount));
    if (!isWords) behind.current = digitsIn(text.slice(element.selectionEnd ?? text.length)).length;
    setTyped(isWords ? { text, as: amount } : null);
    onChange(amount);
  };
  const isUnread = value !== null && Number.isNaN(value);
  return (
    <Field
      {...field}
      ref={keep}
      hint={words !== null && !isUnread && value !== null ? `= ${formatVnd(value)}` : field.hint}
      error={isUnread ? unread : field.error}
      // Letters are part of an amount here.
      inputMode="text"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => type(target)}
      onBlur={() => {
        if (!isUnread) setTyped(null);
        onBlur?.();
      }}
    />
  );
}
