import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** A mouse that moves so far with its button down carries, in px; a finger that does, scrolls. */
const SLACK = 8;
/** A finger that rests so long picks up, in ms: shorter is a tap, longer opens the browser's own menu. */
const HOLD_MS = 350;
/** So near an edge of the screen the page follows what is carried, in px. */
const EDGE = 72;
/** And by so much with each frame, in px. */
const STEP = 9;

/** A point of the screen, in px. */
interface Point {
  x: number;
  y: number;
}

interface CarryOptions<Held> {
  /** Holds both the names and the doors. */
  root: RefObject<HTMLElement | null>;
  /** Scrolls in the place of the page, where the doors lie in a box of their own. */
  scroller?: RefObject<HTMLElement | null>;
  /** Finds the guest that an element's `data-carry` names; `null` for one who cannot be carried now. */
  heldOf: (name: string) => Held | null;
  /** Finds what lies under a point: a door, where nothing else is said. */
  targetAt?: (point: Point, held: Held) => string | null;
  onDrop: (held: Held, door: string) => void;
}

interface Carry<Held> {
  held: Held | null;
  /** The door that they would be dropped on. */
  over: string | null;
  /** By mouse or finger: the name follows it. */
  floats: boolean;
  /** Follows the mouse or finger. */
  ghost: RefObject<HTMLDivElement | null>;
  /** Picks a guest up without a mouse button held down; `over` is where the keyboard goes. */
  pickUp: (held: Held, over: string | null) => void;
  /** Chooses the door. */
  pointAt: (door: string | null) => void;
  /** Ends it without a change. */
  letGo: () => void;
}

/** Point at which a mouse or finger went down. */
interface Touch extends Point {
  name: string;
  isFinger: boolean;
  lifted: boolean;
}

/**
 * Carries a guest from a name or door to a door: by mouse, by a finger that presses, holds and moves, or without either,
 * when somebody picks up first and chooses then. Elements say by `data-carry` who they are, doors by `data-door`.
 */
export function useCarry<Held>({ root, scroller, heldOf, targetAt, onDrop }: CarryOptions<Held>): Carry<Held> {
  const [held, setHeld] = useState<Held | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [floats, setFloats] = useState(false);
  const ghost = useRef<HTMLDivElement>(null);
  const letGo = (): void => {
    setHeld(null);
    setOver(null);
    setFloats(false);
  };
  const find = useEffectEvent(heldOf);
  /** Nothing lies under a guest who is not in the hand yet: what kind of target they have is theirs to say. */
  const targetOf = (point: Point): string | null =>
    held === null ? null : targetAt ? targetAt(point, held) : doorAt(point);
  const pointTo = useEffectEvent((point: Point) => setOver(targetOf(point)));
  const drop = useEffectEvent((point: Point) => {
    const guest = held;
    const door = targetOf(point);
    letGo();
    if (guest && door !== null) onDrop(guest, door);
  });
  const lift = useEffectEvent((guest: Held) => {
    setHeld(guest);
    setOver(null);
    setFloats(true);
  });
  const cancel = useEffectEvent(letGo);

  useEffect(() => {
    const area = root.current;
    if (!area) return;
    let touch: Touch | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    let at = { x: 0, y: 0 };
    let isDropped = false;

    const place = (): void => {
      if (ghost.current) ghost.current.style.transform = `translate(${at.x}px, ${at.y}px)`;
      pointTo(at);
    };
    const follow = (): void => {
      const box = scroller?.current;
      const { top, bottom, left, right } = box?.getBoundingClientRect() ?? PAGE;
      const down = stepBeyond(at.y, Math.max(0, top), Math.min(window.innerHeight, bottom));
      const across = box ? stepBeyond(at.x, Math.max(0, left), Math.min(window.innerWidth, right)) : 0;
      if (down !== 0 || across !== 0) {
        (box ?? window).scrollBy({ top: down, left: across, behavior: 'instant' });
      }
      // Also while nothing moves: the guest may have come into the hand since.
      place();
      frame = requestAnimationFrame(follow);
    };
    const start = (): void => {
      const guest = touch && find(touch.name);
      if (!touch || !guest) {
        end();
        return;
      }
      touch.lifted = true;
      lift(guest);
      frame = requestAnimationFrame(follow);
    };
    const end = (): void => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      touch = null;
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', onCancel);
      document.removeEventListener('keydown', onKey, true);
    };
    const onDown = (event: PointerEvent): void => {
      isDropped = false;
      if (!event.isPrimary || event.button !== 0 || touch) return;
      const name = event.target instanceof Element && event.target.closest<HTMLElement>('[data-carry]');
      if (!name) return;
      const isFinger = event.pointerType !== 'mouse';
      at = { x: event.clientX, y: event.clientY };
      touch = { name: name.dataset['carry'] ?? '', ...at, isFinger, lifted: false };
      if (isFinger) timer = setTimeout(start, HOLD_MS);
      document.addEventListener('pointermove', onMove);
      document.addEventListener('pointerup', onUp);
      document.addEventListener('pointercancel', onCancel);
      document.addEventListener('keydown', onKey, true);
    };
    const onMove = ({ clientX: x, clientY: y }: PointerEvent): void => {
      if (!touch) return;
      at = { x, y };
      if (touch.lifted) {
        place();
        return;
      }
      if (Math.hypot(x - touch.x, y - touch.y) < SLACK) return;
      if (touch.isFinger) end();
      else start();
    };
    const onUp = ({ clientX: x, clientY: y }: PointerEvent): void => {
      const lifted = touch?.lifted === true;
      end();
      if (!lifted) return;
      isDropped = true;
      drop({ x, y });
    };
    const onCancel = (): void => {
      if (touch?.lifted) cancel();
      end();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !touch?.lifted) return;
      event.preventDefault();
      event.stopPropagation();
      isDropped = true;
      onCancel();
    };
    /** The touch that carried is no tap on where it ended. */
    const onClick = (event: MouseEvent): void => {
      if (!isDropped || event.detail === 0) return;
      isDropped = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const keepStill = (event: Event): void => {
      if (touch?.lifted || (event.type === 'contextmenu' && touch?.isFinger)) event.preventDefault();
    };
    area.addEventListener('pointerdown', onDown);
    area.addEventListener('click', onClick, true);
    area.addEventListener('contextmenu', keepStill);
    // Only a listener that may refuse keeps the page from scrolling under a finger that carries.
    area.addEventListener('touchmove', keepStill, { passive: false });
    return () => {
      end();
      area.removeEventListener('pointerdown', onDown);
      area.removeEventListener('click', onClick, true);
      area.removeEventListener('contextmenu', keepStill);
      area.removeEventListener('touchmove', keepStill);
    };
  }, [root, scroller]);

  return {
    held,
    over,
    floats,
    ghost,
    pickUp: (guest, door) => {
      setHeld(guest);
      setOver(door);
      setFloats(false);
    },
    pointAt: setOver,
    letGo,
  };
}

const PAGE = { top: 0, bottom: Infinity, left: 0, right: Infinity };

/** By how much is scrolled when a point is near an end, in px. */
const stepBeyond = (at: number, from: number, to: number): number =>
  at < from + EDGE ? -STEP : at > to - EDGE ? STEP : 0;

/** The code of the door under a point of the screen; `null` beside all doors. */
export const doorAt = ({ x, y }: Point): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-door]')?.dataset['door'] ?? null;
