import * as z from 'zod/mini';
import { request } from '../../api/request';
import { apiCall } from '../../api/call';
import { enquireAboutStayCall } from '../../contract/bookings/calls';
import type { StayEnquiry } from '../../contract/bookings/bookings';
import { cleanEnquiry, type EnquiryValues } from '../../domain/validation/stay-enquiry';
import { randomId } from '../../offline/storage/random-id';

/** Words that were sent and not answered keep their key: sent again, they are mailed once. */
let last: { words: string; key: string } | null = null;

/**
 * Mails a booking request to the hotel and to the guest. Status 200 alone is success (specification §7).
 *
 * @throws ApiFailure
 */
export async function sendEnquiry(
  apartmentId: number,
  typed: EnquiryValues & Omit<StayEnquiry, keyof EnquiryValues>,
): Promise<void> {
  const body: StayEnquiry = { ...typed, ...cleanEnquiry(typed) };
  const words = JSON.stringify([apartmentId, body]);
  if (last?.words !== words) last = { words, key: randomId() };
  await request(
    apiCall(enquireAboutStayCall, {
      params: { id: apartmentId },
      status: 200,
      body,
      schema: z.unknown(),
      idempotencyKey: last.key,
      ...(body.lang ? { lang: body.lang } : {}),
    }),
  );
  last = null;
}
