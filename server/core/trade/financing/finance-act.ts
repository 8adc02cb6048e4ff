import { stepsOf } from '../../../../src/domain/trade/shared/application-policy.ts';
import {
  financeChecks,
  financedSum,
  type ChosenOffer,
  type FinancedHolding,
  type FinanceLine,
} from '../../../../src/domain/trade/financing/finance-rules.ts';
import type { FundingOffer } from '../../../../src/domain/trade/financing/funding-offer.ts';
import { toKeptOffer } from '../../../../src/domain/trade/financing/kept-offer.ts';
import { moneyToText } from '../../../../src/domain/money/money.ts';
import { assignFunder, fundedPackageOf } from '../../evidence/shared/businesses.ts';
import type { HoldingRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import type { Transaction } from '../../store.ts';
import { readOwned } from '../../table.ts';
import type { ActWork, RequestedAct } from '../act-work.ts';
import { peopleMissing, releaseHoldings, usableAmount } from '../holding-acts.ts';
import { formAmount } from '../kept-form.ts';
import { reserve } from '../reservations.ts';
import { actingCompany, memberFacts, type Moment } from '../trade-facts.ts';
import { beginFinancing } from './financing-work.ts';
import { payoutAccount } from './payout-account.ts';
import { fundingLimitId, offerFrom, programmesFor } from './funding-offers.ts';

const linesOf = ({ form }: RequestedAct): readonly FinanceLine[] =>
  form.holdings.map(({ holdingId, amount }) => ({ holdingId, amount: formAmount(amount) }));

/** The company's own holdings among the lines, by their ids; locked with `locks`. Those of others are left out. */
async function findHoldings(
  transaction: Transaction,
  asked: RequestedAct,
  locks: boolean,
): Promise<ReadonlyMap<string, HoldingRecord>> {
  const found = new Map<string, HoldingRecord>();
  const ids = [...new Set(asked.form.holdings.map(({ holdingId }) => holdingId))].toSorted();
  const owner = { companyId: asked.company.pkCorp, by: ['companyId'] } as const;
  for (const id of ids) {
    const holding = await readOwned(transaction.holdings, id, owner, locks);
    if (holding?.place === 'held' && holding.kind === asked.kind) found.set(id, holding);
  }
  return found;
}

/** Request to the funders, once there are holdings that can be financed together. */
interface Wanted {
  readonly holdings: ReadonlyMap<string, HoldingRecord>;
  readonly lines: readonly FinanceLine[];
  readonly first: HoldingRecord | undefined;
}

const wantedOf = (asked: RequestedAct, holdings: Wanted['holdings']): Wanted => {
  const lines = linesOf(asked);
  const [line] = lines;
  return { holdings, lines, first: line && holdings.get(line.holdingId) };
};

/** The offer that was chosen; undefined for none, and for a programme that does not finance the issuer. */
async function chosenOffer(
  transaction: Transaction,
  asked: RequestedAct,
  { lines, first }: Wanted,
  moment: Moment,
  locks: boolean,
): Promise<{ readonly offer: FundingOffer | undefined; readonly programmeCount: number }> {
  const amount = financedSum(lines);
  if (!first) return { offer: undefined, programmeCount: 1 };
  const { issuerId, dueOn } = first;
  const all = await programmesFor(transaction, { kind: asked.kind, issuerId });
  const chosen = all.find(({ programme }) => programme.id === asked.form.programmeId);
  if (!chosen || amount.fen <= 0n) return { offer: undefined, programmeCount: all.length };
  if (locks) await transaction.fundingLimits.lock(chosen.limit.id);
  const wanted = { applicationId: asked.applicationId, kind: asked.kind, issuerId, dueOn, amount };
  // A pause does not end an offer that was chosen before it.
  const isPaused = chosen.programme.isPaused && asked.form.offer === undefined;
  const serving = { ...chosen, programme: { ...chosen.programme, isPaused } };
  return { offer: await offerFrom(transaction, serving, wanted, moment), programmeCount: all.length };
}

async function financedHolding(
  transaction: Transaction,
  holding: HoldingRecord,
  asked: RequestedAct,
  funderId: string | undefined,
): Promise<FinancedHolding> {
  const packaged = await fundedPackageOf(transaction, holding.id);
  return {
    holdingId: holding.id,
    number: holding.number,
    issuerId: holding.issuerId,
    issuerName: holding.issuerName,
    dueOn: holding.dueOn,
    available: await usableAmount(transaction, holding, asked.applicationId),
    frozen: holding.frozen,
    packagedFor: packaged?.funderName ?? '',
    isPackagedForChosen: packaged === undefined || packaged.funderId === funderId,
  };
}

/** Application for the financing of holdings of one issuer and one due date (融资申请). */
export const financeAct: ActWork = {
  judge: async (transaction, asked, moment, locks) => {
    const { kind, form, applicationId } = asked;
    // Limits are locked before holdings, as everywhere, so the offer is locked with the data of the holdings read
    // before.
    const before = wantedOf(asked, await findHoldings(transaction, asked, false));
    const { offer, programmeCount } = await chosenOffer(transaction, asked, before, moment, locks);
    const wanted = locks ? wantedOf(asked, await findHoldings(transaction, asked, true)) : before;
    const company = await actingCompany(transaction, asked, locks);
    const holdings = new Map<string, FinancedHolding>();
    for (const [id, holding] of wanted.holdings)
      holdings.set(id, await financedHolding(transaction, holding, asked, offer?.programme.funderId));
    const account = await payoutAccount(transaction, company.pkCorp, form.accountId);
    const amount = financedSum(wanted.lines);
    const kept = form.offer;
    const chosen: ChosenOffer | undefined = offer && {
      funderName: offer.programme.funderName,
      bar: offer.bar,
      limitLeft: offer.limitLeft,
      keptUntil: kept?.validUntil ?? '',
    };
    const steps = stepsOf(kind, 'finance', false);
    const keptOffer = offer && (kept ?? toKeptOffer(offer));
    return {
      form: { ...form, offer: keptOffer },
      ...(keptOffer ? { endsBy: keptOffer.validUntil } : {}),
      limit: undefined,
      invoices: [],
      steps,
      amount,
      dueOn: wanted.first?.dueOn ?? '',
      counterparty: offer && { id: offer.programme.funderId, name: offer.programme.funderName },
      instrumentId: wanted.first?.instrumentId ?? '',
      checks: financeChecks(wanted.lines, {
        today: moment.today,
        calendar: moment.calendar,
        holder: await memberFacts(transaction, company, kind, moment.now),
        holdings,
        offer: chosen,
        programmeCount,
        account: account ? 'verified' : form.accountId === '' ? 'none' : 'unknown',
        missingApprovers: await peopleMissing(transaction, { ...asked, applicationId }, moment),
      }),
    };
  },
  publishChoice: async (transaction, asked, { counterparty }) => {
    if (!counterparty) return;
    for (const id of (await findHoldings(transaction, asked, false)).keys())
      await assignFunder(transaction, id, counterparty.id);
  },
  reserve: async (transaction, asked, { amount }, { now }) => {
    const held = await findHoldings(transaction, asked, true);
    for (const { holdingId, amount: part } of linesOf(asked).toSorted((one, other) =>
      one.holdingId < other.holdingId ? -1 : 1,
    )) {
      const holding = held.get(holdingId);
      if (holding && part) await reserve(transaction, holding, asked.applicationId, part, true);
    }
    const [first] = held.values();
    if (!first) throw new Refusal('NOT_FOUND');
    await transaction.fundingUses.save({
      id: asked.applicationId,
      limitId: fundingLimitId(asked.form.programmeId, first.issuerId),
      amount,
      at: now,
    });
  },
  release: async (transaction, asked, now) => {
    await releaseHoldings(transaction, asked, now);
    await transaction.fundingUses.remove(asked.applicationId);
  },
  // Nothing is posted: the holdings stay reserved until the funder has paid, or the financing ends.
  effect: async (transaction, asked, _judged, moment) => {
    const held = await findHoldings(transaction, asked, true);
    const lines = linesOf(asked).flatMap(({ holdingId, amount }) => {
      const holding = held.get(holdingId);
      return holding && amount
        ? [{ holdingId, instrumentId: holding.instrumentId, number: holding.number, amount: moneyToText(amount) }]
        : [];
    });
    return { instrument: await beginFinancing(transaction, asked, lines, moment), transits: [] };
  },
};
