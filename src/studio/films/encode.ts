import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { STAGE } from './stage';

/** A film may weigh this much; ten of them must fit the pack's 4 MB, so the usual one stays below the second figure. */
export const LIMIT_BYTES = 500_000;
const AIM_BYTES = 395_000;
/** From finest to coarsest; the first one that keeps a film below the aim is taken. */
const QUALITIES = [29, 31, 33, 35];

function ffmpeg(args: string[]): ChildProcess {
  return spawn('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
}
async function finished(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`);
}

/** Writes the frames, in order, as a lossless video at `file`, so that several qualities can be tried without redrawing. */
export async function writeMaster(file: string, frames: AsyncIterable<Buffer>): Promise<void> {
  const child = ffmpeg(['-f', 'image2pipe', '-c:v', 'png', '-r', String(STAGE.fps), '-i', '-',
    '-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', file]); // prettier-ignore
  const done = finished(child);
  for await (const frame of frames) {
    if (child.stdin && !child.stdin.write(frame)) await once(child.stdin, 'drain');
  }
  child.stdin?.end();
  await done;
}

/** H.264 for the web from the master: the same bytes on every run of the same ffmpeg. Returns the CRF that was taken. */
export async function encode(master: string, file: string): Promise<number> {
  for (const crf of QUALITIES) {
    await finished(ffmpeg(['-i', master, '-an', '-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
      '-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', String(crf), '-g', '250',
      '-profile:v', 'high', '-level', '4.0', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709',
      '-threads', '1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1',
      '-movflags', '+faststart', file])); // prettier-ignore
    if (statSync(file).size <= AIM_BYTES) return crf;
  }
  if (statSync(file).size > LIMIT_BYTES) throw new Error(`${file} is too heavy at every quality`);
  return QUALITIES[QUALITIES.length - 1] ?? 0;
}
