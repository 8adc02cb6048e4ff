/** Milliseconds by which the clocks of a server and of the database may differ. */
const mostApart = 5000;

/**
 * Readiness of a server's clock: sessions, codes and logs of several servers need one time. `ahead`: milliseconds by
 * which the database is ahead.
 */
export function clockReadiness(ahead: number): true | string {
  if (Math.abs(ahead) <= mostApart) return true;
  const seconds = (Math.abs(ahead) / 1000).toFixed(1);
  return `${seconds} s ${ahead > 0 ? 'behind' : 'ahead of'} the database`;
}
