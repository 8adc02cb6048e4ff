import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { compareMoney, sumMoney, zeroMoney, type Money } from '../../../src/domain/money/money.ts';
import { stepsOf } from '../../../src/domain/trade/shared/application-policy.ts';
import type { InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import { instrumentPrefixes } from '../../../src/domain/trade/shared/instrument-number.ts';
import {
  exceptionsOf,
  invoiceShares,
  issueChecks,
  type ContractFacts,
  type InvoiceLeft,
  type InvoiceShare,
  type IssueFacts,
  type IssueLimit,
} from '../../../src/domain/trade/shared/issue-rules.ts';
import { payrollIssueChecks } from '../../../src/domain/trade/payroll/payroll-rules.ts';
import { contractKey } from '../../../src/domain/text/contract-key.ts';
import { contractAmount } from '../evidence/shared/own-papers.ts';
import type { CompanyRecord } from '../records/company.ts';
import type { InstrumentRecord, InvoiceUseRecord, KeptInvoice } from '../records/trade.ts';
import { randomDigits, randomToken } from '../secrets.ts';
import type { Transaction } from '../store.ts';
import type { ActWork, RequestedAct, ActJudgement } from './act-work.ts';
import { transitFor } from './holding-acts.ts';
import { backingInvoiceId, formAmount, invoiceLines, issueFormOf, toKeptInvoice } from './kept-form.ts';
import { reduceLimitUse, issueLimitOf, limitId } from './issue-limit.ts';
import { releasePayroll, payrollFacts, payrollFormOf, assignPayroll } from './payroll/payroll-facts.ts';
import { post } from './post.ts';
import { reviewAmount } from './review-thresholds.ts';
import { actingCompany, finalReviewers, memberFacts, missingApprovers, payeeFacts } from './trade-facts.ts';

/** The issuer's limit without what this application itself has reserved. */
async function limitWithout(
  transaction: Transaction,
  asked: RequestedAct,
  locks: boolean,
): Promise<IssueLimit | undefined> {
  const limit = await issueLimitOf(transaction, asked.company.pkCorp, asked.kind, locks);
  if (!limit) return undefined;
  const own = asked.applicationId === '' ? undefined : await transaction.limitUses.find(asked.applicationId);
  return own?.state === 'reserved' ? { ...limit, reserved: { fen: limit.reserved.fen - own.amount.fen } } : limit;
}

/**
 * Remaining amounts of the invoices of a form, without what this application itself has reserved. Nothing is left of an
 * invoice that another company uses. That discloses neither the amount of the use nor the total that it entered.
 */
async function invoicesLeft(
  transaction: Transaction,
  asked: RequestedAct,
  locks: boolean,
): Promise<readonly InvoiceLeft[]> {
  const { invoices } = issueFormOf(asked.form);
  const ids = invoices.map(backingInvoiceId);
  // Always locked in the same order, so that two applications with the same invoices cause no deadlock.
  if (locks) for (const id of ids.toSorted()) await transaction.invoiceUses.lock(id);
  const uses = (await transaction.invoiceUses.ofInvoices(ids)).filter(
    ({ applicationId }) => applicationId !== asked.applicationId,
  );
  const users = await transaction.tradeApplications.findAll([...new Set(uses.map((each) => each.applicationId))]);
  const isOwn = ({ companyId }: { readonly companyId: string }): boolean => companyId === asked.company.pkCorp;
  const totals = smallestTotals(users.filter(isOwn).flatMap(({ form }) => form.invoices));
  const usesOf = Map.groupBy(uses, ({ invoiceId }) => invoiceId);
  return invoices.map((invoice, index) => {
    const id = ids[index] ?? '';
    const used = usesOf.get(id) ?? [];
    if (!used.every(isOwn)) return { ...invoice, left: zeroMoney };
    const total = smallerOf(invoice.total, totals.get(id));
    const left = { fen: total.fen - sumMoney(used.map(({ amount }) => amount)).fen };
    return { ...invoice, left: left.fen > 0n ? left : zeroMoney };
  });
}

const smallerOf = (one: Money, other: Money | undefined): Money =>
  other !== undefined && compareMoney(other, one) < 0 ? other : one;

/**
 * The smallest totals that are entered for invoices, by their identities: a larger total gives nobody more of an
 * invoice. The identity of each is computed once, because many forms may name many invoices.
 */
function smallestTotals(named: readonly KeptInvoice[]): ReadonlyMap<string, Money> {
  const totals = new Map<string, Money>();
  for (const invoice of named) {
    const total = formAmount(invoice.total);
    if (total === undefined) continue;
    const id = backingInvoiceId(invoice);
    totals.set(id, smallerOf(total, totals.get(id)));
  }
  return totals;
}

/** For each line of the form's invoices the remaining amount and the part that is used; nothing for a faulty line. */
function linesWithShares(
  { form }: RequestedAct,
  invoices: readonly InvoiceLeft[],
  shares: readonly InvoiceShare[],
): ActJudgement['invoices'] {
  let index = -1;
  return invoiceLines(form.invoices).map((line) => {
    if (typeof line === 'string') return { left: zeroMoney, share: zeroMoney };
    index += 1;
    return { left: invoices[index]?.left ?? zeroMoney, share: shares[index]?.share ?? zeroMoney };
  });
}

/** Saves the parts of the invoices that an application uses. */
async function saveInvoiceUses(
  transaction: Transaction,
  { applicationId, company, form }: RequestedAct,
  { invoices }: Pick<ActJudgement, 'invoices'>,
  state: InvoiceUseRecord['state'],
): Promise<void> {
  for (const [index, invoice] of issueFormOf(form).invoices.entries()) {
    const amount = invoices[index]?.share ?? zeroMoney;
    const invoiceId = backingInvoiceId(invoice);
    const id = `${invoiceId} ${applicationId}`;
    if (amount.fen > 0n)
      await transaction.invoiceUses.save({ id, invoiceId, applicationId, companyId: company.pkCorp, amount, state });
  }
}

/** Known data of a contract by its number; undefined for none. */
async function contractFacts(
  transaction: Transaction,
  issuerId: string,
  contractNumber: string,
): Promise<ContractFacts | undefined> {
  const contract = contractKey(contractNumber);
  if (contract === '') return undefined;
  return {
    issued: (await transaction.instruments.issuedUnder(issuerId, [contract])).get(contract) ?? zeroMoney,
    amount: await contractAmount(transaction, issuerId, contractNumber),
  };
}

/** Issues an instrument, for a delivery or for wages. */
export const issueAct: ActWork = {
  judge: async (transaction, asked, moment, locks) => {
    const form = issueFormOf(asked.form);
    const limit = await limitWithout(transaction, asked, locks);
    const invoices = await invoicesLeft(transaction, asked, locks);
    const company = await actingCompany(transaction, asked, locks);
    const { now, today, calendar } = moment;
    const reviewAbove = await reviewAmount(transaction, asked.company.pkCorp, asked.kind, today);
    const exceptions = exceptionsOf(form, { today, reviewAbove });
    const steps = stepsOf(asked.kind, asked.act, exceptions.length > 0);
    const payee = await payeeFacts(transaction, asked, form.payeeId, moment);
    const issuer = await memberFacts(transaction, company, asked.kind, now);
    const about = { companyId: asked.company.pkCorp, ...asked };
    const missing = await missingApprovers(transaction, about, steps, now);
    const shares = invoiceShares(form.amount ?? zeroMoney, invoices);
    const facts: IssueFacts = {
      today,
      calendar,
      issuer,
      payee,
      limit,
      invoices,
      missingApprovers: missing,
      reviewAbove,
      contract: await contractFacts(transaction, asked.company.pkCorp, form.contractNumber),
      finalReviewers: await finalReviewers(transaction, about, steps, now),
    };
    return {
      checks:
        asked.act === 'payroll-issue'
          ? payrollIssueChecks(form, payrollFormOf(asked.form), facts, await payrollFacts(transaction, asked, locks))
          : issueChecks(form, facts),
      steps,
      amount: form.amount ?? zeroMoney,
      dueOn: form.dueOn,
      counterparty: payee && { id: payee.companyId, name: payee.name },
      instrumentId: '',
      limit,
      invoices: linesWithShares(asked, invoices, shares),
    };
  },

  reserve: async (transaction, asked, judged, { now }) => {
    const { pkCorp } = asked.company;
    await transaction.limitUses.save({
      id: asked.applicationId,
      limitId: limitId(pkCorp, asked.kind),
      amount: judged.amount,
      freed: zeroMoney,
      state: 'reserved',
      at: now,
    });
    await saveInvoiceUses(transaction, asked, judged, 'reserved');
    await assignPayroll(transaction, asked);
  },

  release: async (transaction, { applicationId }, now) => {
    const use = await transaction.limitUses.lock(applicationId);
    if (use) await transaction.limitUses.save(reduceLimitUse(use, use.amount, now));
    for (const { id } of await transaction.invoiceUses.ofApplication(applicationId))
      await transaction.invoiceUses.remove(id);
    await releasePayroll(transaction, { applicationId });
  },

  effect: async (transaction, asked, judged, moment) => {
    const form = issueFormOf(asked.form);
    const { kind, applicationId } = asked;
    const company = await actingCompany(transaction, asked);
    const { counterparty, amount } = judged;
    if (!counterparty) throw new Error('An issue needs a payee');
    const { now, today } = moment;
    const instrument: InstrumentRecord = {
      id: `I-${randomToken(12)}`,
      number: await drawInstrumentNumber(transaction, kind, company, today),
      kind,
      issuerId: company.pkCorp,
      issuerName: company.name,
      payeeId: counterparty.id,
      payeeName: counterparty.name,
      amount,
      issuedOn: today,
      dueOn: form.dueOn,
      contractNumber: form.contractNumber,
      // The instrument names the invoices that count for it.
      invoices: form.invoices
        .filter((_invoice, index) => (judged.invoices[index]?.share.fen ?? 0n) > 0n)
        .map(toKeptInvoice),
      isTransferable: form.isTransferable,
      remark: form.remark,
      applicationId,
      isPayroll: asked.act === 'payroll-issue',
    };
    await transaction.instruments.save(instrument);
    const transit = transitFor(instrument, moment, {
      companyId: counterparty.id,
      originId: undefined,
      sender: company,
      applicationId,
    });
    const { to } = await post(
      transaction,
      { applicationId, entry: 'issue', instrument, from: undefined, to: transit, amount, issuerId: company.pkCorp },
      now,
    );
    await transaction.limitUses.save({
      id: applicationId,
      limitId: limitId(company.pkCorp, kind),
      amount,
      freed: zeroMoney,
      state: 'used',
      at: now,
    });
    // The uses saved at the submission are replaced: another application may have freed its part since.
    for (const { id } of await transaction.invoiceUses.ofApplication(applicationId))
      await transaction.invoiceUses.remove(id);
    await saveInvoiceUses(transaction, asked, judged, 'used');
    return { instrument, transits: [to] };
  },
};

/** A new instrument number: product, region of the issuer, year, and random digits. */
async function drawInstrumentNumber(
  transaction: Transaction,
  kind: InstrumentKind,
  { uscc }: Pick<CompanyRecord, 'uscc'>,
  today: PlainDate,
): Promise<string> {
  for (;;) {
    const number = `${instrumentPrefixes[kind]}${uscc.slice(2, 6)}-${today.slice(0, 4)}-${randomDigits(7)}`;
    if ((await transaction.instruments.byNumber(number)) === undefined) return number;
  }
}
