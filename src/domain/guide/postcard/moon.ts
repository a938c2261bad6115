/** Mean length of a month of the moon in days, and the first new moon of 1900 as a Julian date. */
const MONTH = 29.530588853;
const FIRST_NEW_MOON = 2415021.076998695;
/** Julian day number of 1 January 1970. */
const EPOCH = 2440588;
const RADIAN = Math.PI / 180;

/**
 * The day of Viet Nam's calendar, as a Julian day number, on which the k-th new moon since 1900 falls: Meeus' terms, as
 * Hồ Ngọc Đức published them for the Vietnamese calendar. Right to some minutes, which is enough for the day.
 */
function newMoonDay(k: number): number {
  const t = k / 1236.85;
  const t2 = t * t;
  const t3 = t2 * t;
  const mean =
    2415020.75933 +
    29.53058868 * k +
    0.0001178 * t2 -
    0.000000155 * t3 +
    0.00033 * sin(166.56 + 132.87 * t - 0.009173 * t2);
  const sun = 359.2242 + 29.10535608 * k - 0.0000333 * t2 - 0.00000347 * t3;
  const moon = 306.0253 + 385.81691806 * k + 0.0107306 * t2 + 0.00001236 * t3;
  const node = 21.2964 + 390.67050646 * k - 0.0016528 * t2 - 0.00000239 * t3;
  const correction =
    (0.1734 - 0.000393 * t) * sin(sun) +
    0.0021 * sin(2 * sun) -
    0.4068 * sin(moon) +
    0.0161 * sin(2 * moon) -
    0.0004 * sin(3 * moon) +
    0.0104 * sin(2 * node) -
    0.0051 * sin(sun + moon) -
    0.0074 * sin(sun - moon) +
    0.0004 * sin(2 * node + sun) -
    0.0004 * sin(2 * node - sun) -
    0.0006 * sin(2 * node + moon) +
    0.001 * sin(2 * node - moon) +
    0.0005 * sin(2 * moon + sun);
  const clock = -0.000278 + 0.000265 * t + 0.000262 * t2;
  return Math.floor(mean + correction - clock + 0.5 + 7 / 24);
}

const sin = (degrees: number): number => Math.sin(degrees * RADIAN);

/** The day of the lunar month, 1 to 30, that a day is in Viet Nam's calendar. @param day `YYYY-MM-DD` */
export function lunarDay(day: string): number {
  const julian = Date.parse(`${day}T00:00:00Z`) / 86_400_000 + EPOCH;
  const k = Math.floor((julian - FIRST_NEW_MOON) / MONTH);
  const next = newMoonDay(k + 1);
  return julian - (next > julian ? newMoonDay(k) : next) + 1;
}

/** Names the moon of a lunar day; on the first and the thirtieth there is none to see. */
export function moonName(lunar: number): 'none' | 'young' | 'growing' | 'full' | 'waning' {
  if (lunar === 1 || lunar === 30) return 'none';
  if (lunar === 15) return 'full';
  return lunar > 15 ? 'waning' : lunar > 10 ? 'growing' : 'young';
}
