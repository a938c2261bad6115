import type { EMERGENCY_NUMBERS } from '../guide/emergency';
import { hasMarkIn, type Letters, lettersOf } from '../marks';
import { PhraseIndex } from './phrase-index';

type EmergencyService = (typeof EMERGENCY_NUMBERS)[number]['who'];
/** Dangers that a call for help can name; `any` is a call that names none. */
export type Danger = 'fire' | 'gas' | 'ambulance' | 'police' | 'water' | 'lift' | 'disaster' | 'any';

/** Numbers to call, the right one first. Reception comes last, but first for a guest who is stuck in a lift. */
export const CALLS_FOR: Readonly<Record<Danger, readonly EmergencyService[]>> = {
  fire: ['fire'],
  gas: ['fire'],
  ambulance: ['ambulance'],
  police: ['police'],
  water: ['fire', 'ambulance', 'rescue'],
  lift: ['fire'],
  disaster: ['rescue', 'fire'],
  any: ['police', 'fire', 'ambulance', 'rescue'],
};

interface Signs {
  /** Count wherever they stand, with their marks or without any. */
  anywhere: string;
  /** Count anywhere with their marks; without marks, where they mean much else too, only when nothing else is said. */
  alone: string;
}

/** In this order: a fire beside a hurt person is a fire first. */
const SIGNS: Readonly<Record<Danger, Signs>> = {
  gas: {
    anywhere:
      'rò gas, rò rỉ gas, rò khí, xì gas, hở gas, hở van gas, mùi gas, mùi ga, ngửi thấy gas, gas leak, leaking gas, gas is leaking, smell gas, smells of gas, ' +
      'smells like gas, smell of gas, gas smell, smelling gas',
    alone: '',
  },
  fire: {
    anywhere:
      'cháy nhà, cháy phòng, cháy bếp, cháy căn hộ, cháy rồi, cháy ở, cháy lớn, cháy to, cháy nổ, cháy lan, cháy điện, cháy chung cư, cháy toà nhà, cháy tầng, có cháy, bị cháy, ' +
      'đám cháy, báo cháy, chữa cháy, hoả hoạn, phát hoả, bốc lửa, có lửa, ngọn lửa, cháy lửa, bốc cháy, bốc khói, cứu hoả, có khói, nhiều khói, mùi khói, mùi khét, khói đen, khói mù, ' +
      'khói trong phòng, khói hành lang, đầy khói, nổ bình gas, chập điện, phát nổ, ' +
      'fire, on fire, burning, smoke, explosion, exploded, in flames',
    alone: 'cháy, khói',
  },
  water: {
    anywhere: 'đuối nước, chết đuối, sắp chìm, rơi xuống nước, ngã xuống biển, drowning, drowned, drown',
    alone: 'đuối',
  },
  lift: {
    anywhere:
      'kẹt thang, kẹt thang máy, kẹt trong thang, mắc kẹt, thang máy kẹt, thang máy bị kẹt, thang bị kẹt, thang máy dừng, nhốt trong thang, stuck in lift, ' +
      'stuck in the lift, stuck in elevator, stuck in the elevator, stuck in a lift, stuck in an elevator, stuck lift, stuck elevator, lift is stuck, lift stuck, ' +
      'elevator is stuck, elevator stuck, trapped',
    alone: '',
  },
  police: {
    anywhere:
      'công an, cảnh sát, ăn trộm, kẻ trộm, có trộm, bị trộm, trộm cắp, tên trộm, mất trộm, ăn cướp, bị cướp, có cướp, cướp giật, kẻ cướp, giật túi, bị giật, đột nhập, ' +
      'đánh nhau, bị đánh, hành hung, đâm chém, bạo lực, quấy rối, hiếp dâm, doạ giết, bắt cóc, giết người, ' +
      'police, thief, thieves, theft, robber, robbery, robbed, burglar, burglary, stolen, stole, mugged, assault, assaulted, attacked, attacking, intruder, ' +
      'break in, broke in, broken into, breaking in, rape, raped, harassed, harassment, kidnap, kidnapped, stabbed, stalker, 113',
    alone: 'trộm, cướp',
  },
  ambulance: {
    anywhere:
      'cấp cứu, xe cứu thương, cứu thương, đau tim, nhồi máu, đột quỵ, tai biến, đau ngực, đau thắt ngực, khó thở, ngừng thở, không thở, tắt thở, ngưng tim, ngừng tim, hóc, ' +
      'bất tỉnh, ngất xỉu, bị ngất, co giật, động kinh, chảy máu, ra máu nhiều, bị thương, tai nạn, ngộ độc, điện giật, giật điện, bị bỏng, gãy xương, gãy tay, gãy chân, ' +
      'sốc phản vệ, dị ứng nặng, uống nhầm thuốc, tự tử, sắp sinh, vỡ ối, ' +
      'ambulance, heart attack, cardiac arrest, chest pain, stroke, not breathing, cannot breathe, can t breathe, cant breathe, choking, unconscious, passed out, fainted, ' +
      'collapsed, bleeding, overdose, seizure, injured, badly hurt, accident, poisoned, poisoning, electrocuted, electric shock, anaphylaxis, allergic reaction, suicide, ' +
      'going into labour, paramedic, 115',
    alone: 'ngất, hóc, bỏng',
  },
  disaster: {
    anywhere:
      'động đất, sóng thần, sạt lở, lũ quét, ngập lụt, sập nhà, sập trần, earthquake, tsunami, landslide, flash flood, building collapse, 112',
    alone: '',
  },
  any: {
    anywhere: 'khẩn cấp, cứu tôi, cứu với, cứu em, cứu mẹ, cứu người, giúp tôi với, sos, emergency, 911, 999, 114',
    alone: 'cứu, help, help me, help us, please help',
  },
};

/** Everyday phrases that hold such a word. They are taken out first. */
const EVERYDAY =
  'Bãi Cháy, cháy nắng, cháy túi, cháy hàng, cháy vé, hết cháy, không cháy, không chạy, ăn chay, đồ chay, quán chay, cơm chay, món chay, hàng chay, bún chay, phở chay, thực đơn chay, ' +
  'hút khói, không khói, ống khói, cơm cháy, thịt cháy cạnh, đăng ký công an, khai báo công an, công an tạm trú, ' +
  'smoke free, smoking, no smoke, can i smoke, may i smoke, to smoke, smoke area, we smoke, i smoke, fire pit, camp fire, campfire, fireplace, ' +
  'police registration, register with the police, register with police, fire tv, fire stick, burning question, bỏng ngô, nghiên cứu';

const phrases = (list: string): string[][] =>
  list
    .split(',')
    .map((phrase) => phrase.trim().split(' '))
    .filter(([first]) => first !== '');

const DANGERS = Object.keys(SIGNS) as Danger[];
/** Holds what a phrase is a sign of. */
interface Sign {
  danger: Danger;
  alone: boolean;
}
const SIGN_PHRASES = new PhraseIndex<Sign>(
  DANGERS.flatMap((danger) => [
    ...phrases(SIGNS[danger].anywhere).map((words) => ({ words, means: { danger, alone: false } })),
    ...phrases(SIGNS[danger].alone).map((words) => ({ words, means: { danger, alone: true } })),
  ]),
);
/** By their place in the list. */
const HARMLESS = new PhraseIndex<number>(phrases(EVERYDAY).map((words, place) => ({ words, means: place })));

/** Said with anything, folded. */
const BESIDE = new Set(
  'a oi co dang bi roi o day toi em minh chung phong nha ban gap nhanh qua the la cai gi di please there is my in the room i am we are s now quick'.split(
    ' ',
  ),
);

/** Words of a call for help; a frightened guest holds keys down ("cháyyy") and shouts ("HELP!!!"). */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** In the place of an everyday phrase; no word of ours. */
const TAKEN_OUT = lettersOf('·');

/** Words taken apart, the same word once. */
function lettersIn(words: readonly string[]): Letters[] {
  const apart = new Map([...new Set(words)].map((word) => [word, lettersOf(word)]));
  return words.flatMap((word) => apart.get(word) ?? []);
}

/** The words of a text without the everyday phrases; of two that overlap the one that is named first is taken out. */
function withoutEveryday(text: string): Letters[] {
  const words = lettersIn(wordsOf(text));
  const left: (Letters | null)[] = [...words];
  const found = HARMLESS.find(words).sort((a, b) => a.means - b.means || b.at - a.at);
  for (const { at, length } of found) {
    if (left.slice(at, at + length).some((word, next) => word !== words[at + next])) continue;
    left.fill(null, at, at + length);
    left[at] = TAKEN_OUT;
  }
  return left.filter((word) => word !== null);
}

/**
 * Finds the danger in a text that calls for help, in Vietnamese or English, with marks or without; `null` in any other
 * text. It runs before any search, on the phone: "cháy" must never find the air conditioner. Where it errs, it errs
 * towards help. Its work grows with the text alone, so the whole text is read.
 */
export function dangerIn(text: string): Danger | null {
  const words = withoutEveryday(text);
  const core = words.filter(({ plain }) => !BESIDE.has(plain));
  const dangers = new Set<Danger>();
  for (const { means, length } of SIGN_PHRASES.find(words)) {
    if (!means.alone || length === words.length) dangers.add(means.danger);
  }
  for (const { means, length } of SIGN_PHRASES.find(core)) {
    if (means.alone && length === core.length) dangers.add(means.danger);
  }
  for (const { means } of SIGN_PHRASES.find(words.filter(hasMarkIn))) if (means.alone) dangers.add(means.danger);
  return DANGERS.find((danger) => dangers.has(danger)) ?? null;
}

/**
 * Tells whether a text of the house is about a danger, by the same signs, so that a search lists it below the numbers.
 * A place of Bãi Cháy is about no fire, "chạy" is not "cháy", and a cry for help that does not say why is about
 * nothing.
 */
export function tellsOf(danger: Danger, text: string): boolean {
  if (danger === 'any') return false;
  return SIGN_PHRASES.find(withoutEveryday(text)).some(({ means }) => means.danger === danger);
}
