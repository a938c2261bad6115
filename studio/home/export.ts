/** `npx tsx studio/home/export.ts` writes the bay of the home page and the branch that hangs into it. */
import { BAY_VIEWBOX, bay } from '../kit/bay';
import { resetIds } from '../kit/shapes';
import { standalone } from '../kit/standalone';
import { branch } from '../kit/veranda';
import { writePublic } from '../kit/write';

const [, top = 0, width = 0, height = 0] = BAY_VIEWBOX.split(' ').map(Number);

resetIds();
const picture = standalone(width, height, `<g transform="translate(0 ${-top})">${bay()}</g>`);
process.stdout.write(writePublic('pictures/home/bay.svg', picture) + '\n');

resetIds();
process.stdout.write(writePublic('pictures/home/branch.svg', standalone(170, 190, branch(120, 14, 1.35))) + '\n');
