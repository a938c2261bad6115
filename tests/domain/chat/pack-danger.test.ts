import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CALLS_FOR, type Danger } from '../../../src/domain/chat/emergency-words';
import { dangerAmong, type DangerWords } from '../../../src/domain/chat/pack-danger';
import { PACK_LANGUAGES, type PackLanguage } from '../../../src/domain/guide/guide-languages';

const wordsOf = (lang: PackLanguage): DangerWords =>
  JSON.parse(readFileSync(`locales/${lang}/guide-danger.json`, 'utf8')) as DangerWords;

/** Sentences as frightened people type them, one for each danger, and what holds the same signs and is none. */
const SAID: Record<PackLanguage, Record<Danger, string> & { smoke: string; none: readonly string[] }> = {
  ko: {
    gas: '가스 냄새가 나요',
    fire: '불이 났어요',
    smoke: '복도에 연기',
    water: '아이가 물에 빠졌어요',
    lift: '엘리베이터에 갇혔어요',
    police: '지갑을 도난당했어요',
    ambulance: '구급차 불러 주세요',
    disaster: '지진',
    any: '도와 주세요',
    none: ['가스레인지', '불이 안 켜져요', '커피가 없어요', '기념품 사고 싶어요', '비상구', '에어컨 물 새요'],
  },
  ja: {
    gas: 'ガス臭い',
    fire: '火事です',
    smoke: '煙が出ている',
    water: '子どもが溺れています',
    lift: 'エレベーターに閉じ込められた',
    police: '財布を盗まれました',
    ambulance: '救急車を呼んで',
    disaster: '地震',
    any: '助けて！',
    none: ['喫煙所', '禁煙ですか', 'ガスコンロ', 'スリッパ', '水だけがほしい', '非常口'],
  },
  'zh-Hans': {
    gas: '有煤气味',
    fire: '厨房着火了',
    smoke: '走廊冒烟',
    water: '有人溺水',
    lift: '被困在电梯里',
    police: '钱包被偷了',
    ambulance: '叫救护车',
    disaster: '海啸',
    any: '救命啊',
    none: ['吸烟区', '燃气灶怎么用', '有烟灰缸吗', '紧急出口在哪', '房间被打扫了吗'],
  },
  'zh-Hant': {
    gas: '瓦斯外洩',
    fire: '廚房著火了',
    smoke: '走廊冒煙',
    water: '有人溺水',
    lift: '被困在電梯裡',
    police: '錢包被偷了',
    ambulance: '叫救護車',
    disaster: '海嘯',
    any: '救命啊',
    none: ['吸煙區', '瓦斯爐怎麼用', '有煙灰缸嗎', '緊急出口在哪', '房間被打掃了嗎'],
  },
  ru: {
    gas: 'Пахнет газом',
    fire: 'ПОЖАР!',
    smoke: 'дым в коридоре',
    water: 'ребёнок тонет',
    lift: 'застряли в лифте',
    police: 'вызовите полицию',
    ambulance: 'нужна скорая',
    disaster: 'землетрясение',
    any: 'помогите',
    none: ['магазин', 'газовая плита', 'свет не горит', 'скоро завтрак', 'говорить по-русски'],
  },
};

describe.each(PACK_LANGUAGES)('danger, typed in %s', (lang) => {
  const words = wordsOf(lang);
  const { none, smoke, ...said } = SAID[lang];

  it('has signs of every danger', () => {
    expect(Object.keys(words).sort()).toEqual([...Object.keys(CALLS_FOR), 'harmless'].sort());
  });

  it('is found', () => {
    const found = Object.fromEntries(Object.entries(said).map(([danger, text]) => [danger, dangerAmong(text, words)]));
    expect(found).toEqual(Object.fromEntries(Object.keys(said).map((danger) => [danger, danger])));
    expect(dangerAmong(smoke, words)).toBe('fire');
  });

  it.each(none)('is not heard in %s', (text) => {
    expect(dangerAmong(text, words)).toBeNull();
  });
});
