import type { Plugin } from 'vite';

/** `__name(createCollection, "createCollection");`: esbuild's keepNames in Radix's published files. */
const KEPT_NAME = /^[ \t]*(?:static \{\s*__name\(this, "[^"]*"\);\s*\}|__name\([\w$]+, "[^"]*"\);)\n/gm;

/**
 * Takes from published packages what only costs a phone bytes.
 *
 * Radix names every function a second time for stack traces. Such a call is a side effect, so nothing that is not used
 * could be left out: a third of its accordion. Workbox's `module` entry is its build for browsers without classes; its
 * modern build lies beside it.
 */
export function leanPackages(): Plugin {
  return {
    name: 'hien:lean-packages',
    config: () => ({
      resolve: { alias: [{ find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' }] },
    }),
    transform: {
      filter: { id: /node_modules\/@radix-ui\/.*\.mjs$/ },
      handler: (code) => ({ code: code.replace(KEPT_NAME, ''), map: null }),
    },
  };
}
