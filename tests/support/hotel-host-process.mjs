// Opens hotels of the built server in one process, each on its own port and folder, for who started it
// (`hotel-host.ts`).
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const dist = path.resolve('dist');
const { buildIn, openHotel } = await import(pathToFileURL(path.join(dist, 'server', 'open-hotel.js')).href);
const build = buildIn(dist);
const open = new Map();

async function answer({ id, env, close }) {
  if (close !== undefined) {
    await open.get(close).close();
    open.delete(close);
    return;
  }
  const hotel = await openHotel(env, build);
  // A house that waits for /setup has none yet.
  await hotel.keepRelease?.();
  open.set(id, hotel);
}

process.on('message', (asked) => {
  answer(asked).then(
    () => process.send({ id: asked.id }),
    (error) => process.send({ id: asked.id, error: error.stack }),
  );
});
process.on('disconnect', () => process.exit(0));
