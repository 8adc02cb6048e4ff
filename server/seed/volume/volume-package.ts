import { shanghaiDate, shanghaiInstant, addDays, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { LoggedAction } from '../../../src/domain/evidence/materials/progress.ts';
import { sideOf, stageOf } from '../../../src/domain/evidence/materials/package-stage.ts';
import { policyOf, type OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import { packageStates, type PackageState } from '../../../src/domain/evidence/materials/package-state.ts';
import type { CandidateRecord, LogRecord, PackageRecord, StandardRecord } from '../../core/records/evidence.ts';
import type { CompanyRecord, UserRecord } from '../../core/records/company.ts';
import { copySerialDigits } from '../../core/evidence/copy-serial-digits.ts';
import { chance, drawByWeight } from './chance.ts';
import { defaultBook, volumeCandidate } from './volume-candidate.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** States of packages by age: of this week, of the last 80 days, and of older ones, when drafts have lapsed. */
interface Ages {
  readonly shown: readonly PackageState[];
  readonly weeksOld: readonly (readonly [PackageState, number])[];
  readonly yearsOld: readonly (readonly [PackageState, number])[];
}

const reviewed: Ages = {
  // Automatic steps end within an hour, so no package stays in their states.
  shown: packageStates.filter(
    (state) => state !== 'SUBMITTED' && state !== 'AUDIT' && !state.startsWith('PRE_') && !state.startsWith('AI_'),
  ),
  weeksOld: [
    ['AUDITED', 74],
    ['INVALID', 8],
    ['PREPARE', 6],
    ['MODIFY', 6],
    ['AUDIT_REJECT', 6],
  ],
  yearsOld: [
    ['AUDITED', 90],
    ['INVALID', 9],
    ['AUDIT_REJECT', 1],
  ],
};
const simplified: Ages = {
  ...reviewed,
  shown: ['PREPARE', 'UN_AUDIT', 'FIRST_AUDITING', 'UN_FINAL_AUDIT', 'AUDIT_REJECT', 'AUDITED', 'INVALID'],
  weeksOld: reviewed.weeksOld.filter(([state]) => state !== 'MODIFY'),
};
/** States of packages that are not reviewed. */
const unreviewed: Ages = {
  shown: ['PREPARE', 'SUBMITTED', 'INVALID'],
  weeksOld: [
    ['SUBMITTED', 86],
    ['INVALID', 8],
    ['PREPARE', 6],
  ],
  yearsOld: [
    ['SUBMITTED', 91],
    ['INVALID', 9],
  ],
};

function agesOf(book: OpenBook): Ages {
  const policy = policyOf(book);
  if (policy.reviewWorkingDays === undefined) return unreviewed;
  return policy.simplified ? simplified : reviewed;
}
const creditStates = [
  ['HOLDING', 20],
  ['FINANCING', 10],
  ['FINANCED', 40],
  ['SETTLED', 30],
] as const;

/** A set of generated packages, and its parameters. */
export interface Volume {
  readonly company: CompanyRecord;
  /** Undefined for the usual books. */
  readonly book: OpenBook | undefined;
  readonly clerks: readonly Pick<UserRecord, 'userId' | 'personName'>[];
  readonly standardOf: (candidate: CandidateRecord) => StandardRecord;
  readonly count: number;
  /** Serial of the first package. */
  readonly first: number;
  /** Milliseconds since the epoch. All packages are older. */
  readonly now: number;
}

export interface VolumePackage {
  readonly record: PackageRecord;
  readonly candidate: CandidateRecord;
  readonly standard: StandardRecord;
  readonly log: readonly LogRecord[];
}

/** Age in days, of up to five years; fewer for few packages. Recent packages are more frequent. */
function daysAgo({ count }: Volume, index: number): number {
  const days = Math.min(1825, Math.max(30, count));
  return 1 + Math.floor(days * (1 - (index + 1) / count) ** 2);
}

function stateOf(book: OpenBook, serial: number, age: number): PackageState {
  const { shown, weeksOld, yearsOld } = agesOf(book);
  if (age <= 7) return shown[serial % shown.length] ?? 'PREPARE';
  return drawByWeight(age < 80 ? weeksOld : yearsOld, chance(serial, 11));
}

/** Number of a package: six digits in no visible order, unique to the serial, and three that distinguish copies. */
function numberOf(serial: number, date: PlainDate): string {
  return `DD${date.replaceAll('-', '')}-${String((serial * 48_271) % 999_983).padStart(6, '0')}${copySerialDigits(0)}`;
}

function logOf(record: PackageRecord, number: string): readonly LogRecord[] {
  const line = (action: LoggedAction, at: number, detail = ''): LogRecord => ({
    docDatumId: record.docDatumId,
    at,
    action,
    actorId: record.createdBy,
    actorName: record.createdByName,
    side: 'CORP',
    detail,
    docFileId: undefined,
    returned: [],
    corrected: [],
    dataVersion: record.dataVersion,
  });
  const made = line('created', record.createdAt, number);
  if (record.submittedAt !== undefined) return [made, line('submitted', record.submittedAt)];
  return record.state === 'INVALID' ? [made, line('discarded', record.stateSince)] : [made];
}

/** The package with this index in a set, the oldest first. It depends only on the set and the index. */
export function volumePackage(volume: Volume, index: number): VolumePackage {
  const { company, clerks, first, now } = volume;
  const serial = first + index;
  const book = volume.book ?? defaultBook(serial);
  const age = daysAgo(volume, index);
  const date = addDays(shanghaiDate(now), -age);
  const state = stateOf(book, serial, age);
  const createdAt = shanghaiInstant(date, 9) + Math.floor(chance(serial, 12) * 9 * hour);
  const docDatumId = numberOf(serial, date);
  const candidate: CandidateRecord = {
    ...volumeCandidate({ holder: company, book, serial, date, free: false }),
    packagedIn: docDatumId,
  };
  const standard = volume.standardOf(candidate);
  const clerk = clerks[Math.floor(chance(serial, 13) * clerks.length)] ?? { userId: '', personName: '' };
  const submitted = state !== 'PREPARE' && state !== 'INVALID';
  const passed = sideOf(stageOf({ state, fundedAt: undefined })) === 'funder';
  const submittedAt = submitted ? createdAt + hour : undefined;
  const stateSince = state === 'PREPARE' ? createdAt : createdAt + (passed && age > 2 ? 2 * day : 2 * hour);
  const record: PackageRecord = {
    docDatumId,
    pkCorp: company.pkCorp,
    book: candidate.book,
    side: candidate.side,
    state,
    dataVersion: submitted ? 3 : 1,
    totalAmount: candidate.amount,
    payerName: candidate.payerName,
    creditSourceName: candidate.creditSourceName,
    supplierName: candidate.supplierName,
    counterpartyName: candidate.counterpartyName,
    fkFinance: candidate.funderId ?? '',
    financeName: candidate.funderName ?? '',
    accountNo: candidate.accountNumber,
    expectPayAmount: candidate.amount,
    expectDueDate: candidate.dueDate,
    businessType: candidate.businessType,
    creditState: book === 'credit' ? drawByWeight(creditStates, chance(serial, 14)) : candidate.state,
    productType: candidate.productType,
    invoiceNeed: undefined,
    standardVersion: standard.snapshotVersion,
    createdAt,
    createdBy: clerk.userId,
    createdByName: clerk.personName,
    submittedAt,
    submittedByName: submitted ? clerk.personName : '',
    stateSince,
    handlerId: clerk.userId,
    handlerName: clerk.personName,
    submittedTotals: undefined,
    returnedItems: 0,
    changeGranted: false,
    reviewerId: '',
    firstReviewerId: '',
    fundedAt: passed && age > 14 ? stateSince + 5 * day : undefined,
    repaidAt: undefined,
    letterGiven: false,
    objections: [],
  };
  return { record, candidate, standard, log: logOf(record, candidate.number) };
}
