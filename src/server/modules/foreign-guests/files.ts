import { type Day, showDay } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { birthPrecision, firstDayOfBirth, showBirth } from '../../../domain/foreign-guests/birth';
import type { Declaration } from '../../../domain/foreign-guests/declaration';
import { WORDS } from '../../words';
import { workbook } from '../../platform/workbook';
import { xmlText } from '../../platform/xml-text';

const shown = (day: Day): string => (day === '' ? '' : showDay(day));

/** Foreign guests as an .xlsx file: days as dd/MM/yyyy, every cell a text that no program computes (catalogue I-24). */
export function foreignGuestsWorkbook(guests: readonly Declaration[], lang: Language): Promise<Buffer> {
  const { sheet, columns, sexes, passportTypes, purposes } = WORDS[lang].foreignGuests;
  const rows = guests.map((guest, index) => [
    index + 1,
    guest.fullName,
    sexes[guest.sex],
    showBirth(guest.birth),
    guest.nationality,
    guest.passportNumber,
    passportTypes[guest.passportType],
    shown(guest.entryDay),
    guest.entryPort,
    purposes[guest.purpose],
    shown(guest.stayLimit),
    guest.room,
    shown(guest.from),
    shown(guest.to),
    shown(guest.leftDay),
  ]);
  return workbook({ name: sheet, columns, rows });
}

/**
 * Foreign guests as the XML that provincial portals are said to take (facts 4.4). A hint: no authority has published it,
 * so what the portal made of it has to be looked at.
 */
export function foreignGuestsXml(guests: readonly Declaration[]): string {
  const guestXml = (guest: Declaration, index: number): string => {
    const fields: readonly (readonly [string, string])[] = [
      ['so_thu_tu', String(index + 1)],
      ['ho_ten', guest.fullName],
      ['ngay_sinh', showDay(firstDayOfBirth(guest.birth))],
      ['ngay_sinh_dung_den', birthPrecision(guest.birth)],
      ['gioi_tinh', guest.sex],
      ['ma_quoc_tich', guest.nationality],
      ['so_ho_chieu', guest.passportNumber],
      ['so_phong', guest.room],
      ['ngay_den', showDay(guest.from)],
      ['ngay_di_du_kien', showDay(guest.to)],
      ...(guest.leftDay === '' ? [] : [['ngay_tra_phong', showDay(guest.leftDay)] as const]),
      ...(guest.stayLimit === '' ? [] : [['thoi_han_tam_tru', showDay(guest.stayLimit)] as const]),
    ];
    const lines = fields.map(([name, value]) => `    <${name}>${xmlText(value)}</${name}>`);
    return ['  <THONG_TIN_KHACH>', ...lines, '  </THONG_TIN_KHACH>'].join('\n');
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<KHAI_BAO_TAM_TRU>',
    ...guests.map(guestXml),
    '</KHAI_BAO_TAM_TRU>',
    '',
  ].join('\n');
}
