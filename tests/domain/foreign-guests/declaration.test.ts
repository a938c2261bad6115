import { describe, expect, it } from 'vitest';
import { birthPrecision, firstDayOfBirth, isBirth, readBirth } from '../../../src/domain/foreign-guests/birth';
import {
  foreignCountries,
  FREQUENT_NATIONALITIES,
  isForeign,
  keptNationality,
  nationalityOf,
} from '../../../src/domain/foreign-guests/countries';
import { declarationState, declareBy } from '../../../src/domain/foreign-guests/deadline';
import {
  cleanDeclaration,
  type Declaration,
  declarationProblems,
} from '../../../src/domain/foreign-guests/declaration';
import { passportName } from '../../../src/domain/foreign-guests/passport-text';
import { instantInVietNam } from '../../../src/domain/days';

const TODAY = '2026-11-20';
const GUEST: Declaration = {
  fullName: 'Sofia Lindqvist',
  sex: 'F',
  birth: '1988-02-29',
  nationality: 'SWE',
  passportNumber: 'AA 1234567',
  passportType: 'ordinary',
  entryDay: '2026-11-18',
  entryPort: 'Nội Bài',
  purpose: 'tourism',
  stayLimit: '2027-01-01',
  room: 'B902',
  from: '2026-11-19',
  arrivedAt: '15:20',
  to: '2026-11-23',
  leftDay: '',
};

describe('a name as the passport’s lines for machines have it', () => {
  it.each([
    ['Nguyễn Thị Đào', 'NGUYEN THI DAO'],
    ['Jean-Pierre  O’Neil', 'JEAN PIERRE ONEIL'],
    ['Strauß, Jörg', 'STRAUSS JORG'],
    ['Łukasz Æbelø', 'LUKASZ AEBELOE'],
    ['  sofia   lindqvist ', 'SOFIA LINDQVIST'],
  ])('%s becomes %s', (typed, name) => {
    expect(passportName(typed)).toBe(name);
  });
});

describe('a date of birth as far as it is known', () => {
  it.each([
    ['29/02/1988', '1988-02-29', 'D', '1988-02-29'],
    ['2/1988', '1988-02', 'M', '1988-02-01'],
    ['1988', '1988', 'Y', '1988-01-01'],
  ] as const)('%s is read as %s', (typed, birth, precision, first) => {
    expect(readBirth(typed)).toBe(birth);
    expect([birthPrecision(birth), firstDayOfBirth(birth)]).toEqual([precision, first]);
    expect(isBirth(birth, TODAY)).toBe(true);
  });
  it.each(['30/02/1988', '13/1988', '88', '1/1/1/1988', '29/2/1989', '', 'x/1988'])('%s is none', (typed) => {
    expect(readBirth(typed)).toBeNull();
  });
  it.each(['2026-11-21', '2027', '1899', '1988-2-1'])('%s is refused', (birth) => {
    expect(isBirth(birth, TODAY)).toBe(false);
  });
});

describe('a nationality as people type it', () => {
  it.each([
    ['Thuỵ Điển', 'SWE'],
    ['sweden', 'SWE'],
    ['SE', 'SWE'],
    ['swe', 'SWE'],
    ['Hàn Quốc', 'KOR'],
    ['Mỹ', 'USA'],
    ['việt nam', 'VNM'],
    ['Atlantis', null],
  ])('%s is %s', (typed, code) => {
    expect(nationalityOf(typed)).toBe(code);
  });
  it.each([
    ['Việt Nam', false],
    ['VIETNAM', false],
    ['', false],
    ['Đức', true],
    ['Atlantis', true],
  ])('of %s it is said that they are foreign: %s', (typed, foreign) => {
    expect(isForeign(typed)).toBe(foreign);
  });
  it('is offered for every country that has citizens but Viet Nam, the frequent first, then by name, each once', () => {
    const countries = foreignCountries('vi');
    const codes = countries.map(([code]) => code);
    expect([codes.length, new Set(codes).size]).toEqual([241, 241]);
    expect(codes.slice(0, 6)).toEqual([...FREQUENT_NATIONALITIES]);
    expect(codes).not.toEqual(expect.arrayContaining(['ATA']));
    const others = countries.slice(6).map(([, name]) => name);
    expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b, 'vi')));
    expect(countries.every(([code, name]) => /^[A-Z]{3}$/.test(code) && name.length > 1)).toBe(true);
    expect(Object.fromEntries(countries)['DEU']).toBe('Đức');
  });
  it('is kept by a name that means the same country again', () => {
    for (const [code] of foreignCountries('en')) expect(nationalityOf(keptNationality(code))).toBe(code);
    expect(isForeign(keptNationality('VNM'))).toBe(false);
  });
});

describe('what a declaration is refused for', () => {
  it('takes one that is whole, and one of which the visa is not known', () => {
    expect(declarationProblems(cleanDeclaration(GUEST), TODAY)).toEqual([]);
    const less = { ...GUEST, birth: '1988', entryDay: '', entryPort: '', stayLimit: '' };
    expect(declarationProblems(cleanDeclaration(less), TODAY)).toEqual([]);
  });
  it.each([
    [{ fullName: '' }, 'fullName', 'required'],
    [{ fullName: '田中 太郎' }, 'fullName', 'passportName'],
    [{ birth: '2026-12-01' }, 'birth', 'invalid'],
    [{ nationality: 'VNM' }, 'nationality', 'notForeign'],
    [{ nationality: 'ZZZ' }, 'nationality', 'invalid'],
    [{ passportNumber: 'AB=12' }, 'passportNumber', 'passportNumber'],
    [{ passportNumber: 'ABCDEFG' }, 'passportNumber', 'passportNumber'],
    [{ entryDay: '2026-11-20' }, 'entryDay', 'invalid'],
    [{ stayLimit: '2026-11-18' }, 'stayLimit', 'stayLimitOver'],
    [{ from: '2026-02-30' }, 'from', 'invalid'],
    [{ arrivedAt: '24:00' }, 'arrivedAt', 'invalid'],
    [{ to: '2026-11-19' }, 'to', 'stayOrder'],
    [{ leftDay: '2026-11-21' }, 'leftDay', 'invalid'],
    [{ room: '' }, 'room', 'required'],
    [{ entryPort: 'Nội\u0000Bài' }, 'entryPort', 'invalid'],
  ])('%o', (change, field, code) => {
    expect(declarationProblems(cleanDeclaration({ ...GUEST, ...change }), TODAY)).toContainEqual({ field, code });
  });
});

describe('the time to declare', () => {
  const arrivedAt = instantInVietNam('2026-11-19', '23:30');
  const at = (day: string, time: string) => instantInVietNam(day, time);
  it('runs from the hour of arrival in Viet Nam, over midnight, whatever the machine’s zone is', () => {
    expect(new Date(declareBy(arrivedAt, 12)).toISOString()).toBe('2026-11-20T04:30:00.000Z');
    expect(new Date(declareBy(arrivedAt, 24)).toISOString()).toBe('2026-11-20T16:30:00.000Z');
  });
  it.each([
    ['2026-11-19', '23:29', 'later'],
    ['2026-11-19', '23:30', 'open'],
    ['2026-11-20', '08:29', 'open'],
    ['2026-11-20', '08:30', 'soon'],
    ['2026-11-20', '11:29', 'soon'],
    ['2026-11-20', '11:30', 'overdue'],
  ] as const)('at %s %s it is %s', (day, time, state) => {
    expect(declarationState({ arrivedAt, declaredAt: null, dueSince: null }, 12, at(day, time))).toBe(state);
  });
  it('is over once declared, also too late', () => {
    const declaredAt = at('2026-11-21', '09:00');
    expect(declarationState({ arrivedAt, declaredAt, dueSince: null }, 12, declaredAt)).toBe('declared');
  });
});
