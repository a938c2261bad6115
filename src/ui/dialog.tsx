import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useState } from 'react';
import { Icon } from './icon';
import css from './dialog.module.css';

interface DialogProps {
  title: string;
  /** Word on the close button in the corner; none for a dialog that closes with a button of its own. */
  close?: string;
  onClose: () => void;
  children: ReactNode;
  /**
   * A sheet comes up from the foot of a phone's screen, within the thumb's reach. A panel stands at the side, over the
   * whole height, and on a phone is a page of its own.
   */
  size?: 'small' | 'wide' | 'sheet' | 'panel';
  /** Begins in its first field, for a form that is filled by the keyboard; else on its first button. */
  startInField?: boolean;
  /** For a question: no close button in the corner, no closing by a tap beside it. */
  question?: boolean;
}

const FIELD = 'input, select, textarea';

/**
 * The one dialog. Closes with its button, Esc and a tap on the ground behind it; the focus goes back where it was.
 * Radix's own overlay is left out (decision 40) because it locks scrolling with a style element, which the page's
 * policy forbids: the lock is a rule in the stylesheet.
 */
export function Dialog(props: DialogProps) {
  const { title, close, onClose, children, size = 'small', startInField = false, question = false } = props;
  const [opener] = useState(() => document.activeElement);
  const goBack = (event: Event): void => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <div className={css.ground} data-dialog-ground="" data-size={size}>
          <Radix.Content
            className={css.sheet}
            data-size={size}
            aria-describedby={undefined}
            role={question ? 'alertdialog' : 'dialog'}
            onOpenAutoFocus={(event) => {
              const field = startInField && (event.currentTarget as Element).querySelector<HTMLElement>(FIELD);
              if (!field) return;
              event.preventDefault();
              field.focus();
            }}
            onCloseAutoFocus={goBack}
            onPointerDownOutside={(event) => {
              if (question || isInToast(event.detail.originalEvent.target)) event.preventDefault();
            }}
          >
            <div className={css.head}>
              <Radix.Title className={css.title}>{title}</Radix.Title>
              {close !== undefined && !question && (
                <Radix.Close className={css.close}>
                  <Icon name="close" />
                  {close}
                </Radix.Close>
              )}
            </div>
            {children}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A notice floats over the dialog: a tap on it is not one on the ground behind. */
const isInToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-toast]') !== null;
