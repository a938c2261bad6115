/** `npx tsx studio/signs/export.ts` writes the sprite of section signs. */
import { writePublic } from '../kit/write';
import { signSprite } from './sprite';

process.stdout.write(writePublic('pictures/guide/signs.svg', signSprite()) + '\n');
