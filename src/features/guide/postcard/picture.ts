import { addressOf, HEIGHT, WIDTH } from './drawing';

const BORDER = 40;
/** Room for one line of words under the picture. */
const WORDS = 112;
const FACE = `'Be Vietnam Pro', system-ui, sans-serif`;

/** Paints the card as it is sent: the drawing on paper, and below it the line that its guest wrote, if any. */
export async function picturePng(svg: string, words: string): Promise<File> {
  const drawing = new Image();
  drawing.src = addressOf(svg);
  await drawing.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH + 2 * BORDER;
  canvas.height = HEIGHT + BORDER + (words ? WORDS : BORDER);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas here');
  pen.fillStyle = '#fdf9f0';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(drawing, BORDER, BORDER, WIDTH, HEIGHT);
  pen.fillStyle = '#0f252b';
  pen.textBaseline = 'middle';
  for (let size = 40; size >= 16; size -= 2) {
    pen.font = `400 ${size}px ${FACE}`;
    if (pen.measureText(words).width <= WIDTH) break;
  }
  pen.fillText(words, BORDER, HEIGHT + BORDER + WORDS / 2, WIDTH);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('No picture came of the canvas');
  return new File([blob], 'postcard.png', { type: 'image/png' });
}

/** Saves a file as the browser saves what is downloaded. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Tells whether this browser hands a picture to the phone's own sheet. */
export function canSharePictures(): boolean {
  const probe = new File([], 'postcard.png', { type: 'image/png' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] });
}
