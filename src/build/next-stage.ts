import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Names in `index.html` what the site's entry imports next. The entry evaluates its code in steps, so that a slow phone
 * can answer a tap in between; without this each step would begin with a round trip.
 */
export function nextStage(): Plugin {
  return {
    name: 'hien:next-stage',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk: entry }) {
        const scripts = new Set<string>();
        const styles = new Set<string>();
        const visit = (file: string): void => {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk' || scripts.has(file)) return;
          scripts.add(file);
          chunk.imports.forEach(visit);
          chunk.viteMetadata?.importedCss.forEach((style) => styles.add(style));
        };
        entry?.dynamicImports.forEach(visit);
        const missing = (file: string): boolean => !html.includes(`"/${file}"`);
        const link = (rel: string, file: string): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        });
        return [
          ...[...scripts].filter(missing).map((file) => link('modulepreload', file)),
          ...[...styles].filter(missing).map((file) => link('stylesheet', file)),
        ];
      },
    },
  };
}
