import { money } from '../../../src/domain/money/money.ts';
import type { Candidate } from '../../../src/domain/evidence/selection/candidate.ts';

const companies = ['启衡重工集团股份有限公司', '澜川电力装备有限公司', '滨河轨道交通股份有限公司'];
const funders = ['长屿银行', '禾泽银行', '青崖银行'];

/**
 * Receivables of one company for several debtors and funders. Some have another trade, are past due or are in packages.
 * The result is the same on every call.
 */
export function manyCandidates(count: number): readonly Candidate[] {
  return Array.from({ length: count }, (_unused, index): Candidate => {
    const payer = companies[Math.floor(index / 7) % companies.length] ?? '';
    const funder = index % funders.length;
    return {
      id: `K${index}`,
      number: `RX${String(index).padStart(8, '0')}`,
      supplierName: '宁波砚舟精密铸造有限公司',
      creditSourceName: payer,
      payerName: payer,
      counterpartyName: payer,
      funderId: `F${funder}`,
      funderName: funders[funder],
      coreEnterpriseId: `C${index % companies.length}`,
      businessType: index % 11 === 0 ? 'TM02' : 'TM01',
      state: 'HOLDING',
      productType: 'ORDINARY',
      amount: money(`${1000 + ((index * 7919) % 900_000)}.50`),
      dueDate: `2027-${String((index % 12) + 1).padStart(2, '0')}-18`,
      accountNumber: '',
      invoiceTag: index % 13 === 0 ? 'INVOICE_ABSENT' : undefined,
      packagedIn: index % 17 === 0 ? 'DD20261104-0136' : undefined,
      billSubRange: '',
    };
  });
}
