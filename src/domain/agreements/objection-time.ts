/**
 * A change counts as accepted by whoever goes on using the platform, or does not object, within so many milliseconds of
 * its publication (document 1, section 4: 48 hours).
 */
export const objectionTime = 48 * 3_600_000;

/** Until when one may object to what was published at an instant; both in milliseconds since the epoch. */
export function objectionDeadline(publishedAt: number): number {
  return publishedAt + objectionTime;
}
