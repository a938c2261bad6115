/** `npx tsx src/studio/doors/export.ts` writes the door pictures and the pictures of the language choice. */
import { resetIds } from '../kit/shapes';
import { standalone } from '../kit/standalone';
import { writePublic } from '../kit/write';
import { CARD, englishPicture, vietnamesePicture } from './languages';
import { TALL, WIDE, cardDoor, cardDoorTall, passwordDoor, passwordDoorTall } from './scenes';

const pictures = [
  ['door-password', WIDE, passwordDoor],
  ['door-card', WIDE, cardDoor],
  ['door-password-tall', TALL, passwordDoorTall],
  ['door-card-tall', TALL, cardDoorTall],
  ['lang-vi', CARD, vietnamesePicture],
  ['lang-en', CARD, englishPicture],
] as const;

for (const [name, { width, height }, draw] of pictures) {
  resetIds();
  process.stdout.write(writePublic(`pictures/guide/${name}.svg`, standalone(width, height, draw())) + '\n');
}
