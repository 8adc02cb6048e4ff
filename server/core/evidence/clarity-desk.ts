import {
  aiControlNames,
  clarityToWire,
  type AiControl,
  type ClarityWire,
} from '../../../src/contract/documented/evidence/clarity.ts';
import { type FileClarity, flawsOf } from '../../../src/domain/uploads/picture-clarity.ts';
import { isUnderWay } from '../../../src/domain/evidence/reading/file-reading.ts';
import type { CallContext } from '../context.ts';
import { callerOf, type Desk } from '../handlers.ts';
import { ownPackage, permittedCaller } from './ownership.ts';
import type { Parts } from '../parts.ts';
import { putReadings } from './put-readings.ts';
import { readableOf } from './files-read.ts';
import type { ReadingRecord } from '../records/evidence.ts';
import { Refusal } from '../refusal.ts';
import { termsOfStandards } from './standard-terms.ts';
import { noteWanted } from './wanted-readings.ts';

/** Files that one call may ask about. */
const mostAsked = 50;

/** It is measured in the course of reading; of what was read without it nobody can tell. */
function clarityOf(record: ReadingRecord | undefined): FileClarity {
  if (record?.clarity) {
    const flaws = flawsOf(record.clarity);
    return flaws.length === 0 ? { state: 'clear' } : { state: 'unclear', flaws };
  }
  if (record === undefined) return { state: 'waiting' };
  return isUnderWay(record) && !record.optical
    ? { state: record.state === 'running' ? 'running' : 'waiting' }
    : { state: 'unmeasured' };
}

/**
 * How clear pictures of invoices and contracts are (document 2, sections 4, 7 and 8; checklist F-220, F-221). Refuses
 * with REQUEST_INVALID more files than may be asked about at once; those that are none of the package's are left out.
 */
export function clarityDesk(
  parts: Pick<Parts, 'store' | 'clock' | 'jobs' | 'report'>,
): Desk<'claritySubmit' | 'clarityResult' | 'filesClarity' | 'detectClarity' | 'aiControls' | 'claritySwitch'> {
  const { store, clock } = parts;

  async function found(
    docDatumId: string,
    pkFiles: readonly string[],
    field: string,
    context: CallContext,
    action: 'edit' | 'view' = 'view',
  ): Promise<readonly ClarityWire[]> {
    const caller = permittedCaller(context, action);
    const asked = [...new Set(pkFiles)];
    if (asked.length > mostAsked) throw new Refusal('REQUEST_INVALID', { field });
    return store.transaction(async (transaction) => {
      const parent = await ownPackage(transaction, caller, docDatumId, false);
      const files = await readableOf(transaction, { parent, pkFiles: asked });
      const byFile = new Map(
        (await transaction.readings.findAll(files.map(({ pkFile }) => pkFile))).map((each) => [each.pkFile, each]),
      );
      return files.map(({ pkFile }) => clarityToWire(pkFile, clarityOf(byFile.get(pkFile))));
    });
  }

  return {
    claritySubmit: async ({ docDatumId, pkFiles }, context) => {
      const caller = permittedCaller(context, 'edit');
      const asked = [...new Set(pkFiles)];
      if (asked.length > mostAsked) throw new Refusal('REQUEST_INVALID', { field: 'pkFiles' });
      const { files, orders } = await store.transaction(async (transaction) => {
        const parent = await ownPackage(transaction, caller, docDatumId, false);
        // How clear a picture is, is measured as it is read: whoever has switched that off has nothing measured either.
        if (!(await termsOfStandards(transaction)).reading) return { files: [], orders: [] };
        const own = await readableOf(transaction, { parent, pkFiles: asked });
        return { files: own, orders: await noteWanted(transaction, parent.pkCorp, own, clock.steady()) };
      });
      await putReadings(parts, orders);
      return { taskIds: files.map(({ pkFile }) => pkFile) };
    },
    clarityResult: async ({ docDatumId, taskIds }, context) => ({
      tasks: [...(await found(docDatumId, taskIds, 'taskIds', context, 'edit'))],
    }),
    filesClarity: async ({ docDatumId, pkFiles }, context) => ({
      files: [...(await found(docDatumId, pkFiles, 'pkFiles', context))],
    }),
    detectClarity: async ({ docDatumId, pkFile }, context) => {
      const [file] = await found(docDatumId, [pkFile], 'pkFile', context);
      if (!file) throw new Refusal('NOT_FOUND');
      return file;
    },
    aiControls: async ({ nameList }, context) => {
      callerOf(context);
      const terms = await store.transaction(termsOfStandards);
      return (Object.keys(aiControlNames) as AiControl[])
        .filter((control) => nameList.includes(aiControlNames[control]))
        .map((control) => ({ name: aiControlNames[control], status: terms[control] ? '1' : '0' }));
    },
    claritySwitch: async (_request, context) => {
      callerOf(context);
      return { status: (await store.transaction(termsOfStandards)).clarity ? 1 : 0 };
    },
  };
}
