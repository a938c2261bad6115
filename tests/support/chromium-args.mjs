/** Chromium's own background traffic would otherwise mix with what tests count and benches measure. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The shell alone sets letters on whole pixels by default, which no phone does: lines break elsewhere.
  '--font-render-hinting=none',
];

/**
 * Network and drawing as threads of the browser's process, where they spend less on what they send each other. For
 * flows: measurements keep the processes that a phone has.
 */
export const IN_ONE_PROCESS = ['--in-process-gpu', '--enable-features=NetworkServiceInProcess2'];

/** Browser that a flow runs in; `npm test` looks for it (`chromiumForFlows`). */
export const CHROMIUM_FOR_FLOWS = process.env.CHROMIUM_SHELL ?? process.env.CHROMIUM ?? '/usr/bin/chromium';
