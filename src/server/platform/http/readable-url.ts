/**
 * Makes every address readable: a broken percent escape becomes the text it looks like, so that no later part can
 * fail on it. `/hiden-page/%E0%A4%A` is the guide of an apartment that does not exist.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%')) return url;
  const query = url.indexOf('?');
  const path = query === -1 ? url : url.slice(0, query);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + (query === -1 ? '' : url.slice(query));
  }
}
