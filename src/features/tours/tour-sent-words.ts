import { TOUR_CONTACT_FIELDS, type TourContactValues } from '../../domain/validation/tour-contact';

const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a message to reception about a tour out of the body of an outbox entry. */
export function contactIn(body: unknown): TourContactValues {
  const fields = fieldsOf(body);
  return Object.fromEntries(TOUR_CONTACT_FIELDS.map((field) => [field, textOf(fields[field])])) as TourContactValues;
}

export const commentIn = (body: unknown): string => textOf(fieldsOf(body)['comment']);

/** The tour that a request to reception is about; `null` when its address says none. */
export const tourOfPath = (path: string): number | null => {
  const id = /\/tours\/(\d+)\//.exec(path)?.[1];
  return id === undefined ? null : Number(id);
};

/** Sums up an unsent submission for a list of them: enough to tell it from the others. */
export function summaryOf(body: unknown): string {
  const fields = fieldsOf(body);
  return [fields['tourName'], fields['comment'], fields['name'], fields['fullName'], fields['message']]
    .map(textOf)
    .filter((text) => text !== '')
    .join(', ');
}
