import { addDays } from '../../../../src/domain/calendar/plain-date.ts';
import { addMoney, type Money } from '../../../../src/domain/money/money.ts';
import type { CandidateRecord, LogRecord, MaterialRecord, PackageRecord } from '../../../core/records/evidence.ts';
import { copySerialDigits } from '../../../core/evidence/copy-serial-digits.ts';

const minute = 60_000;
const step = 13_731n;

/** A package with all records that are copied with it. */
export interface WholePackage {
  readonly record: PackageRecord;
  readonly materials: readonly MaterialRecord[];
  readonly candidates: readonly CandidateRecord[];
  readonly log: readonly LogRecord[];
}

/** The copy with this serial, as `multiply` specifies it. */
export function copyOf({ record, materials, candidates, log }: WholePackage, serial: number): WholePackage {
  const withOwnEnding = (number: string): string =>
    number === '' ? '' : number.slice(0, -3) + copySerialDigits(serial);
  const shiftInstant = (instant: number): number => instant + serial * minute;
  const raiseAmount = (amount: Money): Money => addMoney(amount, { fen: BigInt(serial) * step });
  const shiftDate = (date: string): string => (date === '' ? '' : addDays(date, serial % 30));
  const docDatumId = withOwnEnding(record.docDatumId);
  return {
    record: {
      ...record,
      docDatumId,
      totalAmount: raiseAmount(record.totalAmount),
      expectPayAmount: record.expectPayAmount && raiseAmount(record.expectPayAmount),
      expectDueDate: shiftDate(record.expectDueDate),
      createdAt: shiftInstant(record.createdAt),
      submittedAt: record.submittedAt === undefined ? undefined : shiftInstant(record.submittedAt),
      stateSince: shiftInstant(record.stateSince),
      fundedAt: record.fundedAt === undefined ? undefined : shiftInstant(record.fundedAt),
    },
    materials: materials.map((material) => ({
      ...material,
      docDatumId,
      docMaterialId: docDatumId + material.docMaterialId.slice(record.docDatumId.length),
    })),
    candidates: candidates.map((candidate) => ({
      ...candidate,
      id: withOwnEnding(candidate.id),
      number: withOwnEnding(candidate.number),
      amount: raiseAmount(candidate.amount),
      dueDate: shiftDate(candidate.dueDate),
      packagedIn: docDatumId,
    })),
    log: log.map((line) => ({ ...line, docDatumId, at: shiftInstant(line.at), detail: withOwnEnding(line.detail) })),
  };
}
