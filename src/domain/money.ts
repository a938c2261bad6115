/** Money is integer VND. There is no smaller unit, and no other currency. */
const VND = new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' });
const PLAIN = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 });

/** `1.500.000 ₫`, the Vietnamese style in both languages (specification §1); the space before ₫ does not break. */
export const showMoney = (amount: number): string => VND.format(amount);

/** `1.500.000`, for columns whose head says VND. */
export const showNumber = (amount: number): string => PLAIN.format(amount);
