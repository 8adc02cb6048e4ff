import type { InferOutput } from 'valibot';
import type { restrictedWire } from '../../../../contract/restricted-company.ts';
import {
  businessActions,
  unrestrictedMember,
  type RestrictedMember,
} from '../../../../domain/parties/business-restriction.ts';

/** Parses a member's restrictions and objectors. Unknown actions are ignored. */
export function toRestrictedMember(told: InferOutput<typeof restrictedWire> | null | undefined): RestrictedMember {
  if (!told) return { ...unrestrictedMember, objectors: [] };
  return {
    violatingFrom: told.violating === true ? (told.violatingFrom ?? '') : undefined,
    barredFrom: businessActions.filter((action) => told.barred?.includes(action)),
    objectors: told.objectors ?? [],
  };
}
