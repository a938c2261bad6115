import http from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const STYLE =
  'body{margin:0 auto;max-width:44rem;padding:1rem;font:16px/1.5 system-ui,sans-serif}details{border:1px solid #ccc;border-radius:8px;margin:.5rem 0;padding:0 .75rem}summary{padding:.75rem 0;font-weight:600}table{width:100%;border-collapse:collapse}td{border-bottom:1px solid #ddd;padding:.25rem}';
const WORKER =
  "const C='floor';oninstall=e=>e.waitUntil(caches.open(C).then(c=>c.add('/worker.html')).then(()=>skipWaiting()));onactivate=e=>e.waitUntil(clients.claim());onfetch=e=>{if(e.request.mode==='navigate')e.respondWith(caches.match('/worker.html').then(r=>r||fetch(e.request)))}";

/** The words of the served guide and nothing of its design: section by section, text and table rows. */
function floorPage(guideHtml, withWorker) {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(guideHtml)?.[1] ?? '';
  const plain = body.replace(/<(script|style|svg|noscript)[\s\S]*?<\/\1>/g, '');
  const sections = plain.split(/(?=<h[23][^>]*>)/);
  const text = (html) =>
    html.replace(/<(?!\/?(p|ul|ol|li|table|tbody|thead|tr|td|th)\b)[^>]*>/g, ' ').replace(/<(\w+)[^>]*>/g, '<$1>');
  const details = sections
    .map((section) => {
      const [, title = '', rest = ''] = /^<h[23][^>]*>([\s\S]*?)<\/h[23]>([\s\S]*)$/.exec(section) ?? [
        null,
        '',
        section,
      ];
      return title ? `<details><summary>${text(title)}</summary>${text(rest)}</details>` : `<p>${text(rest)}</p>`;
    })
    .join('\n')
    .replace(/\s+/g, ' ');
  const script = withWorker
    ? '<script>navigator.serviceWorker&&navigator.serviceWorker.register("/worker.js")</script>'
    : '';
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Hiên</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body>${details}${script}</body></html>`;
}

/**
 * The floor of every figure: one static page with the guide's own text, and the same with a three-line worker.
 *
 * @param {number} guidePort where the built product listens; its guide gives the text
 */
export async function startFloor(guidePort) {
  const guideHtml = await (await fetch(`http://127.0.0.1:${guidePort}/hiden-page/B902`)).text();
  const files = {
    '/': ['text/html; charset=utf-8', floorPage(guideHtml, false)],
    '/worker.html': ['text/html; charset=utf-8', floorPage(guideHtml, true)],
    '/worker.js': ['text/javascript', WORKER],
  };
  const ready = Object.fromEntries(
    Object.entries(files).map(([url, [type, text]]) => [
      url,
      { type, br: brotliCompressSync(text), gzip: gzipSync(text, { level: 9 }) },
    ]),
  );
  const server = http.createServer((request, response) => {
    const file = ready[request.url ?? ''];
    if (!file) return response.writeHead(404).end();
    const encoding = String(request.headers['accept-encoding']).includes('br') ? 'br' : 'gzip';
    return response
      .writeHead(200, { 'content-type': file.type, 'content-encoding': encoding, 'cache-control': 'no-cache' })
      .end(file[encoding]);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: server.address().port,
    bytes: ready['/'].br.length,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
