import * as v from 'valibot';
import { date } from './fields.ts';

/**
 * What bars a company from new business: that it is a violating member, from which Shanghai day where known, which of
 * accept, finance and transfer the platform has barred, and the names of those who may object.
 */
export const restrictedWire = v.object({
  violating: v.nullish(v.boolean()),
  violatingFrom: v.nullish(date),
  barred: v.nullish(v.array(v.string())),
  objectors: v.nullish(v.array(v.string())),
});
