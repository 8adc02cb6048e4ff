import { addDays } from '../../../../src/domain/calendar/plain-date.ts';
import { addMoney, type Money } from '../../../../src/domain/money/money.ts';
import type { CandidateRecord, LogRecord, MaterialRecord, PackageRecord } from '../../../core/records/evidence.ts';
import { copyEnding } from '../../../core/evidence/copy-ending.ts';

const minute = 60_000;
const step = 13_731n;

/** The package as it is, with all that is copied with it. */
export interface WholePackage {
  readonly record: PackageRecord;
  readonly materials: readonly MaterialRecord[];
  readonly candidates: readonly CandidateRecord[];
  readonly log: readonly LogRecord[];
}

/** The copy with this serial, as `multiply` specifies it. */
export function copyOf({ record, materials, candidates, log }: WholePackage, serial: number): WholePackage {
  const ended = (number: string): string => (number === '' ? '' : number.slice(0, -3) + copyEnding(serial));
  const later = (instant: number): number => instant + serial * minute;
  const more = (amount: Money): Money => addMoney(amount, { fen: BigInt(serial) * step });
  const longer = (date: string): string => (date === '' ? '' : addDays(date, serial % 30));
  const docDatumId = ended(record.docDatumId);
  return {
    record: {
      ...record,
      docDatumId,
      totalAmount: more(record.totalAmount),
      expectPayAmount: record.expectPayAmount && more(record.expectPayAmount),
      expectDueDate: longer(record.expectDueDate),
      createdAt: later(record.createdAt),
      submittedAt: record.submittedAt === undefined ? undefined : later(record.submittedAt),
      stateSince: later(record.stateSince),
      fundedAt: record.fundedAt === undefined ? undefined : later(record.fundedAt),
    },
    materials: materials.map((material) => ({
      ...material,
      docDatumId,
      docMaterialId: docDatumId + material.docMaterialId.slice(record.docDatumId.length),
    })),
    candidates: candidates.map((candidate) => ({
      ...candidate,
      id: ended(candidate.id),
      number: ended(candidate.number),
      amount: more(candidate.amount),
      dueDate: longer(candidate.dueDate),
      packagedIn: docDatumId,
    })),
    log: log.map((line) => ({ ...line, docDatumId, at: later(line.at), detail: ended(line.detail) })),
  };
}
