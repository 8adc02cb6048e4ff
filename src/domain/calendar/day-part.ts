const hour = 3_600_000;
const day = 24 * hour;
const shanghaiOffset = 8 * hour;

/** The parts of a Shanghai day by which one greets. */
export type DayPart = 'night' | 'morning' | 'noon' | 'afternoon' | 'evening';

/** The part of its Shanghai day in which an instant (milliseconds) lies. */
export function dayPartOf(instant: number): DayPart {
  const hours = Math.floor(((((instant + shanghaiOffset) % day) + day) % day) / hour);
  if (hours < 5) return 'night';
  if (hours < 11) return 'morning';
  if (hours < 13) return 'noon';
  return hours < 18 ? 'afternoon' : 'evening';
}
