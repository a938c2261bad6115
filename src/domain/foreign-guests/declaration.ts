import { type Day, isDay } from '../days';
import { readHour } from '../typed-hour';
import { cleanLine, lineProblem } from '../validation/line';
import { type Birth, isBirth } from './birth';
import { isNationality, VIET_NAM } from './countries';
import { isPassportName, isPassportNumber, passportName, passportNumber } from './passport-text';

export const SEXES = ['M', 'F'] as const;
export type Sex = (typeof SEXES)[number];
export const PASSPORT_TYPES = ['ordinary', 'official', 'diplomatic', 'other'] as const;
type PassportType = (typeof PASSPORT_TYPES)[number];
export const PURPOSES = ['tourism', 'business', 'family', 'work', 'study', 'other'] as const;
type Purpose = (typeof PURPOSES)[number];

/** Fields of the police's portal for a foreign guest (facts 4.4). Days are `YYYY-MM-DD`. */
export interface Declaration {
  fullName: string;
  sex: Sex;
  birth: Birth;
  /** Three letters of ISO 3166. */
  nationality: string;
  passportNumber: string;
  passportType: PassportType;
  /** The stamp of entry; `''` when it is not known. */
  entryDay: Day;
  entryPort: string;
  purpose: Purpose;
  /** Last day that visa or exemption allow; not the passport's expiry. `''` when it is not known. */
  stayLimit: Day;
  room: string;
  from: Day;
  /** `HH:mm` at which the guest has come: the time to declare runs from it. */
  arrivedAt: string;
  to: Day;
  /** Day on which the guest has left; `''` while they are here. */
  leftDay: Day;
}
export type DeclarationField = keyof Declaration;

export type DeclarationProblem =
  | 'required'
  | 'tooLong'
  | 'invalid'
  | 'passportName'
  | 'passportNumber'
  | 'notForeign'
  | 'stayOrder'
  | 'stayLimitOver';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const REQUIRED = ['fullName', 'birth', 'nationality', 'passportNumber', 'room', 'from', 'arrivedAt', 'to'] as const;

/** A declaration as it is kept: the name as in the passport's lines for machines, no outer space. */
export const cleanDeclaration = (typed: Declaration): Declaration => ({
  ...typed,
  fullName: passportName(typed.fullName),
  nationality: cleanLine(typed.nationality).toUpperCase(),
  passportNumber: passportNumber(typed.passportNumber),
  entryPort: cleanLine(typed.entryPort),
  room: cleanLine(typed.room),
  arrivedAt: readHour(typed.arrivedAt) ?? typed.arrivedAt,
});

/**
 * Checks a cleaned declaration, in the order of the form. The portal reports success even when it takes no row
 * (facts 4.4), so everything is checked here.
 */
export function declarationProblems(
  declaration: Declaration,
  today: Day,
): { field: DeclarationField; code: DeclarationProblem }[] {
  const { fullName, birth, nationality, passportNumber: number, entryDay, stayLimit, from, to, leftDay } = declaration;
  const problems = new Map<DeclarationField, DeclarationProblem>();
  const say = (field: DeclarationField, code: DeclarationProblem, wrong: boolean): void => {
    if (wrong && !problems.has(field)) problems.set(field, code);
  };
  for (const field of REQUIRED) say(field, 'required', declaration[field] === '');
  for (const field of ['entryPort', 'room'] as const) {
    const problem = lineProblem(declaration[field]);
    if (problem) say(field, problem, true);
  }
  say('fullName', 'passportName', !isPassportName(fullName));
  say('birth', 'invalid', !isBirth(birth, today));
  say('nationality', 'notForeign', nationality === VIET_NAM);
  say('nationality', 'invalid', !isNationality(nationality));
  say('passportNumber', 'passportNumber', !isPassportNumber(number));
  for (const field of ['from', 'to'] as const) say(field, 'invalid', !isDay(declaration[field]));
  for (const field of ['entryDay', 'stayLimit', 'leftDay'] as const) {
    say(field, 'invalid', declaration[field] !== '' && !isDay(declaration[field]));
  }
  say('entryDay', 'invalid', entryDay > today || (entryDay !== '' && entryDay > from));
  say('arrivedAt', 'invalid', !TIME.test(declaration.arrivedAt));
  say('to', 'stayOrder', to <= from);
  say('stayLimit', 'stayLimitOver', stayLimit !== '' && stayLimit < from);
  say('leftDay', 'invalid', leftDay !== '' && (leftDay < from || leftDay > today));
  return [...problems].map(([field, code]) => ({ field, code }));
}
