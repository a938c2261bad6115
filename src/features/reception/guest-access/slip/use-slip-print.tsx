import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { type PrintedSlip, SlipSheet } from './slip-sheet';

interface SlipPrint {
  /** Stands in the dialog, and is seen on paper alone. */
  sheet: ReactNode;
  /** Prints a slip, or with `null` what the dialog itself has for paper. */
  print: (slip: PrintedSlip | null) => void;
}

/** Lays a slip on its sheet and prints it; the sheet lies there until something else is printed. */
export function useSlipPrint(): SlipPrint {
  const [slip, setSlip] = useState<PrintedSlip | null>(null);
  const print = (next: PrintedSlip | null): void => {
    flushSync(() => setSlip(next));
    window.print();
  };
  return { sheet: slip && createPortal(<SlipSheet {...slip} />, document.body), print };
}
