import * as v from 'valibot';
import { isPlainDate } from '../../../domain/calendar/plain-date.ts';
import { bookFromWire, bookToWire } from './book-mapping.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { InvoiceNeed } from '../../../domain/evidence/selection/invoice-need.ts';
import { letterStates } from '../../../domain/evidence/materials/overdue.ts';
import { money, moneyToText, parseMoney, type Money } from '../../../domain/money/money.ts';
import type { PackageWire } from './package-list.ts';

const text = v.fallback(v.optional(v.string(), ''), '');
const whole = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined);
const yes = v.fallback(v.optional(v.boolean()), undefined);
const day = v.fallback(v.optional(v.pipe(v.string(), v.check(isPlainDate))), undefined);

/** What a back end adds to the package in `extBusiParams` (document 2, section 3); unreadable parts count as absent. */
const parameters = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      returnedItems: v.fallback(v.number(), 0),
      submittedInvoiceTotal: text,
      submittedContractTotal: text,
      requiredMaterials: whole,
      givenMaterials: whole,
      expectedDate: day,
      expectedAbout: v.fallback(v.optional(v.boolean()), undefined),
      fundedAt: whole,
      repaidAt: whole,
      lapsesOn: day,
      withdrawable: yes,
      changeGranted: yes,
      originals: yes,
      overdueSince: day,
      overdueLetter: v.fallback(v.optional(v.picklist(letterStates)), undefined),
      letterAt: whole,
    }),
  ),
  { returnedItems: 0, submittedInvoiceTotal: '', submittedContractTotal: '' },
);

/** The wire's fields for whether a package needs invoices. */
export const needToWire = {
  usual: {},
  absent: { viewLabels: 'INVOICE_ABSENT' },
  follow: { viewLabels: 'INVOICE_ABSENT_REPLENISH' },
  owed: { viewLabels: 'INVOICE_ABSENT_REPLENISH', pushBlankType: 'NO_INVOICE' },
} as const satisfies Record<InvoiceNeed | 'usual', Partial<PackageWire>>;

export function invoiceNeedFrom({
  viewLabels,
  pushBlankType,
}: Pick<PackageWire, 'viewLabels' | 'pushBlankType'>): InvoiceNeed | undefined {
  const labels = viewLabels?.split(',') ?? [];
  if (labels.includes('INVOICE_ABSENT_REPLENISH')) return pushBlankType === 'NO_INVOICE' ? 'owed' : 'follow';
  return labels.includes('INVOICE_ABSENT') ? 'absent' : undefined;
}

/**
 * Parses a package; undefined for a book that is not open here. An unknown state is kept, and shown as unrecognised.
 */
export function packageFromWire(wire: PackageWire): EvidencePackage | undefined {
  const book = bookFromWire(wire);
  if (book === undefined) return undefined;
  const more = v.parse(parameters, wire.extBusiParams);
  const [invoices, contracts] = [parseMoney(more.submittedInvoiceTotal), parseMoney(more.submittedContractTotal)];
  return {
    packageId: wire.docDatumId,
    book,
    state: wire.state,
    dataVersion: wire.dataVersion,
    totalAmount: money(wire.totalAmount),
    payerName: wire.payerName ?? '',
    creditSourceName: wire.creditSourceName ?? '',
    supplierName: wire.supplierName ?? '',
    funderName: wire.financeName ?? '',
    accountNumber: wire.accountNo ?? '',
    expectedPaymentAmount: parseMoney(wire.expectPayAmount ?? ''),
    expectedDueDate: wire.expectDueDate ?? undefined,
    createdAt: wire.createTime,
    createdBy: wire.createPersonName ?? '',
    submittedAt: wire.submitTime ?? undefined,
    submittedBy: wire.submitPersonName ?? '',
    since: wire.stateTime ?? undefined,
    expected:
      more.expectedDate === undefined ? undefined : { day: more.expectedDate, about: more.expectedAbout ?? false },
    fundedAt: more.fundedAt,
    repaidAt: more.repaidAt,
    lapsesOn: more.lapsesOn,
    withdrawable: more.withdrawable ?? false,
    changeGranted: more.changeGranted ?? false,
    ...(more.overdueSince === undefined || more.overdueLetter === undefined
      ? {}
      : {
          overdue: {
            due: more.overdueSince,
            letter: more.overdueLetter,
            ...(more.letterAt === undefined ? {} : { letterAt: more.letterAt }),
          },
        }),
    ...(more.originals === true ? { asksOriginals: true } : {}),
    given:
      more.requiredMaterials === undefined || more.givenMaterials === undefined
        ? undefined
        : { required: more.requiredMaterials, there: more.givenMaterials },
    handlerId: wire.fkPersonHandle ?? '',
    handlerName: wire.handlePersonName ?? '',
    invoiceNeed: invoiceNeedFrom(wire),
    returnedItems: more.returnedItems,
    standardVersion: wire.fkStdSnapshotVersionEffect ?? '',
    submittedTotals: invoices && contracts ? { invoices, contracts } : undefined,
    businesses: (wire.credits ?? []).map((credit) => ({
      id: credit.fkCredit,
      number: credit.creditNo,
      amount: money(credit.amount),
      dueDate: credit.dueDate,
    })),
  };
}

const optional = (amount: Money | undefined): string | undefined => amount && moneyToText(amount);

/** The reverse of `packageFromWire`. */
export function packageToWire(evidence: EvidencePackage): PackageWire {
  const { given, expected, submittedTotals, overdue } = evidence;
  return {
    docDatumId: evidence.packageId,
    dataVersion: evidence.dataVersion,
    ...bookToWire(evidence.book),
    state: evidence.state,
    ...needToWire[evidence.invoiceNeed ?? 'usual'],
    totalAmount: moneyToText(evidence.totalAmount),
    payerName: evidence.payerName,
    creditSourceName: evidence.creditSourceName,
    supplierName: evidence.supplierName,
    financeName: evidence.funderName,
    accountNo: evidence.accountNumber,
    expectPayAmount: optional(evidence.expectedPaymentAmount),
    expectDueDate: evidence.expectedDueDate,
    createTime: evidence.createdAt,
    createPersonName: evidence.createdBy,
    submitTime: evidence.submittedAt,
    submitPersonName: evidence.submittedBy,
    stateTime: evidence.since,
    fkPersonHandle: evidence.handlerId,
    handlePersonName: evidence.handlerName,
    fkStdSnapshotVersionEffect: evidence.standardVersion,
    extBusiParams: JSON.stringify({
      returnedItems: evidence.returnedItems,
      requiredMaterials: given?.required,
      givenMaterials: given?.there,
      expectedDate: expected?.day,
      expectedAbout: expected?.about,
      fundedAt: evidence.fundedAt,
      repaidAt: evidence.repaidAt,
      lapsesOn: evidence.lapsesOn,
      ...(evidence.withdrawable ? { withdrawable: true } : {}),
      ...(evidence.changeGranted ? { changeGranted: true } : {}),
      ...(evidence.asksOriginals ? { originals: true } : {}),
      ...(overdue ? { overdueSince: overdue.due, overdueLetter: overdue.letter, letterAt: overdue.letterAt } : {}),
      submittedInvoiceTotal: optional(submittedTotals?.invoices),
      submittedContractTotal: optional(submittedTotals?.contracts),
    }),
    ...(evidence.businesses.length > 0
      ? {
          credits: evidence.businesses.map(({ id, number, amount, dueDate }) => ({
            fkCredit: id,
            creditNo: number,
            amount: moneyToText(amount),
            dueDate,
          })),
        }
      : {}),
  };
}
