/** Finds the text of a QR code in what a camera shows; `null` when there is none. */
type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** Longest side of a picture that is looked at, in pixels: a code that fills a third of it is read. */
const SIDE_PX = 640;

/**
 * The browser's own reader where it has one; else a library, which comes only now.
 *
 * @throws when neither is to be had
 */
export async function openCodeReader(): Promise<ReadCode> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if ((await BarcodeDetector?.getSupportedFormats())?.includes('qr_code') && BarcodeDetector) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { default: read } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas to read codes from');
  return (video) => {
    const { videoWidth, videoHeight } = video;
    const scale = Math.min(1, SIDE_PX / Math.max(videoWidth, videoHeight, 1));
    const width = Math.round(videoWidth * scale);
    const height = Math.round(videoHeight * scale);
    if (width === 0) return Promise.resolve(null);
    Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    return Promise.resolve(read(context.getImageData(0, 0, width, height).data, width, height)?.data ?? null);
  };
}
