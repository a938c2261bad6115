import { type TouchEvent, useRef, useState } from 'react';

/** A finger that goes so far sideways, and less than half of it up or down, means the row; in CSS pixels. */
const SWIPE_PX = 40;

interface RowSwipe {
  /** The key of the row whose other actions stand open; `null` for none. */
  open: string | null;
  /** Opens a row, or closes it. */
  toggle: (key: string) => void;
  /** Gives the touch handlers of a row: a swipe to the left opens its other actions, one to the right closes them. */
  of: (key: string) => { onTouchStart: (event: TouchEvent) => void; onTouchEnd: (event: TouchEvent) => void };
}

/** Opens a row's other actions, by its button or by a finger that goes over the row. */
export function useRowSwipe(): RowSwipe {
  const [open, setOpen] = useState<string | null>(null);
  const from = useRef({ x: 0, y: 0 });
  const of: RowSwipe['of'] = (key) => ({
    onTouchStart: ({ touches }) => {
      const touch = touches[0];
      if (touch) from.current = { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches[0];
      if (!touch) return;
      const by = touch.clientX - from.current.x;
      if (Math.abs(by) < SWIPE_PX || Math.abs(touch.clientY - from.current.y) > Math.abs(by) / 2) return;
      setOpen(by < 0 ? key : null);
    },
  });
  return { open, toggle: (key) => setOpen(open === key ? null : key), of };
}
