import type { EarlyCall } from '../../../api/ask-early';
import type { GuideRecord } from '../../../offline/guide/guide-record';
import type { GuideState } from './guide-state';

/** State of the early script, on `window`: what it found out and painted before anything else was evaluated. */
export interface EarlyView {
  /** The answer that came inside the document. */
  served: GuideRecord | null;
  /** The call for it, when it is on its way already. */
  asked: Promise<EarlyCall> | null;
  /** State that the page shows; `null` while it is the wait that was served. */
  painted: GuideState | null;
  /** A button that was tapped and does nothing before React is there. */
  tapped: HTMLElement | null;
  /** React is taking over. */
  stopped: boolean;
  /**
   * Brings the cards of door and Wi-Fi in line with a state.
   *
   * @param state the one that was painted last, or tried to be, unless there is a newer one
   * @returns whether it could; what it cannot paint stays as it is
   */
  paint: (state?: GuideState) => boolean;
  /** Gives what was painted its pictures, once pictures are wanted. */
  dress?: () => void;
  /** Takes back what a copy button says for a moment only. */
  unsay?: () => void;
  /** Resolves when that has been shown long enough. */
  copyShown?: Promise<void>;
  /** Nothing is painted any more, and what was said for a moment only is taken back: React takes over what it finds. */
  stop: () => void;
}

/** Taps from before React was there. */
export interface FirstTaps {
  /** Sections that were opened by a tap and are not counted yet. */
  opened: string[];
  /**
   * Tapped elements that nobody has handled yet, with the copy that is under way; `null` once somebody handles taps.
   */
  missed: Map<HTMLElement, Promise<void> | undefined> | null;
}

declare global {
  interface Window {
    hienEarly?: EarlyView;
    hienTaps?: FirstTaps;
  }
}
