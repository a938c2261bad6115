/** Rounds an amount in hundredths of VND to a house's step in VND, half up: all in integers. */
export const roundedTo = (step: number, hundredths: number): number => Math.round(hundredths / (100 * step)) * step;

/** A price in VND less a discount in percent (specification §9), rounded to a step, whole VND without one. */
export const lessPercent = (price: number, percent: number, step = 1): number =>
  percent === 0 ? price : roundedTo(step, price * (100 - percent));
