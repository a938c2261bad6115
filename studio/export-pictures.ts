/**
 * Draws the picture library: `npx tsx studio/export-pictures.ts [group…]`, all groups without an argument.
 * Writes the files below `public/pictures/`, the catalogue that demo data is written from, and the table of sizes and
 * tones that the `Picture` part reads.
 */
import { exportGroup } from './scenes/export-group';
import { writeCatalogue, writeTable } from './scenes/export-table';
import { GROUPS } from './scenes/catalogue';

const asked = process.argv.slice(2);
const names = asked.length ? asked : Object.keys(GROUPS);
for (const name of names) {
  const pictures = GROUPS[name];
  if (!pictures) throw new Error(`No group "${name}". Groups: ${Object.keys(GROUPS).join(', ')}`);
  process.stdout.write(`${await exportGroup(name, pictures)}\n`);
}
writeCatalogue();
await writeTable();
