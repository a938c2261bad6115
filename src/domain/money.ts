const grouped = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 });

/** An amount of VND as it is written in Viet Nam, "15.000 đ", with a space that does not break. */
export function formatVnd(amount: number): string {
  return `${grouped.format(amount)}\u00a0đ`;
}
