import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { STAGE } from './stage';
import { FILM_TONES } from './tones';

const TOKENS = new URL('../../src/ui/tokens.css', import.meta.url);
const FONT = new URL('../../src/ui/be-vietnam-pro-600.woff2', import.meta.url);

/** The document all frames are drawn in: the product's own tokens and the product's own digits. */
function stageHtml(): string {
  const font = readFileSync(FONT);
  const face = `@font-face{font-family:"Film";font-weight:600;src:url(data:font/woff2;base64,${font.toString('base64')})}`;
  return `<!doctype html><html data-theme="light"><style>${readFileSync(TOKENS, 'utf8')}${FILM_TONES}${face}
    html,body{margin:0;overflow:hidden;background:#000} .svgnum{font-family:"Film";font-weight:600}</style>
    <body><div id="stage"></div><span class="svgnum">0</span></body></html>`;
}

export interface Camera {
  /** One picture of the stage, as PNG. */
  shoot: (svg: string) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Opens Chromium once; every frame after that only replaces the drawing. */
export async function openCamera(): Promise<Camera> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync', '--force-color-profile=srgb', '--font-render-hinting=none'], // oxfmt-ignore
  });
  const page = await browser.newPage({ viewport: { width: STAGE.width, height: STAGE.height }, deviceScaleFactor: 1 });
  await page.setContent(stageHtml());
  await page.evaluate(() => document.fonts.load('600 20px Film'));
  const cdp = await page.context().newCDPSession(page);
  return {
    shoot: async (svg) => {
      await page.evaluate((markup) => {
        const stage = document.getElementById('stage');
        if (stage) stage.innerHTML = markup;
      }, svg);
      const shot = await cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
      return Buffer.from(shot.data, 'base64');
    },
    close: () => browser.close(),
  };
}
