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
import { queueRecognitionJobs } from './queue-recognition-jobs.ts';
import { readableFilesOf } from './files-read.ts';
import type { ReadingRecord } from '../records/evidence.ts';
import { Refusal } from '../refusal.ts';
import { termsOfStandards } from './standard-terms.ts';
import { recordWantedReadings } from './wanted-readings.ts';

/** Maximum number of files in one call. */
const maxFiles = 50;

/** Clarity of a picture. It is measured during reading; a picture that was read without measuring stays unmeasured. */
function clarityOf(record: ReadingRecord | undefined): FileClarity {
  if (record?.clarity) {
    const flaws = flawsOf(record.clarity);
    return flaws.length === 0 ? { state: 'clear' } : { state: 'unclear', flaws };
  }
  if (record === undefined) return { state: 'waiting' };
  // Clarity is measured before optical recognition, if at all.
  return isUnderWay(record) && !record.optical
    ? { state: record.state === 'running' ? 'running' : 'waiting' }
    : { state: 'unmeasured' };
}

/**
 * Clarity of pictures of invoices and contracts (document 2, sections 4, 7 and 8; checklist F-220, F-221). Refuses too
 * many files at once with REQUEST_INVALID. Files that do not belong to the package are left out.
 */
export function clarityDesk(
  parts: Pick<Parts, 'store' | 'clock' | 'jobs' | 'report'>,
): Desk<'claritySubmit' | 'clarityResult' | 'filesClarity' | 'detectClarity' | 'aiControls' | 'claritySwitch'> {
  const { store, clock } = parts;

  async function loadClarity(
    docDatumId: string,
    pkFiles: readonly string[],
    field: string,
    context: CallContext,
    action: 'edit' | 'view' = 'view',
  ): Promise<readonly ClarityWire[]> {
    const caller = permittedCaller(context, action);
    const distinct = [...new Set(pkFiles)];
    if (distinct.length > maxFiles) throw new Refusal('REQUEST_INVALID', { field });
    return store.transaction(async (transaction) => {
      const parent = await ownPackage(transaction, caller, docDatumId, false);
      const files = await readableFilesOf(transaction, { parent, pkFiles: distinct });
      const byFile = new Map(
        (await transaction.readings.findAll(files.map(({ pkFile }) => pkFile))).map((each) => [each.pkFile, each]),
      );
      return files.map(({ pkFile }) => clarityToWire(pkFile, clarityOf(byFile.get(pkFile))));
    });
  }

  return {
    claritySubmit: async ({ docDatumId, pkFiles }, context) => {
      const caller = permittedCaller(context, 'edit');
      const distinct = [...new Set(pkFiles)];
      if (distinct.length > maxFiles) throw new Refusal('REQUEST_INVALID', { field: 'pkFiles' });
      const { files, orders } = await store.transaction(async (transaction) => {
        const parent = await ownPackage(transaction, caller, docDatumId, false);
        // Clarity is measured during reading. Where reading is switched off, nothing is measured.
        if (!(await termsOfStandards(transaction)).reading) return { files: [], orders: [] };
        const own = await readableFilesOf(transaction, { parent, pkFiles: distinct });
        return { files: own, orders: await recordWantedReadings(transaction, parent.pkCorp, own, clock.realTime()) };
      });
      await queueRecognitionJobs(parts, orders);
      // The task that measures a file has the file's id.
      return { taskIds: files.map(({ pkFile }) => pkFile) };
    },
    clarityResult: async ({ docDatumId, taskIds }, context) => ({
      tasks: [...(await loadClarity(docDatumId, taskIds, 'taskIds', context, 'edit'))],
    }),
    filesClarity: async ({ docDatumId, pkFiles }, context) => ({
      files: [...(await loadClarity(docDatumId, pkFiles, 'pkFiles', context))],
    }),
    detectClarity: async ({ docDatumId, pkFile }, context) => {
      const [file] = await loadClarity(docDatumId, [pkFile], 'pkFile', context);
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
