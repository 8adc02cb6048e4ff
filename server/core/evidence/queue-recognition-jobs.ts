import type { Parts } from '../parts.ts';
import type { FileRecord, MaterialRecord } from '../records/evidence.ts';
import { jobNames } from '../ports.ts';
import { isSheet } from '../../../src/domain/evidence/upload/sheet-files.ts';
import { recordWantedReadings, readableFile, type ReadingOrder } from './wanted-readings.ts';

type QueueParts = Pick<Parts, 'jobs' | 'report'>;

/** Queues the jobs of readings. A failure is reported and not thrown; the job is queued at the next request. */
export async function queueRecognitionJobs(
  { jobs, report }: QueueParts,
  orders: readonly ReadingOrder[],
): Promise<void> {
  for (const kind of jobNames) {
    const named = orders.flatMap(({ name, ...order }) => (name === kind ? [order] : []));
    if (named.length > 0)
      await jobs.put(kind, named).catch((fault: unknown) => report(fault, { call: 'identifySubmit', traceId: '' }));
  }
}

/** Queues the reading of a file that has just arrived, so that the result is mostly there when somebody asks. */
export async function queueReadingOf(
  { store, clock, ...parts }: QueueParts & Pick<Parts, 'store' | 'clock'>,
  { pkFile, pkCorp, docMaterialId, name }: FileRecord,
): Promise<void> {
  if (pkCorp === undefined || isSheet({ name })) return;
  try {
    const orders = await store.transaction(async (transaction) => {
      const material: MaterialRecord | undefined = await transaction.materials.find(docMaterialId ?? '');
      const files = material ? readableFile(pkFile, material.category.docFileType) : [];
      return files.length === 0 ? [] : recordWantedReadings(transaction, pkCorp, files, clock.realTime());
    });
    await queueRecognitionJobs(parts, orders);
  } catch (fault) {
    parts.report(fault, { call: 'fileArrived', traceId: '' });
  }
}
