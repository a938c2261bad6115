/** `npx tsx studio/signs/export.ts` writes the sprites of signs: of the guide's sections, and of what guests ask for. */
import { writePublic } from '../kit/write';
import { signSprite, wishSprite } from './sprite';

process.stdout.write(writePublic('pictures/guide/signs.svg', signSprite()) + '\n');
process.stdout.write(writePublic('pictures/guide/wishes.svg', wishSprite()) + '\n');
