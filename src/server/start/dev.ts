import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import {
  ACCOUNT_API,
  API_PREFIX,
  AVATAR_PATH,
  HEALTH_API,
  MANIFEST_PATH,
  SHELL_PATH,
} from '../../contract/api-addresses';
import { liesUnder, SANDBOX_PATH } from '../../contract/page-addresses';
import type { RenderGuideDocument } from '../../contract/guide/guide-document';
import { dayInVietNam } from '../../domain/days';
import { asGuideLanguage } from '../../domain/guide/guide-languages';
import { GUIDE_PATH } from '../../domain/guide/address';
import { createApp } from '../app';
import { documentDataOf } from '../modules/guide/document/data';
import { readConfig } from '../config';
import { openDatabase } from '../platform/db/open';
import { seedWhenEmpty } from '../modules/hotel/seed';
import { rememberedLanguage } from '../platform/http/cookies';
import { messageLanguage } from '../platform/http/language';
import { createLogger } from '../platform/logger';

/** Addresses our server answers while developing; everything else is Vite's. */
const OURS = [
  ...[API_PREFIX.slice(0, -1), ACCOUNT_API, AVATAR_PATH, MANIFEST_PATH, SHELL_PATH, SANDBOX_PATH, HEALTH_API],
  ...['/robots.txt', '/sitemap.xml'],
];

const pathOf = (url: string): string => url.split('?')[0] ?? '';
const isGuide = (url: string): boolean => liesUnder(pathOf(url), GUIDE_PATH);

/** Our server for `npm run dev`: the real one, but the guide is rendered from its sources at every visit. */
export async function createDevApp({ vite }: { vite: ViteDevServer }) {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(config);
  await seedWhenEmpty(database.db, config.hotelFile, Date.now());
  const clientDir = path.resolve(vite.config.root, 'public');
  const app = await createApp({
    config,
    db: database.db,
    clock: Date.now,
    logger,
    clientDir,
    documentSource: null,
    isHostChecked: true,
  });

  async function guide(request: IncomingMessage): Promise<string> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const lang =
      asGuideLanguage(url.searchParams.get('lang')) ??
      rememberedLanguage(request.headers.cookie) ??
      messageLanguage(request.headers['accept-language']);
    const renderer = await vite.ssrLoadModule('/src/app/guide/guide-document.tsx');
    const render = renderer['renderGuideDocument'] as RenderGuideDocument;
    const data = (
      await documentDataOf(app.services.guide.events, app.services.hotel.current, dayInVietNam(Date.now()))
    )[lang];
    const { html } = render({
      lang,
      ...data,
      assets: { entry: '/src/guide.tsx', preloads: [], later: [], css: '', late: [], lateNames: '' },
    });
    return vite.transformIndexHtml(GUIDE_PATH, html);
  }

  return {
    handles: (url: string): boolean => liesUnder(pathOf(url), ...OURS) || isGuide(url),
    routing(request: IncomingMessage, response: ServerResponse): void {
      if (!isGuide(request.url ?? '')) {
        app.routing(request, response);
        return;
      }
      guide(request).then(
        (html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
        (error: unknown) => {
          logger.error({ err: error }, 'guide not rendered');
          response.writeHead(500).end(String(error));
        },
      );
    },
    async close(): Promise<void> {
      await app.close();
      await database.close();
    },
  };
}
