import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './hotel';

const FOLDER = 'tests/browser/spoken';
const RENEW = process.env['SPOKEN'] === 'renew';

/** Words that another day, hour or price changes, with what stands in their place. */
const CHANGING: readonly (readonly [RegExp, string])[] = [
  [/(?:Thứ (?:Hai|Ba|Tư|Năm|Sáu|Bảy)|Chủ Nhật|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?=[,\s"])/gi, 'WEEKDAY'],
  [/\d{4}-\d\d-\d\d/g, 'DAY'],
  [/\b\d\d–\d\d\/\d\d(?:\/\d{4})?/g, 'DAYS'],
  [/\b\d\d\/\d\d(?:\/\d{4})?/g, 'DAY'],
  [/\d{1,2} tháng \d{1,2}(?:,? năm \d{4}|, \d{4})?/g, 'DAY'],
  [/DAY ?– ?DAY/g, 'DAYS'],
  [/\b\d{1,2}:\d\d\b/g, 'HOUR'],
  [/\b\d{1,3}(?:[.,]\d{3})+\b/g, 'SUM'],
  [/\b(?:\d ){7}\d\b|\b\d{4} \d{4}\b/g, 'NUMBER'],
  // After midnight the day on which it was sent is said too.
  [/Đã gửi DAY HOUR/g, 'Đã gửi HOUR'],
  [/[\d.,]+ MB/g, 'SIZE'],
  [/© \d{4}/g, '© YEAR'],
  // Says how far a mail has come, once that has been asked for.
  [/\n *- paragraph: Email tới bạn .*(?=\n)/g, ''],
  // From the hour of arrival on a guest may be marked as not come.
  [/\n.*button "Khách không đến: .*(?=\n)| Khách không đến: \w+ \w+/g, ''],
];

/** Passages in another language than the page's, with it: what a screen reader says in another voice. */
const otherVoices = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body [lang]')]
      .filter((one) => one.checkVisibility() && one.lang !== document.documentElement.lang)
      .map((one) => `${one.lang}: ${one.getAttribute('aria-label') ?? one.textContent.trim()}`),
  );

/** A walk as somebody hears it who sees nothing: each stop's title, language, and what is named there, in its order. */
export class SpokenWalk {
  readonly #stops: string[] = [];
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** @param within what is new since the last stop; the whole page where nothing is said */
  async hear(stop: string, page: Page, within = 'body'): Promise<void> {
    const heard = await page.locator(within).last().ariaSnapshot();
    const [title, lang] = await page.evaluate(() => [document.title, document.documentElement.lang]);
    const lines = heard.split('\n').filter((line) => !/^\s*- \/\w+:/.test(line));
    const voices = (await otherVoices(page)).map((voice) => `~ ${voice}`);
    this.#stops.push([`# ${stop} (${lang}: ${title})`, ...lines, ...voices].join('\n'));
  }

  /** Compares it with what was read and found good. `SPOKEN=renew` writes it anew. */
  expectAsRead(): void {
    let text = `${this.#stops.join('\n\n')}\n`;
    for (const [changing, word] of CHANGING) text = text.replace(changing, word);
    const file = path.join(FOLDER, `${this.#name}.txt`);
    if (RENEW) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, text);
    }
    expect(text, `${this.#name}; SPOKEN=renew writes it anew, then read it`).toBe(
      existsSync(file) ? readFileSync(file, 'utf8') : '',
    );
  }
}
