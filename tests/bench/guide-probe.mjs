/* global window, document, PerformanceObserver, MessageChannel, requestAnimationFrame -- `probe` runs in the page */

/**
 * Runs in the page before its own scripts: notes when a guest could first read, when the door's code and the Wi-Fi could
 * be read, when a tap first copied the code and first opened a section, and what held the processor after the first
 * picture.
 */
export function probe({ trigger, code }) {
  const seen = { useful: null, code: null, copied: null, opened: null, shift: 0, scripts: 0, scriptsRaw: 0 };
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
  window.__scripts = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js(\?|$)/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
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
  /** Taps ten times a second until it shows. */
  const tapUntil = (name, works) => {
    let lastTap = -1000;
    return (element) => {
      if (seen[name] !== null || !visible(element)) return;
      const tapped = lastTap > 0;
      if (!(tapped && works(element)) && performance.now() - lastTap > 100) {
        if (!tapped && name === 'opened') countScripts();
        lastTap = performance.now();
        element.click();
      }
      if (works(element)) seen[name] = performance.now();
    };
  };
  const open = tapUntil('opened', isOpen);
  const copy = tapUntil('copied', (button) => button.dataset.copied === 'copied');
  const look = () => {
    const element = document.querySelector(trigger);
    if (visible(element)) note('useful');
    if (code && hasCode()) {
      note('code');
      if (seen.code !== null) copy(document.querySelector('#door [data-copied]'));
    }
    // A finger comes after the eye: a tap before the first picture would be computed in it.
    if (seen.useful !== null) open(element);
    const missing = ['useful', 'opened', ...(code ? ['code', 'copied'] : [])].some((name) => seen[name] === null);
    if (missing) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Everything that is looked for has been seen. */
export const SEEN = (code) =>
  `['useful', 'opened'${code ? ", 'code', 'copied'" : ''}].every((name) => window.__bench?.[name] != null)`;
