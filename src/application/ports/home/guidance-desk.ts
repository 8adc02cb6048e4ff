import type { GuidanceLink, GuidanceType } from '../../../domain/home/guidance.ts';

/** Guidance for new users of a product (document 1, section 2). */
export interface GuidanceDesk {
  /**
   * Links of the given content types, grouped in the order of the types. Faults with `not-signed-in` when nobody is
   * signed in.
   */
  links(types: readonly GuidanceType[], signal?: AbortSignal): Promise<readonly GuidanceLink[]>;
}
