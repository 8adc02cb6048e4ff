import type { EvidencePackage } from '../../src/domain/evidence/materials/evidence-package.ts';
import { money } from '../../src/domain/money/money.ts';

/** A package that user U1 is assembling, with the changes that a test needs. */
export function evidencePackage(wish: Partial<EvidencePackage> = {}): EvidencePackage {
  return {
    packageId: 'DD1',
    book: 'credit',
    state: 'PREPARE',
    dataVersion: 1,
    totalAmount: money('100.00'),
    payerName: '',
    creditSourceName: '',
    supplierName: '',
    funderName: '长屿银行',
    accountNumber: '',
    expectedPaymentAmount: undefined,
    expectedDueDate: undefined,
    createdAt: 1,
    createdBy: '',
    submittedAt: undefined,
    submittedBy: '',
    since: 5,
    expected: undefined,
    fundedAt: undefined,
    lapsesOn: undefined,
    withdrawable: false,
    changeGranted: false,
    given: undefined,
    handlerId: 'U1',
    handlerName: '周思远',
    returnedItems: 0,
    standardVersion: '',
    submittedTotals: undefined,
    businesses: [],
    ...wish,
  };
}
