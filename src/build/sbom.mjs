// `npm run sbom`: what runs in production, as CycloneDX, out of the lock file. `npm sbom --omit=dev` leaves out whatever
// a tool for developers uses as well (react, nodemailer): so everything is asked for, and the lock file says what stays.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const WORDS = ['sbom', '--package-lock-only', '--offline', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
const { status, stdout } = spawnSync('npm', WORDS, {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 2],
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(status ?? 1);

const { name: product, packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const inProduction = new Set(
  Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && dev !== true)
    .map(([folder, { name, version }]) => `${name ?? folder.replace(/^.*node_modules\//, '')}@${version}`),
);
const list = JSON.parse(stdout);
const root = list.metadata.component['bom-ref'];
const components = list.components.filter((one) => inProduction.has(`${one.name}@${one.version}`));
const kept = new Set([root, ...components.map((one) => one['bom-ref'])]);
// A package that tools have too is marked as theirs alone where they have it first.
const isOfTools = ({ name }) => name === 'cdx:npm:package:development';
const text = JSON.stringify(
  {
    ...list,
    // npm names the product after its folder.
    metadata: { ...list.metadata, component: { ...list.metadata.component, name: product } },
    components: components.map((one) => ({
      ...one,
      properties: one.properties.filter((property) => !isOfTools(property)),
    })),
    dependencies: list.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map((one) => ({ ...one, dependsOn: (one.dependsOn ?? []).filter((ref) => kept.has(ref)) })),
  },
  null,
  2,
);
process.stdout.write(`${text}\n`);
