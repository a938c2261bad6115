import type { Plugin } from 'vite';

/** The options as vite-plugin-pwa sets them, by names that Vite's types call deprecated. */
interface WorkerConfig {
  build?: { rollupOptions?: { output?: { inlineDynamicImports?: boolean; codeSplitting?: boolean } } };
  logLevel?: 'warn';
}

/**
 * vite-plugin-pwa builds the worker by a configuration of its own: as talkative as Vite is by itself, and with an option
 * that Rolldown calls deprecated. The worker is one file by either name of that option.
 */
export const quietWorkerBuild = (): Plugin => ({
  name: 'hien:quiet-worker-build',
  config(given: object) {
    const config: WorkerConfig = given;
    const output = config.build?.rollupOptions?.output;
    if (output === undefined) return;
    delete output.inlineDynamicImports;
    output.codeSplitting = false;
    config.logLevel = 'warn';
  },
});
