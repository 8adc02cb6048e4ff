import { isEditable } from '../../../src/domain/evidence/materials/package-machine.ts';
import { readingToWire } from '../../../src/contract/documented/evidence/reading-mapping.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { onceFor } from '../once.ts';
import { countEffects } from './reading-effects.ts';
import { Refusal } from '../refusal.ts';
import { filesRead } from './files-read.ts';
import { ownPackage, permittedCaller } from './ownership.ts';
import { termsOfStandards } from './standard-terms.ts';

/** Owner of the receipts for submissions whose readings were counted. */
const fact = 'reading-effects';

/** Files that one call may ask about. */
const mostAsked = 50;

/**
 * Reading documents instead of typing them (document 2, section 7). Refuses with REQUEST_INVALID more files than may be
 * asked about at once; those that are none of the package's invoices or contracts are left out. Files that are to be
 * read once more are refused too often (REQUEST_INVALID) and where the package cannot be changed (NOT_IN_THIS_STATE).
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
        // A submission is counted once, whoever tells of it and however often; what is told otherwise a second time
        // counts for nothing.
        const keyed = { owner: fact, key: `${docDatumId} ${submitted.dataVersion}` };
        return onceFor(transaction, keyed, 'readingEffect', { docDatumId }, parts.clock.now(), async () => {
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
      const asked = [...new Set(pkFiles)];
      if (asked.length > mostAsked) throw new Refusal('REQUEST_INVALID', { field: 'pkFiles' });
      // An operator who has switched reading off gets none, whatever a portal asks.
      if (!(await parts.store.transaction(termsOfStandards)).reading) return { tasks: [] };
      const files = await filesRead(parts, async (transaction) => {
        const parent = await ownPackage(transaction, caller, docDatumId, again === true);
        // What was handed in is judged by what was read of it.
        if (again === true && !isEditable(parent.state))
          throw new Refusal('NOT_IN_THIS_STATE', { state: parent.state });
        return { parent, pkFiles: asked, again: again === true };
      });
      return { tasks: files.map(({ pkFile, reading }) => readingToWire(pkFile, reading)) };
    },
  };
}
