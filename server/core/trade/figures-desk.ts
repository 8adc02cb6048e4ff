import { addDays, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { actsForCore } from '../../../src/domain/identity/role.ts';
import { moneyToText, parseMoney, sumMoney, zeroMoney, type Money } from '../../../src/domain/money/money.ts';
import { dueSoonDays, statesOfStage, type FinancingStage } from '../../../src/domain/trade/financing/financing.ts';
import type { HeldPart } from '../../../src/domain/trade/shared/holding.ts';
import type { InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import { lastOverdueDate } from '../../../src/domain/trade/shared/payment-calendar.ts';
import { maxOverviewRows } from '../../../src/domain/trade/shared/trade-figures.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { Transaction } from '../store.ts';
import { createDecisionSigner } from './decision-signing.ts';
import { sumToWire, duePayments } from './due-payments.ts';
import { issueLimitOf } from './issue-limit.ts';
import { attachFinalOutcomes } from './final-outcomes.ts';
import { isOrganisationReader } from './list-queries.ts';
import { tradeReaderOf } from './allocation-filter.ts';
import { visibleOrganisations } from './shared/visible-organisations.ts';
import { readToDo } from './to-do.ts';
import { momentOf, type Moment } from './trade-facts.ts';
import { limitToWire, tradeReader, type TradeReader } from './trade-wire.ts';

/** Days ahead whose payments are listed. */
const listedDays = 60;
/** Number of recently changed applications that are shown. */
const maxRecentApplications = 8;

/** `askedAmount`: the amount of a repurchase, which replaces the whole amount. */
const sumOfRows = (rows: readonly { readonly amount: string; readonly askedAmount?: string | undefined }[]) =>
  sumToWire({
    count: rows.length,
    amount: sumMoney(rows.map(({ amount, askedAmount }) => parseMoney(askedAmount ?? amount) ?? zeroMoney)),
  });

const nothingToDo: Awaited<ReturnType<typeof readToDo>> = {
  toDecide: [],
  returned: [],
  toAccept: [],
  toFinance: [],
  thresholds: [],
  recommendations: [],
  barred: [],
};

/** Figures of what waits for the reader, for the instruments of one kind. */
async function toDoFigures(transaction: Transaction, reader: TradeReader, kind: InstrumentKind) {
  // A user who sees only the part of an inner organisation decides and makes nothing.
  const toDo = isOrganisationReader(reader.caller) ? nothingToDo : await readToDo(transaction, reader);
  const isOfKind = ({ instrumentKind }: { readonly instrumentKind: string }): boolean => instrumentKind === kind;
  const [toDecide, returned, toAccept, toFinance, thresholds, recommendations] = [
    toDo.toDecide.filter(isOfKind),
    toDo.returned.filter(isOfKind),
    toDo.toAccept.filter(isOfKind),
    toDo.toFinance.filter(isOfKind),
    toDo.thresholds.filter(isOfKind),
    toDo.recommendations.filter(isOfKind),
  ];
  const decisions = toDecide.slice(0, maxOverviewRows);
  const returns = returned.slice(0, maxOverviewRows - decisions.length);
  const arrivals = toAccept.slice(0, maxOverviewRows - decisions.length - returns.length);
  const toConfirm = thresholds.length + recommendations.length;
  const before = decisions.length + returns.length + arrivals.length;
  const listed = toFinance.slice(0, maxOverviewRows - before);
  return {
    count: toDecide.length + returned.length + toAccept.length + toFinance.length + toConfirm,
    toDecide: sumOfRows(toDecide),
    returned: sumOfRows(returned),
    toAccept: sumOfRows(toAccept),
    toFinance: sumOfRows(toFinance),
    toConfirm,
    decisions,
    returns,
    arrivals,
    financings: listed,
    // There is at most one threshold, and it leads to the page on which it is answered.
    thresholds,
    recommendations: recommendations.slice(0, maxOverviewRows - before - listed.length),
  };
}

async function issuerFigures(transaction: Transaction, companyId: string, kind: InstrumentKind, moment: Moment) {
  const { today } = moment;
  const limit = await issueLimitOf(transaction, companyId, kind);
  const { holdings, postings } = transaction;
  return {
    limit: limit && limitToWire(limit),
    issuedThisMonth: sumToWire(await postings.sumOfIssues(companyId, kind, `${today.slice(0, 7)}-01`, today)),
    issuedThisYear: sumToWire(await postings.sumOfIssues(companyId, kind, `${today.slice(0, 4)}-01-01`, today)),
    unaccepted: sumToWire(await holdings.unaccepted(companyId, kind)),
    payments: await duePayments(transaction, companyId, kind, moment, {
      from: moment.today,
      until: addDays(moment.today, listedDays),
    }),
  };
}

async function holderFigures(
  { holdings }: Transaction,
  companyId: string,
  months: Awaited<ReturnType<Transaction['holdings']['heldByMonth']>>,
  { today, calendar }: Moment,
  allocatedTo: readonly string[] | undefined,
) {
  const sum = (which: 'amount' | HeldPart): Money => sumMoney(months.map((each) => each[which]));
  const sent = {
    companyId,
    place: 'transit',
    keyword: '',
    allocatedTo,
    orderBy: 'openedAt',
    descending: false,
  } as const;
  const late = await holdings.sum({ ...sent, place: 'held', dueTo: lastOverdueDate(today, calendar) });
  return {
    transit: sumToWire(await holdings.sum(sent)),
    // Holdings are allocated only after they are accepted.
    acceptBy: allocatedTo === undefined ? await holdings.nextAcceptBy(companyId) : '',
    held: sumToWire({ count: months.reduce((all, { count }) => all + count, 0), amount: sum('amount') }),
    overdue: { ...sumToWire(late), availableAmount: moneyToText(late.available) },
    availableAmount: moneyToText(sum('available')),
    reservedAmount: moneyToText(sum('reserved')),
    packagedAmount: moneyToText(sum('packaged')),
    frozenAmount: moneyToText(sum('frozen')),
  };
}

/** The supplier's financings by state. */
async function financingFigures({ financings }: Transaction, companyId: string, today: PlainDate) {
  const dueUntil = addDays(today, dueSoonDays);
  const sumsOf = async (stage: FinancingStage, dueTo?: PlainDate) =>
    financings.sum({ companyId, as: 'supplier', states: statesOfStage[stage], dueTo, keyword: '' });
  // Of what was paid out, the part that is still to be repaid is due.
  const due = async (stage: FinancingStage, dueTo?: PlainDate) => {
    const { count, outstanding } = await sumsOf(stage, dueTo);
    return sumToWire({ count, amount: outstanding });
  };
  return {
    underWay: sumToWire(await sumsOf('under-way')),
    disbursing: sumToWire(await sumsOf('disbursing')),
    dueSoon: await due('due-soon', dueUntil),
    dueUntil,
    overdue: await due('overdue'),
  };
}

/** The overviews of products (checklist ). */
export function figuresDesk(parts: Parts): Desk<'tradeFigures'> {
  const { store, clock } = parts;
  const { kindsFor } = createDecisionSigner(parts);
  return {
    tradeFigures: async ({ instrumentKind: kind }, context) => {
      const caller = tradeReaderOf(context);
      const companyId = caller.user.pkCorp;
      const moment = momentOf(clock.now());
      const { now, today } = moment;
      const isCore = actsForCore(caller.role);
      return store.transaction(async (transaction) => {
        const reader = await tradeReader(transaction, caller, context.locale, now, kindsFor);
        const owedMonths = isCore ? await transaction.holdings.owedByMonth(companyId, kind) : [];
        const seen = await visibleOrganisations(transaction, caller.user);
        const heldMonths = isCore ? [] : await transaction.holdings.heldByMonth(companyId, kind, seen);
        const isWhole = seen === undefined;
        const recent = isWhole ? await transaction.tradeApplications.recent(companyId, maxRecentApplications) : [];
        return {
          toDo: await toDoFigures(transaction, reader, kind),
          issuer: isCore ? await issuerFigures(transaction, companyId, kind, moment) : undefined,
          holder: isCore ? undefined : await holderFigures(transaction, companyId, heldMonths, moment, seen),
          financings: isCore || !isWhole ? undefined : await financingFigures(transaction, companyId, today),
          months: [...owedMonths, ...heldMonths].map((each) => ({ month: each.month, ...sumToWire(each) })),
          recent: await attachFinalOutcomes(transaction, recent, reader),
        };
      });
    },
  };
}
