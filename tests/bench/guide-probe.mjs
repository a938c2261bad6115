/* global window, document, PerformanceObserver, MessageChannel, requestAnimationFrame -- `probe` runs in the page */

/**
 * Runs in the page before its own scripts: notes when a guest could first read, when the door's code and the Wi-Fi could
 * be read, when a tap first opened a section, and what held the processor after the first picture.
 */
export function probe({ trigger, code }) {
  const seen = { useful: null, code: null, opened: null, shift: 0, tries: 0, blocked: 0, scripts: 0, scriptsRaw: 0 };
  window.__bench = seen;
  const tasks = [];
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('layout-shift', (entry) => entry.hadRecentInput || (seen.shift += entry.value));
  watch('longtask', (entry) => tasks.push(entry));
  window.__blocked = () => {
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const after = tasks.filter(({ startTime, duration }) => startTime + duration > first);
    return after.reduce((sum, { duration }) => sum + duration - 50, 0);
  };
  const isOpen = (element) =>
    element.getAttribute('aria-expanded') === 'true' || element.closest('details')?.open === true;
  const visible = (element) => element?.checkVisibility() && element.getBoundingClientRect().height > 0;
  const note = (name) => {
    if (seen[name] !== null || seen.waiting?.includes(name)) return;
    (seen.waiting ??= []).push(name);
    const painted = new MessageChannel();
    painted.port1.onmessage = () => (seen[name] ??= performance.now());
    painted.port2.postMessage(0);
  };
  const hasCode = () =>
    code.every((text) =>
      [...document.querySelectorAll('#door p, #wifi dd')].some(
        (part) => visible(part) && part.textContent.includes(text),
      ),
    );
  const countScripts = () => {
    for (const { name, encodedBodySize, decodedBodySize } of performance.getEntriesByType('resource')) {
      if (!/\.js(\?|$)/.test(name)) continue;
      seen.scripts += encodedBodySize;
      seen.scriptsRaw += decodedBodySize;
    }
  };
  let lastTap = -1000;
  const look = () => {
    const element = document.querySelector(trigger);
    if (visible(element)) note('useful');
    if (code && hasCode()) note('code');
    if (visible(element) && seen.opened === null) {
      if (seen.tries > 0 && isOpen(element)) seen.opened = performance.now();
      else if (performance.now() - lastTap > 100) {
        if (seen.tries === 0) countScripts();
        lastTap = performance.now();
        seen.tries += 1;
        element.click();
        if (isOpen(element)) seen.opened = performance.now();
      }
    }
    if (seen.useful === null || seen.opened === null || (code && seen.code === null)) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Everything that is looked for has been seen. */
export const SEEN = (code) =>
  `['useful', 'opened'${code ? ", 'code'" : ''}].every((name) => window.__bench?.[name] != null)`;
