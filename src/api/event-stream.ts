/** Pause before a stream that our server refused is tried again, in ms. */
const TRY_AGAIN_MS = 10_000;

/**
 * Follows server-sent events for as long as wanted. What breaks off is taken up again by the browser itself, what was
 * refused by us. Nothing is read from the events: they only say that it is worth asking.
 *
 * @param onState whether the stream stands
 * @returns the function that ends it
 */
export function openEventStream(
  path: string,
  { onChange, onState }: { onChange: () => void; onState: (open: boolean) => void },
): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = (): void => {
    source = new EventSource(path);
    source.addEventListener('change', onChange);
    source.addEventListener('open', () => {
      onState(true);
      // Catch up on changes missed while disconnected.
      onChange();
    });
    source.addEventListener('error', () => {
      onState(false);
      if (source?.readyState !== EventSource.CLOSED) return;
      // Why it is refused, the pages are told when they ask: whoever was ended elsewhere learns it within seconds.
      onChange();
      timer = setTimeout(open, TRY_AGAIN_MS);
    });
  };
  // Old browsers and tests have none: the pages then only ask when they are opened.
  if (typeof EventSource === 'function') open();
  return () => {
    clearTimeout(timer);
    source?.close();
    onState(false);
  };
}
