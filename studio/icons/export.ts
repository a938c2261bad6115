/** `npx tsx studio/icons/export.ts` writes the app icons, the favicons and the sprite of interface icons. */
import sharp from 'sharp';
import { compact, tone } from '../kit/standalone';
import { writePublic } from '../kit/write';
import { icoFromPngs } from './ico';
import { logoTile } from './logo';
import { amenitySprite, iconSprite } from './sprite';

const report: string[] = [];
const look = {
  ground: tone('door-ground').day,
  tones: { timber: tone('on-door').day, sun: tone('turmeric').day },
};
// The mark is rasterised at four times its size first: librsvg's edges are cleaner after one good reduction.
const png = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .resize(side, side, { kernel: 'lanczos3' })
    .png({ compressionLevel: 9, palette: true, colours: 128 })
    .toBuffer();

const any = logoTile(2048, { ...look, share: 0.66, corner: 0.22 });
// A launcher may cut a maskable icon down to a circle of 80 %; the mark's corners have to stay inside it.
const maskable = logoTile(2048, { ...look, share: 0.52, corner: 0 });
const apple = logoTile(2048, { ...look, share: 0.6, corner: 0 });
const small = logoTile(64, { ...look, share: 0.86, corner: 0.2, beam: 1.12 });

for (const side of [192, 512]) {
  report.push(writePublic(`icons/icon-${side}.png`, await png(any, side)));
  report.push(writePublic(`icons/maskable-${side}.png`, await png(maskable, side)));
}
report.push(writePublic('icons/apple-touch-icon.png', await png(apple, 180)));

report.push(writePublic('favicon.svg', compact(small) + '\n'));
const sharpSmall = logoTile(1024, { ...look, share: 0.86, corner: 0.2, beam: 1.12 });
const sides = [16, 32, 48];
const pictures = await Promise.all(sides.map(async (side) => ({ side, png: await png(sharpSmall, side) })));
report.push(writePublic('favicon.ico', icoFromPngs(pictures)));

report.push(writePublic('pictures/guide/icons.svg', iconSprite()));
report.push(writePublic('pictures/homes/amenities.svg', amenitySprite()));
process.stdout.write(report.join('\n') + '\n');
