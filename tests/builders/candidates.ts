import { money } from '../../src/domain/money/money.ts';
import type { Candidate } from '../../src/domain/evidence/selection/candidate.ts';

/** A candidate that can be chosen, with the changes that a test needs. */
export function candidate(wish: Partial<Candidate> = {}): Candidate {
  return {
    id: 'K1',
    number: 'RX-1',
    supplierName: '砚舟',
    creditSourceName: '启衡',
    payerName: '启衡',
    counterpartyName: '启衡',
    funderId: 'F1',
    funderName: '长屿',
    coreEnterpriseId: 'C1',
    businessType: 'TM01',
    state: 'HOLDING',
    productType: 'ORDINARY',
    amount: money('100.00'),
    dueDate: '2027-03-18',
    accountNumber: '',
    invoiceTag: undefined,
    packagedIn: undefined,
    billSubRange: '',
    ...wish,
  };
}
