import { lazy, Suspense } from 'react';
import { keepTrying } from '../../../offline/network/keep-trying';
import { DoorCard, DoorRoom } from './door-card';
import { WifiCard, WifiRoom } from './wifi-card';
import { paintedStore } from '../early/guide-store';
import { layoutOf, useDoor } from './use-door';
import css from './door-and-wifi.module.css';

const Postcard = lazy(() =>
  keepTrying(() => import('../postcard/postcard')).then((module) => ({ default: module.Postcard })),
);

/**
 * Door and Wi-Fi, one below the other. Whatever the answer is, they take the room that was held for them while it was
 * on its way: behind a lowered blind the empty cards of the wait go on holding it, so that nothing on the page moves.
 */
export function DoorAndWifi() {
  const { door } = useDoor(paintedStore);
  const closed = layoutOf(door) === 'closed';
  return (
    <>
      {door.kind === 'ended' && (
        <Suspense fallback={<div className={css.room} />}>
          <Postcard />
        </Suspense>
      )}
      <div className={css.cards}>
        <DoorCard />
        <WifiCard />
        {closed && (
          <>
            <DoorRoom className={css.room} />
            <WifiRoom className={css.room} />
          </>
        )}
      </div>
    </>
  );
}
