import { describe, expect, it } from 'vitest';
import { renderGuideDocument } from '../../../src/app/guide/guide-document';
import type { GuideContent } from '../../../src/contract/guide/content';
import { guideContentShape } from '../../../src/contract/guide/guide-shapes';
import type { Language } from '../../../src/domain/languages';
import { guideContentOf } from '../../../src/server/modules/guide/content';
import { parseHotel } from '../../../src/server/modules/hotel/hotel-file';
import { demoWordsIn } from '../../../src/server/start/demo-words';
import { equippedHouse, senHotel } from '../../support/own-house';
import { demoContent } from '../../support/guide';

const ASSETS = { entry: '/a.js', preloads: [], later: [], css: 'p{color:red}', late: [], lateNames: '' };

const contentOf = (file: unknown, lang: Language): GuideContent =>
  guideContentOf({ profile: parseHotel(file, 'x').profile, isDemo: false }, lang);
const pageOf = (content: GuideContent, lang: Language): string =>
  renderGuideDocument({ lang, content, events: {}, assets: ASSETS }).html;
describe.each(['vi', 'en'] as const)('the guide of another house, %s', (lang) => {
  it.each([
    ['with nothing but doors', senHotel()],
    ['with every appliance', equippedHouse()],
  ])('%s says nothing of the demo’s', (_title, file) => {
    const content = contentOf(file, lang);
    expect(demoWordsIn(pageOf(content, lang))).toEqual([]);
    expect(guideContentShape.safeParse(JSON.parse(JSON.stringify(content))).success).toBe(true);
  });

  it('has the sections of what it has, and no others', () => {
    const ids = (html: string): string[] => [...html.matchAll(/ id="(\d+(?:-\d)?)"/g)].map(([, id = '']) => id);
    expect(
      ids(pageOf(contentOf(senHotel(), lang), lang))
        .filter((id) => !id.includes('-'))
        .sort(),
    ).toEqual(['1', '4', '7', '9']);
    const equipped = ids(pageOf(contentOf(equippedHouse(), lang), lang));
    expect(equipped).toEqual(expect.arrayContaining(['2', '3', '8', '11']));
    expect(equipped).not.toContain('5');
  });

  it('plays no film of the demo’s rooms', () => {
    const html = pageOf(contentOf(equippedHouse(), lang), lang);
    const films = new Set([...html.matchAll(/data-film="([\d-]+)"/g)].map(([, id]) => id));
    expect([...films].sort()).toEqual(['2-2', '2-3', '2-4', '8-1', '8-2']);
  });

  it('is the demo’s where the house is the demo', async () => {
    expect(await demoContent(lang)).not.toHaveProperty('gone');
    expect(demoWordsIn(pageOf(await demoContent(lang), lang)).length).toBeGreaterThan(3);
  });
});
