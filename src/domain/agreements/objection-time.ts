/**
 * Milliseconds after publication within which a user may object to a change. A user who does not object, or continues
 * to use the platform, accepts it (document 1, section 4: 48 hours).
 */
export const objectionTime = 48 * 3_600_000;

/** End of the objection period for a text published at `publishedAt`; both in milliseconds since the epoch. */
export function objectionDeadline(publishedAt: number): number {
  return publishedAt + objectionTime;
}
