import * as v from 'valibot';
import { maxPickedPackages } from '../../../domain/evidence/shared/picked-packages.ts';
import { defineCall } from '../../call.ts';
import { amount, identifier, maybe, text } from '../../fields.ts';
import { allPackageConditions } from '../../documented/evidence/package-list.ts';

const numbers = v.pipe(v.array(identifier), v.maxLength(maxPickedPackages));

/**
 * Packages picked in a list, of one book or of all: those that the conditions select, without some and with some
 * others. Without `all`, only those of `also`.
 */
export const pickedWire = v.object({
  docType: maybe(text(32)),
  docScene: maybe(text(32)),
  all: maybe(v.object(allPackageConditions)),
  except: maybe(numbers),
  also: maybe(numbers),
});

export type PickedWire = v.InferOutput<typeof pickedWire>;

export const pickedExtensions = {
  pickedPackages: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/packages/picked',
    source: 'the number and total of the packages picked over all pages, and which of them can be submitted',
    caller: 'signed-in',
    changes: false,
    extension: 'package-picking',
    /** `shown`: packages of which the answer says whether they are picked. */
    request: v.object({ picked: pickedWire, shown: maybe(v.pipe(v.array(identifier), v.maxLength(200))) }),
    answer: v.object({
      count: v.number(),
      totalAmount: amount,
      shown: v.array(v.string()),
      /** Packages that the user can submit, the oldest first. */
      ready: v.array(v.object({ docDatumId: v.string(), payerName: v.string(), totalAmount: amount })),
      /** Number of the other packages by reason; `notLookedAt` where there are more than one call examines. */
      others: v.object({
        incomplete: v.number(),
        returned: v.number(),
        colleague: v.number(),
        handedIn: v.number(),
        ended: v.number(),
        notLookedAt: v.number(),
      }),
    }),
  }),
};
