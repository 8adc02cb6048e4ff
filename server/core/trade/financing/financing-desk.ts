import { isBlank } from '../../../../src/domain/text/invisible-characters.ts';
import { actsForCore } from '../../../../src/domain/identity/role.ts';
import { moneyToText, sumMoney } from '../../../../src/domain/money/money.ts';
import { togetherBar } from '../../../../src/domain/trade/financing/finance-rules.ts';
import { isCancellable } from '../../../../src/domain/trade/financing/financing-machine.ts';
import { mayMake } from '../../../../src/domain/trade/shared/application-policy.ts';
import { paysOn } from '../../../../src/domain/trade/shared/instrument.ts';
import type { CallContext, Caller } from '../../context.ts';
import type { Desk } from '../../handlers.ts';
import { lockCaller } from '../../identity/lock-caller.ts';
import { saveResponse } from '../../save-response.ts';
import { generatedFiles } from '../../generated-files.ts';
import type { Parts } from '../../parts.ts';
import type { FinancingRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import type { Transaction } from '../../store.ts';
import { tradeCaller } from '../application-desk.ts';
import { formAmount } from '../kept-form.ts';
import { financingQuery } from '../list-queries.ts';
import { momentOf } from '../trade-facts.ts';
import { contractDocument } from './contract-document.ts';
import { advanceMaterials, changeFinancing, lockFinancing, type FinancingActor } from './financing-work.ts';
import { financingRowToWire, financingToWire, ownFinancingToWire } from './financing-wire.ts';
import { fundingOffers } from './funding-offers.ts';
import { materialsFor, packagesBehind, unsubmittedOf } from './materials-status.ts';
import { offerToWire } from './offer-wire.ts';
import { asShownToIssuer } from './shown-to-issuer.ts';

type Calls =
  | 'tradeFundingOffers'
  | 'tradeFinancings'
  | 'tradeFinancing'
  | 'tradeFinancingContract'
  | 'answerTradeFinancing'
  | 'cancelTradeFinancing';

/** The caller as a maker of financings. Refuses with NOT_PERMITTED any other role, and users of an institution. */
function financingMaker(context: CallContext, kind: FinancingRecord['kind']): Caller {
  const caller = tradeCaller(context);
  if (!mayMake(caller.role, kind, 'finance')) throw new Refusal('NOT_PERMITTED');
  return caller;
}

const actorOf = ({ user }: Caller, companyName: string): FinancingActor => ({
  personName: user.personName,
  companyId: user.pkCorp,
  companyName,
});

/** Companies as choices of a filter, sorted by name. */
const namedParties = async ({ companies }: Transaction, ids: readonly string[]) =>
  (await companies.findAll([...ids]))
    .map(({ pkCorp, name }) => ({ companyId: pkCorp, name }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** Offers of funders, and the financings of a supplier or of an issuer's suppliers (checklist F-248). */
export function financingDesk(parts: Parts): Desk<Calls> {
  const { store, clock } = parts;
  const files = generatedFiles(parts);
  /** A financing of the caller's company, locked for a change of a version. */
  const lockOwn = async (
    transaction: Transaction,
    caller: Caller,
    { financingId, version }: { readonly financingId: string; readonly version: number },
  ): Promise<FinancingRecord> => {
    const record = await lockFinancing(transaction, financingId, caller.user.pkCorp);
    if (record.version !== version) throw new Refusal('TRADE_CHANGED', { version: record.version });
    // Its last day has passed, and the housekeeping has not ended it yet.
    if (record.endsOn !== '' && record.endsOn < momentOf(clock.now()).today)
      throw new Refusal('FINANCING_STATE', { state: 'LAPSED' });
    return record;
  };

  return {
    tradeFundingOffers: async ({ instrumentKind: kind, applicationId, holdings: lines }, context) => {
      const caller = financingMaker(context, kind);
      return store.transaction(async (transaction) => {
        const moment = momentOf(clock.now());
        const ownId = applicationId ?? '';
        const kept = ownId === '' ? undefined : await transaction.tradeApplications.find(ownId);
        if (ownId !== '' && kept?.companyId !== caller.user.pkCorp) throw new Refusal('NOT_FOUND');
        const ids = new Set(lines.map(({ holdingId }) => holdingId));
        const found = await transaction.holdings.findAll([...ids]);
        const own = found.filter(
          (each) => each.companyId === caller.user.pkCorp && each.place === 'held' && each.kind === kind,
        );
        if (own.length < ids.size) throw new Refusal('NOT_FOUND');
        const amount = sumMoney(lines.map((line) => formAmount(line.amount) ?? { fen: 0n }));
        const [first] = own;
        const isAsked = first !== undefined && togetherBar(own) === undefined;
        const asked = first && {
          applicationId: ownId,
          kind,
          issuerId: first.issuerId,
          dueOn: first.dueOn,
          amount,
        };
        const offers = asked && isAsked ? await fundingOffers(transaction, asked, moment) : [];
        const shown = amount.fen > 0n ? offers : [];
        const ofShown = shown.length > 0 ? own.map(({ id }) => id) : [];
        const packages = await packagesBehind(transaction, ofShown);
        return {
          amount: moneyToText(amount),
          issuerName: isAsked ? first.issuerName : '',
          dueDate: isAsked ? first.dueOn : '',
          payDate: isAsked ? paysOn(first.dueOn, moment.calendar).day : '',
          programmeCount: offers.length,
          offers: shown.map((offer) => {
            const { funderId, startsOn } = offer.programme;
            const materials = materialsFor(packages, { funderId, offer: { startsOn } });
            return offerToWire(
              offer,
              materials,
              materials === 'unsubmitted' ? unsubmittedOf(packages)?.packageId : undefined,
            );
          }),
        };
      });
    },

    tradeFinancings: async ({ states, page, pageSize, ...filters }, context) => {
      const caller = tradeCaller(context);
      const isIssuer = actsForCore(caller.role);
      const moment = momentOf(clock.now());
      const query = financingQuery({ ...filters, financingStates: states }, caller, moment);
      return store.transaction(async (transaction) => {
        const { count, amount } = await transaction.financings.sum(query);
        const { counterpartyIds, funderIds } = await transaction.financings.partiesOf(query);
        const found = await transaction.financings.page(query, { offset: (page - 1) * pageSize, limit: pageSize });
        const records = isIssuer ? await asShownToIssuer(transaction, found, moment) : found;
        return {
          count,
          totalAmount: moneyToText(amount),
          counterparties: await namedParties(transaction, counterpartyIds),
          funders: await namedParties(transaction, funderIds),
          records: await Promise.all(
            records.map(async (each) =>
              isIssuer
                ? financingRowToWire(each, true, moment.today)
                : ownFinancingToWire(transaction, each, moment.today),
            ),
          ),
        };
      });
    },

    tradeFinancing: async ({ financingId }, context) => {
      const caller = tradeCaller(context);
      return store.transaction(async (transaction) => {
        const found = await transaction.financings.find(financingId);
        if (found?.companyId !== caller.user.pkCorp || actsForCore(caller.role)) throw new Refusal('NOT_FOUND');
        const now = clock.now();
        const locked = found.state === 'MATERIALS' ? await transaction.financings.lock(financingId) : undefined;
        const record = locked ? await advanceMaterials(transaction, locked, momentOf(now)) : found;
        return financingToWire(transaction, record, { caller, locale: context.locale, now });
      });
    },

    tradeFinancingContract: async ({ financingId }, context) => {
      const caller = tradeCaller(context);
      const order = await store.transaction(async (transaction) => {
        const record = await transaction.financings.find(financingId);
        if (record?.companyId !== caller.user.pkCorp || actsForCore(caller.role)) throw new Refusal('NOT_FOUND');
        const supplier = await transaction.companies.find(record.companyId);
        const issuer = await transaction.companies.find(record.issuerId);
        return contractDocument(record, { supplierCode: supplier?.uscc ?? '', issuerCode: issuer?.uscc ?? '' });
      });
      if (order?.kind !== 'agreement') throw new Refusal('NOT_FOUND');
      return files.make(`${order.title} ${order.version}.pdf`, order);
    },

    answerTradeFinancing: async ({ answers, ...which }, context) => {
      const caller = financingMaker(context, 'credit');
      return store.transaction(async (transaction) => {
        await lockCaller(transaction, caller, clock.realTime());
        return saveResponse(transaction, context, async () => {
          const record = await lockOwn(transaction, caller, which);
          if (record.state !== 'NEED_INFO') throw new Refusal('FINANCING_STATE', { state: record.state });
          const now = clock.now();
          const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer.trim()]));
          const questions = record.questions.map((question) => {
            if (question.answeredAt !== undefined) return question;
            const answer = given.get(question.id) ?? '';
            if (isBlank(answer)) throw new Refusal('REQUEST_INVALID', { field: question.id });
            return { ...question, answer, answeredBy: caller.user.personName, answeredAt: now };
          });
          const by = actorOf(caller, record.companyName);
          const changed = await changeFinancing(transaction, record, 'info-given', momentOf(now), by, {
            changes: { questions },
          });
          return financingToWire(transaction, changed, { caller, locale: context.locale, now });
        });
      });
    },

    cancelTradeFinancing: async ({ words, ...which }, context) => {
      const caller = financingMaker(context, 'credit');
      return store.transaction(async (transaction) => {
        await lockCaller(transaction, caller, clock.realTime());
        return saveResponse(transaction, context, async () => {
          const record = await lockOwn(transaction, caller, which);
          if (!isCancellable(record.state)) throw new Refusal('FINANCING_STATE', { state: record.state });
          const now = clock.now();
          const by = actorOf(caller, record.companyName);
          const changed = await changeFinancing(transaction, record, 'cancelled', momentOf(now), by, {
            said: { words: words.trim() },
          });
          return financingToWire(transaction, changed, { caller, locale: context.locale, now });
        });
      });
    },
  };
}
