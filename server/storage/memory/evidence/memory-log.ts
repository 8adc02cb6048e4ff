import { viewingActions } from '../../../../src/domain/evidence/materials/progress.ts';
import type { LogRecord } from '../../../core/records/evidence.ts';
import type { EvidenceTables } from '../../../core/tables/evidence.ts';
import { copyRecord } from '../copied-record.ts';
import type { MemoryShelf } from '../memory-shelf.ts';

export interface MemoryLog {
  readonly log: EvidenceTables['log'];
  append(record: LogRecord): void;
  /** The lines of some packages, by package. */
  linesOf(docDatumIds: ReadonlySet<string>): ReadonlyMap<string, readonly LogRecord[]>;
}

export function memoryLog({ list, undo }: MemoryShelf): MemoryLog {
  const lines = list<LogRecord>();
  const append = (record: LogRecord): void => {
    lines.push(copyRecord(record));
    undo(() => void lines.pop());
  };
  return {
    append,
    linesOf: (docDatumIds) =>
      Map.groupBy(
        lines.filter((each) => docDatumIds.has(each.docDatumId)),
        (each) => each.docDatumId,
      ),
    log: {
      append: async (record) => append(record),
      appendAll: async (records) => {
        for (const record of records) append(record);
      },
      ofPackage: async (docDatumId) =>
        lines.filter((line) => line.docDatumId === docDatumId).map((line) => copyRecord(line)),
      latestOf: async (docDatumIds) => {
        const [wanted, latest] = [new Set(docDatumIds), new Map<string, number>()];
        for (const { docDatumId, at, action } of lines)
          if (wanted.has(docDatumId) && !viewingActions.includes(action))
            latest.set(docDatumId, Math.max(at, latest.get(docDatumId) ?? at));
        return latest;
      },
      latest: async ({ docDatumId, docFileId, actorId, action }) =>
        copyRecord(
          lines.findLast(
            (line) =>
              line.docDatumId === docDatumId &&
              line.docFileId === docFileId &&
              line.actorId === actorId &&
              line.action === action,
          ),
        ),
    },
  };
}
