const hour = 3_600_000;
const day = 24 * hour;
const shanghaiOffset = 8 * hour;

/** Parts of a Shanghai day, for the greeting. */
export type DayPart = 'night' | 'morning' | 'noon' | 'afternoon' | 'evening';

/** Part of the Shanghai day for an instant in milliseconds since the epoch. */
export function dayPartOf(instant: number): DayPart {
  const hours = Math.floor(((((instant + shanghaiOffset) % day) + day) % day) / hour);
  if (hours < 5) return 'night';
  if (hours < 11) return 'morning';
  if (hours < 13) return 'noon';
  return hours < 18 ? 'afternoon' : 'evening';
}
