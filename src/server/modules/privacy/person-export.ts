import type { Declaration } from '../../../domain/foreign-guests/declaration';
import type { Language } from '../../../domain/languages';
import { AVATAR_PATH } from '../../../contract/api-addresses';
import type { PersonKind } from '../../../contract/desk/privacy';
import type { PersonRows } from './person-store';
import { escapeHtml } from '../../../domain/escape-html';
import { WORDS } from '../../words';
import { isoOf } from '../../platform/iso';

type Value = string | number | null;
/** A person's data as they are given it: by kind, each row with the fields that are about them. */
type PersonData = Record<PersonKind, Record<string, Value>[]>;

/** A line of a bill in one line of text. */
const lineText = (line: PersonRows['billLines'][number]): string =>
  [
    isoOf(line.created_at).slice(0, 10),
    line.kind,
    line.amount,
    line.text,
    line.reference,
    line.voided_at === null ? '' : `× ${line.void_reason ?? ''}`.trim(),
  ]
    .filter((part) => part !== '')
    .join(' ');

/** A message under a request in one line of text. */
const messageText = ({ received_at: at, sender, text }: PersonRows['requests'][number]['messages'][number]): string =>
  `${isoOf(at).slice(0, 16)} ${sender} ${text}`;

/** A photograph that the person has sent is embedded in the file. */
const PHOTO_START = 'data:image/webp;base64,';

/** What there is of a person, without what is the house's own: no hash, no key, no row of staff. */
export function dataOf(rows: PersonRows): PersonData {
  return {
    account: rows.accounts.map((one) => ({
      name: one.full_name,
      email: one.email,
      phone: one.phone,
      birthday: one.birth_date,
      gender: one.gender,
      address: one.address,
      picture: one.avatar === null ? null : `${AVATAR_PATH}/${one.avatar}`,
      language: one.lang,
      createdAt: isoOf(one.created_at),
      updatedAt: isoOf(one.updated_at),
    })),
    comments: rows.comments.map((one) => ({ text: one.comment, createdAt: isoOf(one.created_at) })),
    bookings: rows.bookings.map((one) => ({
      number: one.id,
      name: one.guest_name,
      email: one.guest_email,
      phone: one.guest_phone,
      identityNumber: one.guest_identity,
      birthday: one.guest_birthday,
      nationality: one.guest_nationality,
      from: one.check_in,
      to: one.check_out,
      rooms: one.quantity,
      adults: one.adults,
      children: one.children,
      babies: one.babies,
      total: one.total,
      paid: one.paid,
      refundDue: one.refund_due,
      status: one.status,
      bill: rows.billLines
        .filter(({ booking_id: id }) => id === one.id)
        .map(lineText)
        .join('; '),
      source: one.source,
      note: one.note,
      createdAt: isoOf(one.created_at),
    })),
    residents: rows.residents.map((one) => ({
      ...(JSON.parse(one.person) as Declaration),
      declaredAt: isoOf(one.declared_at),
    })),
    stays: rows.stays.map((one) => ({
      name: one.guest_name,
      apartment: one.apartment,
      from: one.from_day,
      to: one.to_day,
    })),
    requests: rows.requests.map((one) => ({
      about: one.kind,
      apartment: one.apartment,
      text: one.text,
      answer: one.answer,
      messages: one.messages.map(messageText).join('\n'),
      createdAt: isoOf(one.received_at),
      photo: one.webp === null ? null : `${PHOTO_START}${one.webp}`,
    })),
    guestForms: rows.guestForms.map((one) => ({
      name: one.full_name,
      email: one.email,
      phone: one.phone_number,
      apartment: one.apartment,
      createdAt: isoOf(one.received_at),
    })),
    interests: rows.interests.map((one) => ({
      name: one.full_name,
      email: one.email,
      phone: one.phone_number,
      apartment: one.apartment,
      text: one.action,
      createdAt: isoOf(one.received_at),
    })),
    messages: rows.messages.map((one) => ({
      name: one.name,
      email: one.email,
      phone: one.phone,
      text: one.message,
      createdAt: isoOf(one.received_at),
    })),
    tourContacts: rows.tourContacts.map((one) => ({
      tour: one.tour_name,
      name: one.name,
      email: one.email,
      phone: one.phone,
      text: one.message,
      createdAt: isoOf(one.created_at),
    })),
    tourBookings: rows.tourBookings.map((one) => ({
      tour: one.tour_name,
      from: one.departure_date,
      adults: one.adults,
      children: one.children + one.small_children,
      babies: one.infants,
      name: one.full_name,
      email: one.email,
      phone: one.phone,
      address: [one.address, one.ward, one.district, one.province].filter((part) => part !== '').join(', '),
      text: one.note,
      total: one.total,
      createdAt: isoOf(one.created_at),
    })),
    mails: rows.mails.map((one) => ({ about: one.kind, createdAt: isoOf(one.created_at), sentAt: isoOf(one.sent_at) })),
  };
}

/** The same to be read by people: one document, nothing from elsewhere. */
export function dataAsHtml(data: PersonData, brand: string, lang: Language): string {
  const { title, kinds, fields, none } = WORDS[lang].person;
  const nameOf = (field: string): string => (fields as Record<string, string>)[field] ?? field;
  const shown = (value: string): string =>
    value.startsWith(PHOTO_START) ? `<img alt="" src="${escapeHtml(value)}">` : escapeHtml(value);
  const row = (one: Record<string, Value>): string =>
    Object.entries(one)
      .filter(([, value]) => value !== null && value !== '')
      .map(([field, value]) => `<dt>${escapeHtml(nameOf(field))}</dt><dd>${shown(String(value))}</dd>`)
      .join('');
  const sections = (Object.entries(data) as [PersonKind, Record<string, Value>[]][])
    .filter(([, rows]) => rows.length > 0)
    .map(
      ([kind, rows]) => `<h2>${escapeHtml(kinds[kind])}</h2>${rows.map((one) => `<dl>${row(one)}</dl>`).join('<hr>')}`,
    );
  const heading = escapeHtml(`${title} · ${brand}`);
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${heading}</title>`,
    `<meta name="viewport" content="width=device-width"></head><body><h1>${heading}</h1>`,
    ...(sections.length > 0 ? sections : [`<p>${escapeHtml(none)}</p>`]),
    '</body></html>\n',
  ].join('\n');
}
