import type { Plugin } from 'vite';

/**
 * vite-plugin-pwa builds the worker by a configuration of its own: as talkative as Vite is by itself, and with an option
 * that Rolldown calls deprecated. The worker is one file by either name of that option.
 */
export const quietWorkerBuild = (): Plugin => ({
  name: 'hien:quiet-worker-build',
  config(given) {
    const output = given.build?.rollupOptions?.output;
    if (output === undefined || Array.isArray(output)) return;
    delete output.inlineDynamicImports;
    output.codeSplitting = false;
    given.logLevel = 'warn';
  },
});
