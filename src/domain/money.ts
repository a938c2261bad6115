const grouped = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 });

/**
 * An amount of integer VND the Vietnamese way, in both languages (specification §1): "15.000 ₫", with a space that
 * does not break.
 */
export const formatVnd = (amount: number): string => `${grouped.format(amount)}\u00a0₫`;
