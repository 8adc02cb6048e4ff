import { addDays, shanghaiInstant, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { zeroMoney } from '../../../src/domain/money/money.ts';
import { policyOf } from '../../../src/domain/evidence/shared/book-policies.ts';
import type { CompanyRecord } from '../../core/records/company.ts';
import type { CandidateRecord } from '../../core/records/evidence.ts';
import type {
  HoldingRecord,
  InstrumentRecord,
  PostingRecord,
  TradeApplicationRecord,
} from '../../core/records/trade.ts';
import { eventWithoutPerson } from '../../core/trade/close-application.ts';
import type { Transaction } from '../../core/store.ts';
import { companies } from '../parties/companies.ts';
import { effectiveApplication } from './effective-application.ts';

/**
 * Number of days ago on which the credits of the demo world were issued, and number of days until they were accepted.
 */
const issuedBefore = 60;
const acceptedAfter = 2;

const kind = 'credit';

/** The same application with its submission, so that the statistics of its month count it. */
const withSubmission = (application: TradeApplicationRecord): TradeApplicationRecord => ({
  ...application,
  events: [
    { ...eventWithoutPerson('submitted', application.createdAt), companyId: application.companyId },
    ...application.events,
  ],
});

/** Saves the issue and the acceptance of a credit, and their postings. */
async function saveCredit(
  transaction: Transaction,
  credit: CandidateRecord,
  issuer: CompanyRecord,
  holder: CompanyRecord,
  index: number,
  issuedOn: PlainDate,
): Promise<void> {
  const acceptedOn = addDays(issuedOn, acceptedAfter);
  const [issuedAt, acceptedAt] = [shanghaiInstant(issuedOn, 10), shanghaiInstant(acceptedOn, 15) + index * 1000];
  const numberOf = (prefix: string, day: PlainDate): string =>
    `${prefix}${day.replaceAll('-', '')}-${String(100_000 + index)}`;
  const instrumentId = `I-${credit.id}`;
  const terms = { kind, amount: credit.amount, dueOn: credit.dueDate, instrumentId } as const;
  const issue = withSubmission(
    effectiveApplication(
      { ...terms, id: `TA-issue-${credit.id}`, number: numberOf('QF', issuedOn), act: 'issue', createdAt: issuedAt },
      { company: issuer, counterparty: holder },
      issuedAt,
    ),
  );
  const accept = withSubmission(
    effectiveApplication(
      {
        ...terms,
        id: `TA-accept-${credit.id}`,
        number: numberOf('QS', acceptedOn),
        act: 'accept',
        createdAt: acceptedAt,
      },
      { company: holder, counterparty: issuer },
      acceptedAt,
    ),
  );
  const instrument: InstrumentRecord = {
    id: instrumentId,
    number: credit.number,
    kind,
    issuerId: issuer.pkCorp,
    issuerName: issuer.name,
    payeeId: holder.pkCorp,
    payeeName: holder.name,
    amount: credit.amount,
    issuedOn,
    dueOn: credit.dueDate,
    contractNumber: '',
    invoices: [],
    isTransferable: true,
    isPayroll: false,
    remark: '',
    applicationId: issue.id,
  };
  const held: HoldingRecord = {
    // Evidence packages know the holding by the same id.
    id: credit.id,
    instrumentId,
    place: 'held',
    companyId: holder.pkCorp,
    amount: credit.amount,
    reserved: zeroMoney,
    frozen: zeroMoney,
    originId: `H-${credit.id}`,
    kind,
    number: credit.number,
    issuerId: issuer.pkCorp,
    issuerName: issuer.name,
    dueOn: credit.dueDate,
    senderId: issuer.pkCorp,
    senderName: issuer.name,
    applicationId: accept.id,
    acceptBy: '',
    openedAt: acceptedAt,
  };
  const transit: HoldingRecord = {
    ...held,
    id: `H-${credit.id}`,
    place: 'transit',
    amount: zeroMoney,
    originId: undefined,
    applicationId: issue.id,
    acceptBy: addDays(issuedOn, 7),
    openedAt: issuedAt,
  };
  const posting: PostingRecord = {
    id: `L-issue-${credit.id}`,
    applicationId: issue.id,
    entry: 'issue',
    instrumentId,
    fromId: undefined,
    toId: transit.id,
    amount: credit.amount,
    businessDay: issuedOn,
    at: issuedAt,
    kind,
    number: credit.number,
    outCompanyId: '',
    inCompanyId: '',
    fromCompanyId: issuer.pkCorp,
    toCompanyId: holder.pkCorp,
  };
  await transaction.tradeApplications.saveAll([issue, accept]);
  await transaction.instruments.save(instrument);
  await transaction.holdings.saveAll([transit, held]);
  await transaction.postings.append([
    posting,
    {
      ...posting,
      id: `L-accept-${credit.id}`,
      applicationId: accept.id,
      entry: 'issue-accepted',
      fromId: transit.id,
      toId: held.id,
      businessDay: acceptedOn,
      at: acceptedAt,
      inCompanyId: holder.pkCorp,
    },
  ]);
  await transaction.limitUses.save({
    id: issue.id,
    limitId: `${issuer.pkCorp} ${kind}`,
    amount: credit.amount,
    freed: zeroMoney,
    state: 'used',
    at: issuedAt,
  });
}

/**
 * Posts the credits that the demo world's suppliers hold, so that holdings, ledgers, limits and evidence packages
 * agree.
 */
export async function saveHeldCredits(transaction: Transaction, today: PlainDate): Promise<void> {
  const issuedOn = addDays(today, -issuedBefore);
  const byId = new Map<string, CompanyRecord>(Object.values(companies).map((each) => [each.pkCorp, each]));
  let index = 0;
  for (const holder of byId.values()) {
    const { records } = await transaction.candidates.page({
      book: kind,
      side: 'finance',
      pkCorp: holder.pkCorp,
      states: [policyOf(kind).choosableState],
      businessTypes: undefined,
      productType: undefined,
      counterparty: undefined,
      offset: 0,
      limit: 1000,
    });
    for (const credit of records) {
      const issuer = byId.get(credit.coreEnterpriseId);
      if (!issuer) continue;
      index += 1;
      await saveCredit(transaction, credit, issuer, holder, index, issuedOn);
    }
  }
}
