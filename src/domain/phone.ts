/**
 * The address that dials a phone number as people write it: "0203 388 8999" → `tel:02033888999`. A leading plus stays;
 * spaces, dots, dashes and brackets go.
 */
export const telAddress = (phone: string): string => `tel:${phone.trim().replaceAll(/(?!^\+)\D/g, '')}`;
