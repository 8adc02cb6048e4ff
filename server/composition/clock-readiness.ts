/** Largest accepted difference between the clocks of a server and of the database, in milliseconds. */
const maxClockSkew = 5000;

/**
 * Whether a server's clock agrees with the database's clock: sessions, codes and logs of several servers need a common
 * time. Returns true, or the text of the problem. `ahead`: milliseconds by which the database is ahead.
 */
export function clockReadiness(ahead: number): true | string {
  if (Math.abs(ahead) <= maxClockSkew) return true;
  const seconds = (Math.abs(ahead) / 1000).toFixed(1);
  return `${seconds} s ${ahead > 0 ? 'behind' : 'ahead of'} the database`;
}
