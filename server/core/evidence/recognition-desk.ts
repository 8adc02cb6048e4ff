import { isEditable } from '../../../src/domain/evidence/materials/package-machine.ts';
import { readingToWire } from '../../../src/contract/documented/evidence/reading-mapping.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { runIdempotent } from '../previous-response.ts';
import { countEffects } from './reading-effects.ts';
import { Refusal } from '../refusal.ts';
import { readFiles } from './files-read.ts';
import { ownPackage, permittedCaller } from './ownership.ts';
import { termsOfStandards } from './standard-terms.ts';

/** Owner of the receipts for submissions whose readings were counted. */
const fact = 'reading-effects';

/** Maximum number of files in one call. */
const maxFiles = 50;

/**
 * Reading documents instead of typing them (document 2, section 7). Refuses with REQUEST_INVALID too many files at
 * once; files that are no invoices or contracts of the package are left out. Reading a file again is refused with
 * REQUEST_INVALID beyond its maximum, and with NOT_IN_THIS_STATE where the package cannot be changed.
 */
export function recognitionDesk(
  parts: Pick<Parts, 'store' | 'clock' | 'jobs' | 'report'>,
): Desk<'identifySubmit' | 'readingEffect'> {
  return {
    readingEffect: async ({ docDatumId, effects }, context) => {
      const caller = permittedCaller(context, 'edit');
      if (new Set(effects.map(({ docFileType }) => docFileType)).size < effects.length)
        throw new Refusal('REQUEST_INVALID', { field: 'effects' });
      return parts.store.transaction(async (transaction) => {
        const parent = await ownPackage(transaction, caller, docDatumId, true);
        const submitted = (await transaction.log.ofPackage(docDatumId)).findLast(
          ({ action }) => action === 'submitted',
        );
        if (submitted === undefined || isEditable(parent.state))
          throw new Refusal('NOT_IN_THIS_STATE', { state: parent.state });
        // Each submission is counted once. Repeated reports are ignored, even with other numbers.
        const keyed = { owner: fact, key: `${docDatumId} ${submitted.dataVersion}` };
        return runIdempotent(transaction, keyed, 'readingEffect', { docDatumId }, parts.clock.now(), async () => {
          await countEffects(
            transaction,
            new Map(
              effects.map(({ docFileType, keptFields, correctedFields, typedFields }) => [
                docFileType,
                { kept: keptFields, corrected: correctedFields, typed: typedFields },
              ]),
            ),
          );
          return null;
        });
      });
    },

    identifySubmit: async ({ docDatumId, pkFiles, again }, context) => {
      const caller = permittedCaller(context, 'edit');
      const distinct = [...new Set(pkFiles)];
      if (distinct.length > maxFiles) throw new Refusal('REQUEST_INVALID', { field: 'pkFiles' });
      // Where the platform has switched reading off, requests are answered with nothing.
      if (!(await parts.store.transaction(termsOfStandards)).reading) return { tasks: [] };
      const files = await readFiles(parts, async (transaction) => {
        const parent = await ownPackage(transaction, caller, docDatumId, again === true);
        // The readings of a submitted package must not change during its review.
        if (again === true && !isEditable(parent.state))
          throw new Refusal('NOT_IN_THIS_STATE', { state: parent.state });
        return { parent, pkFiles: distinct, again: again === true };
      });
      return { tasks: files.map(({ pkFile, reading }) => readingToWire(pkFile, reading)) };
    },
  };
}
