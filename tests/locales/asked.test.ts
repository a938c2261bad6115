import { describe, expect, it } from 'vitest';
import { topicOf } from '../../src/domain/chat/topics';
import { ASKED } from '../../src/domain/guide/asked';
import { GUIDE_LANGUAGES } from '../../src/domain/guide/guide-languages';
import { sentences } from './words';

/** A word for each question, in the order of `ASKED`. */
const WORDS = {
  vi: 'gọi taxi, ra sân bay, nhà thuốc, giờ bể bơi, hoá đơn, rút tiền, đổi tiền, SIM, đỗ xe, muỗi',
  en: 'taxi, to the airport, pharmacy, pool hours, invoice, ATM, cash, SIM, parking, mosquitoes',
  ko: '택시, 공항, 약국, 수영장 시간, 영수증, atm, 환전, 유심, 주차, 모기',
  'zh-Hans': '出租车, 机场, 药店, 泳池时间, 发票, 取款机, 换钱, 电话卡, 停车, 蚊子',
  'zh-Hant': '計程車, 機場, 藥局, 泳池時間, 發票, 提款機, 換錢, 網卡, 停車, 蚊子',
  ja: 'タクシー, 空港, 薬局, プールの時間, 領収書, atm, 両替, sim, 駐車場, 蚊',
  ru: 'такси, аэропорт, аптека, часы бассейна, счёт, банкомат, обмен валюты, сим, парковка, комары',
} as const;

describe.each(GUIDE_LANGUAGES)('questions that everybody asks, in %s', (lang) => {
  const all = sentences(lang, 'guide-search');
  const topics = ASKED.map((_, at) => ({
    title: all.get(`topics.${at}.title`) ?? '',
    words: all.get(`topics.${at}.words`) ?? '',
  }));
  const words = WORDS[lang].split(', ');

  it('are the first topics, in the order of a house’s answers', () => {
    const answers = ASKED.map(() => 'told');
    expect(words.map((word) => topicOf(word, topics, answers)?.at)).toEqual(ASKED.map((_, at) => at));
  });

  it('are for reception where the house has no answer; where to park, its map may say', () => {
    const at = words.map((word) => topicOf(word, topics)?.at ?? null);
    expect(at).toEqual(ASKED.map((question, nth) => (question === 'parking' ? null : nth)));
  });
});
