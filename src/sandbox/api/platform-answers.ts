import * as v from 'valibot';
import { lookTexts, type PlatformLook } from '../../domain/shell/shared/platform-look.ts';

const look = v.object({
  ...(Object.fromEntries(lookTexts.map((field) => [field, v.string()])) as Record<
    (typeof lookTexts)[number],
    v.StringSchema<undefined>
  >),
  isRT: v.boolean(),
  hasJG: v.boolean(),
  shortBar: v.boolean(),
});

export const platformAnswer = v.object({ host: v.string(), look });
export const platformsAnswer = v.array(platformAnswer);

/** A host with its look; `*` means every host that is not configured by name. */
export interface HostLook {
  readonly host: string;
  readonly look: PlatformLook;
}
