import { describe, expect, it } from 'vitest';
import { stayLinkIn } from '../../../src/domain/guide/icon/stay-link';
import { stayManifest } from '../../../src/domain/guide/icon/stay-manifest';

const KEY = 'Zk3p-9_xQ7LmN4tRv8sWyA';
const STAY = { apartment: 'B902', key: KEY };

describe("a stay's link in what was pasted or scanned", () => {
  it.each([
    ['alone', `https://hien.example/hiden-page/B902#s=${KEY}`, STAY],
    [
      'in a message, with a full stop behind it',
      `Mã cửa: https://hien.example/hiden-page/B902#s=${KEY}. Hẹn gặp!`,
      STAY,
    ],
    ['behind another address', `https://hien.example/ https://hien.example/hiden-page/B902#s=${KEY}`, STAY],
    ['in English, in small letters, without TLS', `HTTP://10.0.0.4:4173/hiden-page/b902?lang=en#s=${KEY}`, STAY],
    ['changed on its way', `https://hien.example/HIDEN-PAGE/B902/?zarsrc=30%23s%3D${KEY}?fbclid=x`, STAY],
    [
      'broken by blanks of no width',
      `https://hien.example/hiden-page/\u200bB902#s=\u200b${KEY.slice(0, 12)}\u200b${KEY.slice(12)}`,
      STAY,
    ],
    ['written for Markdown', `https://hien.example/hiden-page/B902#s=${KEY.replace('_', '\\_')}`, STAY],
    ['encoded twice', `https://hien.example/hidden-page/B902%2523s%253D${KEY}`, STAY],
    ["of the house's guide", `https://hien.example/hiden-page/#s=${KEY}`, { apartment: '', key: KEY }],
    ['without a key', 'https://hien.example/hiden-page/B902', null],
    ['with a key that is none', 'https://hien.example/hiden-page/B902#s=short', null],
    ['of a booking', `https://hien.example/dat-phong#b=${KEY}`, null],
    ['of another page', `https://hien.example/hiden-pages/B902#s=${KEY}`, null],
    ['that is no address', 'B902', null],
    ['that is nothing', '', null],
  ])('%s', (_name, text, stay) => {
    expect(stayLinkIn(text)).toEqual(stay);
  });
});

describe("a stay's manifest", () => {
  it('has whole addresses, with the key in the fragment of the one that is opened', () => {
    const manifest = stayManifest('https://hien.example', STAY, 'Hướng dẫn căn B902');
    expect(manifest).toMatchObject({
      id: 'https://hien.example/hiden-page/B902',
      start_url: `https://hien.example/hiden-page/B902#s=${KEY}`,
      scope: 'https://hien.example/hiden-page/',
      short_name: 'B902',
      display: 'standalone',
    });
    const { icons } = manifest as { icons: { src: string }[] };
    for (const { src } of icons) expect(src).toMatch(/^https:\/\/hien\.example\/icons\//);
  });

  it("opens the house's guide where there is no door yet", () => {
    expect(stayManifest('https://hien.example', { apartment: '', key: KEY }, 'Hướng dẫn')).toMatchObject({
      start_url: `https://hien.example/hiden-page/#s=${KEY}`,
      short_name: 'Hướng dẫn',
    });
  });
});
