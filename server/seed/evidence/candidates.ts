import { money } from '../../../src/domain/money/money.ts';
import { addDays, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { policyOf } from '../../../src/domain/evidence/shared/book-policies.ts';
import type { InvoiceTag, TradeType } from '../../../src/domain/evidence/selection/candidate.ts';
import type { CompanyRecord } from '../../core/records/company.ts';
import type { CandidateRecord } from '../../core/records/evidence.ts';
import { companies, funders } from '../parties/companies.ts';

export interface CandidateValues {
  readonly number: string;
  readonly holder?: CompanyRecord;
  /** Applicant, where it is not the holder. */
  readonly supplierName?: string;
  readonly core?: CompanyRecord;
  /** The core enterprise's project company that is the debtor, where it is not the core itself. */
  readonly counterpartyName?: string;
  /** Undefined for no funder; the usual one where it is absent. */
  readonly funder?: CompanyRecord | undefined;
  readonly amount: string;
  readonly dueDate: PlainDate;
  readonly businessType?: TradeType;
  readonly invoiceTag?: InvoiceTag;
  readonly state?: string | undefined;
  readonly productType?: 'ORDINARY' | 'AGENT';
}

/** Account of each holder. No two companies share one. */
const accounts: Readonly<Record<string, string>> = {
  [companies.yanzhou.pkCorp]: '33050161000000000871',
  [companies.chengye.pkCorp]: '32050199000000001136',
  [companies.zhuhe.pkCorp]: '50050108000000002207',
  [companies.xilan.pkCorp]: '37150198000000003315',
  [companies.qiling.pkCorp]: '51050142000000004428',
};

/** A credit with the given values. Absent values are those of the simplest case. */
export function creditCandidate(wish: CandidateValues): CandidateRecord {
  const holder = wish.holder ?? companies.yanzhou;
  const core = wish.core ?? companies.qiheng;
  const funder = 'funder' in wish ? wish.funder : funders.changyu;
  return {
    id: `K-${holder.pkCorp.slice(2)}-${wish.number}`,
    number: wish.number,
    book: 'credit',
    side: 'finance',
    pkCorp: holder.pkCorp,
    supplierName: wish.supplierName ?? holder.name,
    creditSourceName: core.name,
    payerName: core.name,
    counterpartyName: wish.counterpartyName ?? core.name,
    funderId: funder?.pkCorp,
    funderName: funder?.name,
    coreEnterpriseId: core.pkCorp,
    businessType: wish.businessType ?? 'TM01',
    state: wish.state ?? 'HOLDING',
    productType: wish.productType ?? 'ORDINARY',
    amount: money(wish.amount),
    dueDate: wish.dueDate,
    accountNumber: accounts[holder.pkCorp] ?? '',
    invoiceTag: wish.invoiceTag,
    packagedIn: undefined,
    billSubRange: '',
  };
}

/** A receivable of the EST product. Its invoice may not be omitted. */
export function estCandidate(wish: Omit<CandidateValues, 'invoiceTag' | 'productType'>): CandidateRecord {
  const credit = creditCandidate(wish);
  return {
    ...credit,
    id: `R-${credit.pkCorp.slice(2)}-${wish.number}`,
    book: 'est',
    state: 'CONFIRMED',
    productType: '',
  };
}

/** Receivables of the EST product that can and cannot be packaged together. */
export function demoEstCandidates(today: PlainDate): readonly CandidateRecord[] {
  const due = (days: number): PlainDate => addDays(today, days);
  const year = today.slice(0, 4);
  const { lanchuan, chengye } = companies;
  const { heze } = funders;
  return [
    estCandidate({ number: `YS6101-${year}-00012`, amount: '268000.00', dueDate: due(88) }),
    estCandidate({ number: `YS6101-${year}-00015`, amount: '131450.00', dueDate: due(95), funder: heze }),
    estCandidate({ number: `YS6101-${year}-00004`, amount: '61700.00', dueDate: due(-3) }),
    estCandidate({ number: `YS6101-${year}-00028`, amount: '95000.00', dueDate: due(140) }),
    estCandidate({ number: `YS6101-${year}-00019`, amount: '74800.00', dueDate: due(121), businessType: 'TM02' }),
    estCandidate({ number: `YS6101-${year}-00023`, amount: '52600.00', dueDate: due(63), funder: undefined }),
    estCandidate({ number: `YS3702-${year}-00007`, core: lanchuan, amount: '905000.00', dueDate: due(104) }),
    estCandidate({ number: `YS3702-${year}-00009`, core: lanchuan, amount: '316200.00', dueDate: due(118) }),
    estCandidate({ number: `YS3205-${year}-00003`, holder: chengye, amount: '187300.00', dueDate: due(77) }),
  ];
}

/** Credits that can and cannot be packaged together, each for a reason of its own. */
export function demoCreditCandidates(today: PlainDate): readonly CandidateRecord[] {
  const due = (days: number): PlainDate => addDays(today, days);
  const year = today.slice(0, 4);
  const { lanchuan, beiyu, zhuhe, chengye, xilan, qiling } = companies;
  const { heze } = funders;
  const labourCredits = Array.from({ length: 22 }, (_unused, index) =>
    creditCandidate({
      number: `RX1101-${year}-0${201 + index}`,
      holder: zhuhe,
      supplierName: `重庆筑禾劳务第${index + 1}作业队`,
      core: beiyu,
      counterpartyName: companies.beiyuBranch.name,
      funder: funders.changyu,
      amount: `${18 + index}600.00`,
      dueDate: due(90 + index),
      businessType: 'TM02',
    }),
  );
  return [
    creditCandidate({ number: `RX6101-${year}-00871`, amount: '420000.00', dueDate: due(117) }),
    creditCandidate({ number: `RX6101-${year}-00872`, amount: '222300.00', dueDate: due(129) }),
    creditCandidate({ number: `RX6101-${year}-00880`, amount: '96480.00', dueDate: due(145) }),
    creditCandidate({
      number: `RX6101-${year}-00869`,
      amount: '780020.00',
      dueDate: due(62),
      businessType: 'TM02',
      funder: heze,
    }),
    creditCandidate({
      number: `RX6101-${year}-00874`,
      amount: '150000.00',
      dueDate: due(96),
      invoiceTag: 'INVOICE_ABSENT_REPLENISH',
      funder: heze,
    }),
    creditCandidate({ number: `RX6101-${year}-00876`, amount: '88600.00', dueDate: due(101), funder: undefined }),
    creditCandidate({ number: `RX3702-${year}-01120`, core: lanchuan, amount: '1204000.00', dueDate: due(82) }),
    creditCandidate({ number: `RX3702-${year}-01133`, core: lanchuan, amount: '560000.00', dueDate: due(90) }),
    creditCandidate({
      number: `RX3702-${year}-01140`,
      core: lanchuan,
      amount: '2450000.00',
      dueDate: due(170),
      productType: 'AGENT',
    }),
    creditCandidate({
      number: `RX1101-${year}-00310`,
      core: beiyu,
      amount: '318700.00',
      dueDate: due(75),
      funder: heze,
    }),
    creditCandidate({ number: `RX1101-${year}-00316`, core: beiyu, amount: '134900.00', dueDate: due(150) }),
    creditCandidate({ number: `RX3205-${year}-00021`, holder: chengye, amount: '265000.00', dueDate: due(110) }),
    creditCandidate({ number: `RX3205-${year}-00022`, holder: chengye, amount: '118500.00', dueDate: due(113) }),
    creditCandidate({
      number: `RX3702-${year}-02001`,
      holder: xilan,
      core: lanchuan,
      amount: '76300.00',
      dueDate: due(64),
    }),
    creditCandidate({
      number: `RX5101-${year}-00407`,
      holder: qiling,
      core: lanchuan,
      amount: '43200.00',
      dueDate: due(58),
      businessType: 'TM02',
    }),
    // Credits that were passed on to the funder without invoices, which are still owed.
    ...(
      [
        ['00811', '264000.00', 71, companies.qiheng],
        ['00815', '118900.00', 84, companies.qiheng],
        ['00822', '73450.00', 92, lanchuan],
      ] as const
    ).map(([serial, amount, days, core]) =>
      creditCandidate({
        number: `RX${core.uscc.slice(2, 6)}-${year}-${serial}`,
        core,
        amount,
        dueDate: due(days),
        invoiceTag: 'INVOICE_ABSENT_REPLENISH',
        state: policyOf('credit').blankState,
      }),
    ),
    ...labourCredits,
  ];
}
