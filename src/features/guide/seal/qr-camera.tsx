import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openCodeReader } from './code-reader';
import css from './seal-dialog.module.css';

/** Between two looks, in ms: a slow phone goes on answering. */
const CHECK_EVERY_MS = 150;

interface QrCameraProps {
  words: Readonly<Record<'aim' | 'notOurs' | 'noCamera' | 'stop', string>>;
  /** Takes the text of a code, and says whether it was the one that is looked for. */
  onText: (text: string) => boolean;
  /** @param why what to say of it; nothing when the guest has stopped it */
  onStop: (why: string) => void;
}

/** The phone's camera, looking for a code of reception's. */
export function QrCamera({ words, onText, onStop }: QrCameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isOther, setOther] = useState(false);
  const take = useEffectEvent((text: string): boolean => {
    const isOurs = onText(text);
    if (!isOurs) setOther(true);
    return isOurs;
  });
  const fail = useEffectEvent(() => onStop(words.noCamera));

  useEffect(() => {
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    const stop = (): void => {
      here = false;
      clearTimeout(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
    const scan = async (): Promise<void> => {
      const [camera, read] = await Promise.all([
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
        openCodeReader(),
      ]);
      stream = camera;
      const picture = video.current;
      if (!here || !picture) {
        stop();
        return;
      }
      picture.srcObject = camera;
      await picture.play();
      const again = async (): Promise<void> => {
        const text = await read(picture);
        if (here && (text === null || !take(text))) timer = setTimeout(() => void again(), CHECK_EVERY_MS);
        else stop();
      };
      await again();
    };
    scan().catch(() => {
      if (here) fail();
      stop();
    });
    return stop;
  }, []);

  return (
    <>
      <video ref={video} className={css.camera} muted playsInline aria-label={words.aim} />
      <p role="status">{isOther ? words.notOurs : words.aim}</p>
      <div className={css.ways}>
        <button type="button" className="btn quiet" onClick={() => onStop('')}>
          {words.stop}
        </button>
      </div>
    </>
  );
}
