import { useEffect, useState } from 'react';
import { serverNow } from '../../api/server-clock';
import { dayInVietNam } from '../../domain/days';
import { type GuideEvent, eventsOfSheet, notOver } from '../../domain/guide/events';
import type { Language } from '../../domain/languages';
import { type KeptEvents, readEvents, refreshEvents } from '../../offline/guide/events';

interface Events {
  /** `null` until phone or network has said something. */
  events: readonly GuideEvent[] | null;
  /** Instant at which they were saved, in ms, if the network could not confirm them. */
  savedAt: number | null;
}

const NOTHING_YET: Events = { events: null, savedAt: null };

/** The events of the sheet: what this phone keeps first, then the network's. A failure leaves what stands. */
export function useEvents(lang: Language): Events {
  const [shown, setShown] = useState<Events>(NOTHING_YET);
  useEffect(() => {
    const leaving = new AbortController();
    const show = (kept: KeptEvents | null, fresh: boolean): void => {
      if (leaving.signal.aborted) return;
      setShown({
        events: kept ? notOver(eventsOfSheet(kept.events.values), dayInVietNam(serverNow())) : [],
        savedAt: fresh ? null : (kept?.savedAt ?? null),
      });
    };
    const follow = async (): Promise<void> => {
      const kept = await readEvents(lang);
      if (kept) show(kept, true);
      await refreshEvents(lang, leaving.signal).then(
        (fresh) => show(fresh, true),
        () => show(kept, false),
      );
    };
    void follow();
    return () => leaving.abort();
  }, [lang]);
  return shown;
}
