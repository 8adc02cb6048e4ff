import type { GuidanceLink, GuidanceType } from '../../../domain/home/guidance.ts';

/** How one begins with a product (document 1, section 2). */
export interface GuidanceDesk {
  /** The links of some content types, those of the first type first. Faults with `not-signed-in` when nobody is. */
  links(types: readonly GuidanceType[], signal?: AbortSignal): Promise<readonly GuidanceLink[]>;
}
