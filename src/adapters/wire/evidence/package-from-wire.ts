import * as v from 'valibot';
import { PortFault } from '../../../application/ports/port-fault.ts';
import type { PackageWire } from '../../../contract/documented/evidence/packages.ts';
import { isPlainDate } from '../../../domain/calendar/plain-date.ts';
import { bookOfDocType } from '../../../domain/evidence/shared/book-policies.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import { moneyFromWire, optionalMoney } from '../money-from-wire.ts';

const text = v.fallback(v.optional(v.string()), undefined);
const whole = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined);
const day = v.fallback(v.optional(v.pipe(v.string(), v.check(isPlainDate))), undefined);
const businessParameters = v.fallback(
  v.pipe(
    v.string(), v.parseJson(),
    v.object({
      returnedItems: v.fallback(v.number(), 0), submittedInvoiceTotal: text, submittedContractTotal: text, requiredMaterials: whole, givenMaterials: whole,
      expectedDate: day, expectedAbout: v.fallback(v.optional(v.boolean()), undefined), fundedAt: whole, lapsesOn: day,
    }),
  ),
  { returnedItems: 0 },
);

/** A package as the wire says it. A state that is not known stays as it came; it is shown as unrecognised. */
export function packageFromWire(wire: PackageWire): EvidencePackage {
  const book = bookOfDocType(wire.docType);
  if (book === undefined) throw new PortFault('unexpected-answer');
  const more = v.parse(businessParameters, wire.extBusiParams);
  const invoices = optionalMoney(more.submittedInvoiceTotal);
  const contracts = optionalMoney(more.submittedContractTotal);
  return {
    docDatumId: wire.docDatumId, book, state: wire.state, dataVersion: wire.dataVersion, totalAmount: moneyFromWire(wire.totalAmount),
    payerName: wire.payerName ?? '', creditSourceName: wire.creditSourceName ?? '', supplierName: wire.supplierName ?? '', funderName: wire.financeName ?? '', accountNumber: wire.accountNo ?? '',
    expectedPaymentAmount: optionalMoney(wire.expectPayAmount), expectedDueDate: wire.expectDueDate ?? undefined,
    createdAt: wire.createTime, createdBy: wire.createPersonName ?? '', submittedAt: wire.submitTime ?? undefined, submittedBy: wire.submitPersonName ?? '',
    since: wire.stateTime ?? undefined, expected: more.expectedDate === undefined ? undefined : { day: more.expectedDate, about: more.expectedAbout ?? false },
    fundedAt: more.fundedAt, lapsesOn: more.lapsesOn,
    given: more.requiredMaterials === undefined || more.givenMaterials === undefined ? undefined : { required: more.requiredMaterials, there: more.givenMaterials },
    handlerId: wire.fkPersonHandle ?? '', handlerName: wire.handlePersonName ?? '',
    returnedItems: more.returnedItems, standardVersion: wire.fkStdSnapshotVersionEffect ?? '',
    submittedTotals: invoices && contracts ? { invoices, contracts } : undefined,
    businesses: (wire.credits ?? []).map((credit) => ({ id: credit.fkCredit, number: credit.creditNo, amount: moneyFromWire(credit.amount), dueDate: credit.dueDate })),
  };
}
