import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';

/** Our real server, as `src/server/start/dev.ts` gives it, to be mounted in front of Vite. */
interface DevApp {
  /** Tells whether an address belongs to our server rather than to Vite's modules and files. */
  handles(url: string): boolean;
  routing(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

interface DevModule {
  createDevApp(options: { vite: ViteDevServer }): Promise<DevApp>;
}

const OURS = /[\\/]src[\\/](server|contract|domain)[\\/]|[\\/]src[\\/]server[\\/]demo[\\/]/;

/**
 * `npm run dev` is one command: Vite with the real server inside it. A change to a file of the server closes the app
 * and opens it again on the next request; a change to a screen reloads as usual.
 */
export function devServer(): Plugin {
  return {
    name: 'hien:dev-server',
    apply: 'serve',
    configureServer(vite) {
      // Vitest starts a Vite server too, and has no use for ours.
      if (process.env['VITEST']) return;
      let opening: Promise<DevApp> | null = null;
      const open = (): Promise<DevApp> =>
        (opening ??= vite
          .ssrLoadModule('/src/server/start/dev.ts')
          .then((loaded) => (loaded as DevModule).createDevApp({ vite })));
      const close = async (): Promise<void> => {
        const closing = opening;
        opening = null;
        await (await closing)?.close();
      };
      vite.watcher.on('change', (file) => {
        if (OURS.test(file)) void close();
      });
      vite.httpServer?.on('close', () => void close());
      vite.middlewares.use((request, response, next) => {
        open()
          .then((app) => {
            if (app.handles(request.url ?? '/')) app.routing(request, response);
            else next();
          })
          .catch((error: unknown) => {
            opening = null;
            next(error);
          });
      });
    },
  };
}
