import type { Declaration } from '../../src/domain/foreign-guests/declaration';

/** A guest who came yesterday evening, as of the tests' clock. */
export const declarationOf = (changes: Partial<Declaration> = {}): Declaration => ({
  fullName: 'Sofia Lindqvist',
  sex: 'F',
  birth: '1988-02-29',
  nationality: 'SWE',
  passportNumber: 'AA1234567',
  passportType: 'ordinary',
  entryDay: '2026-11-18',
  entryPort: 'Nội Bài',
  purpose: 'tourism',
  stayLimit: '2027-01-01',
  room: 'B902',
  from: '2026-11-19',
  arrivedAt: '23:30',
  to: '2026-11-23',
  leftDay: '',
  ...changes,
});
