/** The pictures that the guide shows through `<img>`: both doors, wide and tall, and the two of the language choice. */
import { resetIds } from '../kit/shapes';
import { standalone } from '../kit/standalone';
import { CARD, englishPicture, vietnamesePicture } from './languages';
import { TALL, WIDE, cardDoor, cardDoorTall, passwordDoor, passwordDoorTall } from './scenes';

const PICTURES = {
  'door-password': [WIDE, passwordDoor],
  'door-card': [WIDE, cardDoor],
  'door-password-tall': [TALL, passwordDoorTall],
  'door-card-tall': [TALL, cardDoorTall],
  'lang-vi': [CARD, vietnamesePicture],
  'lang-en': [CARD, englishPicture],
} as const;

export type GuidePicture = keyof typeof PICTURES;
export const GUIDE_PICTURES = Object.keys(PICTURES) as GuidePicture[];

/** The whole file of one picture. */
export function drawGuidePicture(name: GuidePicture): string {
  const [{ width, height }, draw] = PICTURES[name];
  resetIds();
  return standalone(width, height, draw());
}
