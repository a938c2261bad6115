import type { Plugin } from 'vite';

/** The option by its old name, which vite-plugin-pwa sets and Rolldown's types no longer want to be read. */
interface WorkerOutput {
  inlineDynamicImports?: boolean;
  codeSplitting?: boolean;
}

/**
 * vite-plugin-pwa builds the worker by a configuration of its own: as talkative as Vite is by itself, and with an option
 * that Rolldown calls deprecated. The worker is one file by either name of that option.
 */
export const quietWorkerBuild = (): Plugin => ({
  name: 'hien:quiet-worker-build',
  config(given: { build?: { rollupOptions?: { output?: WorkerOutput } }; logLevel?: string }) {
    const output = given.build?.rollupOptions?.output;
    if (output === undefined) return;
    delete output.inlineDynamicImports;
    output.codeSplitting = false;
    given.logLevel = 'warn';
  },
});
