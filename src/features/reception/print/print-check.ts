import { throwIfAborted } from '../../../api/aborted';
import { wifiJoinText } from '../../../domain/guest-access/wifi';
import type { CardPlan } from './print-plan';
import type { QrPicture } from '../../../ui/pictures/qr-picture';
import { drawQr } from './print-qr';
import type { ReadQr } from './print-reader';
import type { WifiOfDoors } from './print-wifi';

/** The page is left alone for a moment after so long, in ms: within a frame or two it answers. */
const SLICE_MS = 16;

interface PrintWifi {
  name: string;
  qr: QrPicture;
}

/** A card whose codes are drawn. */
export interface PrintCard extends CardPlan {
  qr: QrPicture;
  wifi: PrintWifi | null;
}

/** A card with a code that says something else than it should, or nothing. */
export interface FaultyCard {
  name: string;
  /** Text that was read; `null` when nothing was, or when it is a secret. */
  read: string | null;
}

interface Heard {
  /** A card whose codes were read back as they should be, or one with a fault. */
  onCard: (card: PrintCard | FaultyCard) => void;
  /** The page is about to be left alone for a moment. */
  onPause: () => void;
}

/** Draws what stands on a card. */
export function drawCard(plan: CardPlan, wifi: WifiOfDoors | null): PrintCard {
  const join = wifi?.get(plan.door.apartment);
  return {
    ...plan,
    qr: drawQr(plan.text),
    wifi: join ? { name: join.name, qr: drawQr(wifiJoinText(join.name, join.password)) } : null,
  };
}

/**
 * Draws cards and reads every code back from its drawing, in slices, so that the page stays alive.
 *
 * @param wifi what is joined in each apartment; `null` for cards without it
 * @throws the signal's reason when it is stopped
 */
export async function checkCards(
  plans: readonly CardPlan[],
  wifi: WifiOfDoors | null,
  read: ReadQr,
  { onCard, onPause }: Heard,
  signal: AbortSignal,
): Promise<void> {
  let sliceEnds = performance.now() + SLICE_MS;
  for (const plan of plans) {
    const card = drawCard(plan, wifi);
    onCard(faultOf(card, wifi, read) ?? card);
    if (performance.now() < sliceEnds) continue;
    onPause();
    await nextTask();
    throwIfAborted(signal);
    sliceEnds = performance.now() + SLICE_MS;
  }
  onPause();
}

function faultOf(card: PrintCard, wifi: WifiOfDoors | null, read: ReadQr): FaultyCard | null {
  const text = read(card.qr);
  if (text !== card.text) return { name: card.name, read: text };
  const join = wifi?.get(card.door.apartment);
  const wanted = join ? wifiJoinText(join.name, join.password) : null;
  const isWrong = wifi !== null && (card.wifi === null || read(card.wifi.qr) !== wanted);
  // What was read may be half a password.
  return isWrong ? { name: `${card.name}, Wi-Fi`, read: null } : null;
}

/** Not a timer: those wait for at least 4 ms each, and for a second in a tab that nobody looks at. */
function nextTask(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}
