import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A program or library that a walk needs, and Debian's package that brings it. */
interface Need {
  package: string;
  /** Any of these files says that it is there; `*` stands for the machine's architecture. */
  files: string[];
}

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib'];
const library = (file: string): string[] => LIBRARIES.map((folder) => `${folder}/${file}`);

const NEEDS: Record<'webkit' | 'firefox', Need[]> = {
  webkit: [
    { package: 'webkit2gtk-driver', files: ['/usr/bin/WebKitWebDriver'] },
    { package: 'xvfb', files: ['/usr/bin/Xvfb'] },
    { package: 'gjs', files: ['/usr/bin/gjs'] },
    { package: 'gir1.2-webkit2-4.1', files: library('girepository-1.0/WebKit2-4.1.typelib') },
    { package: 'gstreamer1.0-libav', files: library('gstreamer-1.0/libgstlibav.so') },
    { package: 'gstreamer1.0-plugins-good', files: library('gstreamer-1.0/libgstisomp4.so') },
  ],
  firefox: [
    { package: 'firefox-esr', files: ['/usr/bin/firefox-esr'] },
    {
      // Firefox has no H.264 of its own; any of these versions will do, and Debian has one of them.
      package: 'libavcodec-extra',
      files: [58, 59, 60, 61, 62, 63].flatMap((version) => library(`libavcodec.so.${version}`)),
    },
  ],
};

const missing = (engine: 'webkit' | 'firefox'): string[] =>
  NEEDS[engine].filter(({ files }) => !files.some((file) => existsSync(file))).map((need) => need.package);

/**
 * Looks for what an engine needs from Debian and, as root, installs what is missing.
 *
 * @returns a sentence that says what to install by hand, `null` when all is there
 */
export function findOrInstall(engine: 'webkit' | 'firefox'): string | null {
  const wanted = missing(engine);
  if (wanted.length === 0) return null;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const command = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${wanted.join(' ')}`;
    console.log(`For ${engine} this machine lacks ${wanted.join(', ')}. Getting them: ${command}`);
    spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const still = missing(engine);
  return still.length === 0
    ? null
    : `${engine} cannot be walked: install Debian's ${still.join(', ')} (apt-get install ${still.join(' ')}).`;
}
