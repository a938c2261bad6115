import { paintedStore } from '../early/guide-store';
import type { ClosedDoor } from '../../../domain/stay-words/on-card';
import { layoutOf, useDoor } from './use-door';
import { DoorClosed } from './door-closed';
import { DoorFace } from './door-face';
import css from './door-card.module.css';
import closed from './door-closed.module.css';

/**
 * The one thing a guest at the door needs. The blind says how things stand: rolled up over an open code, lowered while
 * it is being fetched, before the stay and after it. While loading, the open card's own layout holds the room, so
 * nothing on the page moves when the code appears.
 */
export function DoorCard() {
  const { door } = useDoor(paintedStore);
  const layout = layoutOf(door);
  return (
    <section
      id="door"
      className={layout === 'closed' ? `${css.door} ${closed.closed}` : css.door}
      data-layout={layout}
      data-place=""
      aria-labelledby="door-title"
    >
      <div className={css.blind} aria-hidden="true">
        <i />
      </div>
      {layout === 'closed' ? <DoorClosed door={door as ClosedDoor} /> : <DoorFace door={door} titleId="door-title" />}
    </section>
  );
}

/** As high as the card is while its answer is on the way, and empty. */
export function DoorRoom({ className = '' }: { className?: string | undefined }) {
  return (
    <div className={`${css.door} ${className}`} data-layout="loading" aria-hidden="true">
      <DoorFace door={{ kind: 'loading' }} />
    </div>
  );
}
