/** Zones of machines and phones on both ends of the day, with and without a summer time, one at half an hour. */
export const ZONES = [
  'Asia/Ho_Chi_Minh',
  'America/Los_Angeles',
  'Europe/Paris',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Sao_Paulo',
  'Asia/Kolkata',
];
