import { REQUEST_PHOTO_BYTES, REQUEST_PHOTO_SIDE } from '../../../domain/guest-requests/request-form';

const QUALITIES = [0.8, 0.6, 0.4, 0.25];

/** A photograph as it is sent: small, in base64. */
export interface SmallPhoto {
  base64: string;
  bytes: number;
}

/** Draws a photograph small enough for a bad line. @throws when the phone cannot read it */
export async function smallPhoto(file: File): Promise<SmallPhoto> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, REQUEST_PHOTO_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    if (blob && blob.size <= REQUEST_PHOTO_BYTES) return { base64: await base64Of(blob), bytes: blob.size };
  }
  throw new Error('The photograph does not get small enough.');
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => fail(reader.error ?? new Error('not read'));
    reader.readAsDataURL(blob);
  });
}
