import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundTo,
  checkOf,
  grouped,
  isTypable,
  kidOf,
  readKid,
  readTyped,
  releaseAddress,
  releaseIn,
  symbolsOf,
} from '../../../src/domain/guest-access/seal';

const code = fc
  .uint8Array({ minLength: 5, maxLength: 5 })
  .map(symbolsOf)
  .filter((symbols) => checkOf(symbols) !== null);
const whole = code.map((symbols) => symbols + (checkOf(symbols) ?? ''));

describe('eight symbols and a ninth', () => {
  it('are the first 40 bits, in Crockford’s order', () => {
    expect(symbolsOf([0, 0, 0, 0, 0, 255])).toBe('00000000');
    expect(symbolsOf([0xff, 0xff, 0xff, 0xff, 0xff])).toBe('ZZZZZZZZ');
    expect(symbolsOf([0x08, 0x86, 0x42, 0x98, 0xe8])).toBe('12345678');
  });

  it('are 2^38 codes that are ever given out', () => {
    // Counted symbol by symbol: how many beginnings end in a symbol with a remainder, all of them typable.
    const letters = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ').filter(isTypable);
    let beginnings = new Map([['', new Map([[0, 1]])]]);
    for (let place = 0; place < 8; place += 1) {
      const longer = new Map(letters.map((letter) => [letter, new Map<number, number>()]));
      for (const [last, counts] of beginnings) {
        for (const letter of letters.filter((next) => isTypable(last + next))) {
          const value = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.indexOf(letter);
          for (const [rest, count] of counts) {
            const [sums, sum] = [longer.get(letter), (rest * 32 + value) % 37];
            sums?.set(sum, (sums.get(sum) ?? 0) + count);
          }
        }
      }
      beginnings = longer;
    }
    let codes = 0;
    for (const [last, counts] of beginnings) {
      for (const [rest, count] of counts) {
        const check = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.charAt(rest);
        if (check !== '' && isTypable(last + check)) codes += count;
      }
    }
    expect(codes).toBe(283084559170);
    expect(Math.floor(Math.log2(codes))).toBe(38);
  });

  it('have the remainder by 37 for a check, where that can be said on a telephone', () => {
    // 1,234 is 16J, and its check symbol D: the example of Crockford's own page.
    expect(checkOf('0000016J')).toBe('D');
    expect(checkOf('00000010')).toBeNull(); // 32
  });

  it('are read as people type them', () => {
    const read = { symbols: '0016J1VV', code: '0016J1VV', checked: false, state: 'whole' };
    for (const typed of ['0016J1VV', 'oo16jlvv', 'O0-16 ji-vv', ' 0016\u2013J1VV '])
      expect(readTyped(typed)).toEqual(read);
    expect(readTyped('').state).toBe('short');
    expect(readTyped('0016J1V').state).toBe('short');
    expect(readTyped('U').state).toBe('wrong');
    // Letters of other alphabets, and those that a keyboard has given a mark, are nobody's symbols.
    for (const other of ['ß', 'ı', 'ſ', 'á', 'Đ', 'ư']) expect(readTyped(`0016J1V${other}`).state).toBe('wrong');
    expect(readTyped('0016‑J1VZ').code).toBe('0016J1VZ');
    expect(readTyped('0016J1VV00').state).toBe('wrong');
  });

  it('name every single wrong symbol and every two that changed places, without a try', () => {
    fc.assert(
      fc.property(whole, fc.nat(8), fc.nat(30), (symbols, at, other) => {
        expect(readTyped(symbols)).toMatchObject({ state: 'whole', checked: true, code: symbols.slice(0, 8) });
        const all = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ').filter((symbol) => symbol !== symbols[at]);
        const one = symbols.slice(0, at) + (all[other] ?? '') + symbols.slice(at + 1);
        expect(readTyped(one).state).toBe('wrong');
        const [a = '', b = ''] = [symbols[at], symbols[at + 1]];
        const swapped = symbols.slice(0, at) + b + a + symbols.slice(at + 2);
        if (b !== '' && a !== b) expect(readTyped(swapped).state).toBe('wrong');
      }),
    );
  });

  it('are grouped in fours, while they are typed too', () => {
    expect(grouped('ABCDEFGHJ')).toBe('ABCD EFGH J');
    expect(grouped('ABCD')).toBe('ABCD');
    expect(grouped('ABCDE')).toBe('ABCD E');
  });
});

describe('what carries them', () => {
  it('is a guide’s address with the symbols in its fragment, and nothing else is taken for one', () => {
    fc.assert(
      fc.property(whole, fc.nat(9999), (symbols, codeRevision) => {
        const scanned = { apartment: 'B5/16', symbols, codeRevision };
        expect(releaseIn(releaseAddress('https://hien.example', scanned))).toEqual(scanned);
      }),
    );
    for (const other of [
      'https://hien.example/hiden-page/B902',
      'https://hien.example/hiden-page/B902#s=AAAAAAAAAAAAAAAAAAAAAAAA',
      'https://hien.example/hiden-page/B902#r=0016J1VZ',
      'https://hien.example/hiden-page/%#r=0016J1VZD.3',
      'WIFI:S:Hiên;;',
    ]) {
      expect(releaseIn(other)).toBeNull();
    }
  });

  it('is an envelope that names stay and code, and is bound to door and time besides', () => {
    const name = { stayId: '0b9d3c4e-1.2', codeRevision: 7 };
    expect(readKid(kidOf(name))).toEqual(name);
    const binding = { ...name, apartment: 'B902', validFrom: 'F', validUntil: 'U' };
    expect(boundTo(binding)).toBe('hien-seal-1|B902|0b9d3c4e-1.2|F|U|7');
  });
});
