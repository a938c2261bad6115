import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { STAGE } from './stage';

/** A film may weigh this much. */
export const LIMIT_BYTES = 500_000;
/** Usual limit of a film's weight, so that ten of them stay within the pack's 4 MB. */
const AIM_BYTES = 378_000;
/** Clean on flat pictures; only films that are too heavy at it are held to the aim. */
const QUALITY = '30';

const H264 =
  '-an -vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -c:v libx264 -preset slow -tune animation -g 250 ' +
  '-profile:v high -level 4.0 -colorspace bt709 -color_primaries bt709 -color_trc bt709 ' +
  '-threads 1 -fflags +bitexact -flags:v +bitexact -map_metadata -1 -movflags +faststart';

function ffmpeg(...args: string[]): ChildProcess {
  return spawn('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
}
async function finished(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`);
}

/** Writes the frames, in order, as a lossless video at `file`, so that it can be encoded more than once. */
export async function writeMaster(file: string, frames: AsyncIterable<Buffer>): Promise<void> {
  const input = ['-f', 'image2pipe', '-c:v', 'png', '-r', String(STAGE.fps), '-i', '-'];
  const child = ffmpeg(...input, '-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', file);
  const done = finished(child);
  for await (const frame of frames) {
    if (child.stdin && !child.stdin.write(frame)) await once(child.stdin, 'drain');
  }
  child.stdin?.end();
  await done;
}

/**
 * H.264 for the web from the master: the same bytes on every run of the same ffmpeg. One constant quality for all; a
 * film that comes out too heavy is encoded again, in two passes, to just what it may weigh.
 */
export async function encode(master: string, file: string, seconds: number, aim = AIM_BYTES): Promise<void> {
  const settings = H264.split(' ');
  await finished(ffmpeg('-i', master, ...settings, '-crf', QUALITY, file));
  if (statSync(file).size <= aim) return;
  const rate = ['-b:v', String(Math.floor((aim * 8 * 0.975) / seconds)), '-passlogfile', `${master}.log`];
  await finished(ffmpeg('-i', master, ...settings, ...rate, '-pass', '1', '-f', 'null', '-'));
  await finished(ffmpeg('-i', master, ...settings, ...rate, '-pass', '2', file));
  if (statSync(file).size > LIMIT_BYTES) throw new Error(`${file} is too heavy`);
}
