/** `npx tsx studio/doors/export.ts` writes the door pictures and the pictures of the language choice. */
import { writePublic } from '../kit/write';
import { GUIDE_PICTURES, drawGuidePicture } from './pictures';

for (const name of GUIDE_PICTURES) {
  process.stdout.write(writePublic(`pictures/guide/${name}.svg`, drawGuidePicture(name)) + '\n');
}
