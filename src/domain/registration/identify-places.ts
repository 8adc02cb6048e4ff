/**
 * The pages on which a company of the ABS sub-platform is certified: the choice of ways, and each way (document 1,
 * section 2; F-055).
 */
export const identifyPlaces = ['index', 'ukey', 'soft-key'] as const;

export type IdentifyPlace = (typeof identifyPlaces)[number];

/**
 * Ways to identify a company: by the certificate in a token, which proves who signs, or by the business licence and its
 * accompanying papers, without which no company is certified.
 */
export type IdentifyWay = Exclude<IdentifyPlace, 'index'>;

export const identifyWays: readonly IdentifyWay[] = ['soft-key', 'ukey'];

export function identifyPath(place: IdentifyPlace): string {
  return `/register/abs/identify/${place}`;
}
