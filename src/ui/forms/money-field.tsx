import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { groupVnd } from '../../domain/money';
import { readAmount, readVnd } from '../../domain/typed-money';
import { Field } from './field';

interface MoneyFieldProps {
  label: string;
  /** Whole VND; `null` for nothing. */
  value: number | null;
  onChange: (value: number | null) => void;
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

/** An amount in VND with thousands separators, which come by themselves; the caret stays at the digit it was at. */
export function MoneyField({ value, onChange, ref, ...field }: MoneyFieldProps) {
  const input = useRef<HTMLInputElement | null>(null);
  /** How many digits stand behind the caret after the last key; `null` when nothing was typed. */
  const behind = useRef<number | null>(null);
  const shown = value === null ? '' : groupVnd(value);
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
  return (
    <Field
      {...field}
      ref={keep}
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      // A price out of a spreadsheet has decimals and signs that the keys have not: it is taken as a whole, or not at all.
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text');
        if (/^\d*$/.test(pasted.trim())) return;
        event.preventDefault();
        const amount = readAmount(pasted);
        if (amount !== null) onChange(amount);
      }}
      onChange={({ target }) => {
        behind.current = target.value.slice(target.selectionEnd ?? target.value.length).replace(/\D/g, '').length;
        onChange(readVnd(target.value));
      }}
    />
  );
}
