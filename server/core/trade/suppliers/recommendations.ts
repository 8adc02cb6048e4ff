import type { ProposalAnswer } from '../../../../src/domain/trade/shared/colleague-proposal.ts';
import type { InstrumentKind } from '../../../../src/domain/trade/shared/instrument.ts';
import { instrumentKinds, productOfInstrument } from '../../../../src/domain/trade/shared/instrument.ts';
import { payeeBar } from '../../../../src/domain/trade/shared/payee-standing.ts';
import {
  keptRecommendation,
  mayDecideRecommendation,
  mayRecommend,
  maxOpenRecommendations,
  recommendationFields,
  recommendationProblems,
  type InvitedProgress,
  type TypedRecommendation,
} from '../../../../src/domain/trade/suppliers/recommendation.ts';
import type { PlainDate } from '../../../../src/domain/calendar/plain-date.ts';
import { shanghaiDate } from '../../../../src/domain/calendar/plain-date.ts';
import type { Caller } from '../../context.ts';
import { localizeName } from '../../identity/localize-name.ts';
import type { SupplierRecommendationRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import { randomToken } from '../../secrets.ts';
import type { Transaction } from '../../store.ts';
import { afterAnswer, checkFields, lockOpenProposal, openProposal, personBar } from '../colleague-proposals.ts';
import type { ServerLocale } from '../../server-locale.ts';
import { payeeStandingOf } from '../trade-facts.ts';
import { notifyRecommendation } from './recommendation-messages.ts';

const code = 'SUPPLIER_RECOMMENDATION';

const refuse = (because: string): never => {
  throw new Refusal(code, { because });
};

/** Whether the caller works for the company itself, and not for an institution. */
const isOwnMember = ({ user }: Pick<Caller, 'user'>): boolean => user.institution === '';

/** Whether the caller may recommend suppliers. */
export const canRecommendSuppliers = (caller: Pick<Caller, 'role' | 'user'>): boolean =>
  mayRecommend(caller.role) && isOwnMember(caller);

/** Why a caller cannot give this answer to an open recommendation; undefined where they can. */
export function answerRefusal(
  caller: Pick<Caller, 'role' | 'user' | 'actsFor'>,
  recommendation: Pick<SupplierRecommendationRecord, 'maker'>,
  answer: ProposalAnswer,
): 'not-theirs' | 'own' | 'not-own' | 'unidentified' | undefined {
  if (!isOwnMember(caller)) return 'not-theirs';
  if (answer !== 'withdraw' && !mayDecideRecommendation(caller.role)) return 'not-theirs';
  return personBar(caller, recommendation, answer);
}

/** Open recommendations of the caller's company that the caller can confirm or decline, the longest waiting first. */
export async function recommendationsToAnswer(
  { supplierRecommendations }: Pick<Transaction, 'supplierRecommendations'>,
  caller: Pick<Caller, 'role' | 'user' | 'actsFor'>,
): Promise<readonly SupplierRecommendationRecord[]> {
  if (!mayDecideRecommendation(caller.role) || !isOwnMember(caller)) return [];
  const all: SupplierRecommendationRecord[] = [];
  for (const kind of instrumentKinds) all.push(...(await supplierRecommendations.open(caller.user.pkCorp, kind)));
  return all.filter((each) => answerRefusal(caller, each, 'decline') === undefined);
}

/** A recommendation that waits, in the form of a to-do list. */
export const waitingRecommendationToWire = (record: SupplierRecommendationRecord, locale: ServerLocale) => ({
  recommendationId: record.id,
  instrumentKind: record.kind,
  corpName: record.name,
  makerName: localizeName(record.makerName, locale),
  time: record.proposedAt,
});

/** Progress of the company of a credit code towards being payable with instruments. */
export async function invitedProgress(
  transaction: Transaction,
  { kind, uscc }: Pick<SupplierRecommendationRecord, 'kind' | 'uscc'>,
  today: PlainDate,
): Promise<InvitedProgress> {
  const [company] = await transaction.companies.byUscc(uscc);
  if (!company) return 'not-registered';
  return payeeBar(await payeeStandingOf(transaction, company, productOfInstrument[kind]), today) ?? 'ready';
}

/**
 * Recommends a company as a supplier of the caller's company, which is locked. Refuses with SUPPLIER_RECOMMENDATION and
 * the reason: not-theirs, own-company, can-be-paid, invited, too-many, or with the field that is wrong.
 */
export async function recommendSupplier(
  transaction: Transaction,
  caller: Caller,
  { kind, ...typed }: TypedRecommendation & { readonly kind: InstrumentKind },
  now: number,
): Promise<SupplierRecommendationRecord> {
  if (!canRecommendSuppliers(caller)) refuse('not-theirs');
  checkFields(recommendationFields, recommendationProblems(typed), code);
  const { pkCorp } = caller.user;
  const own = await transaction.companies.find(pkCorp);
  const kept = keptRecommendation(typed);
  if (own?.uscc === kept.uscc) refuse('own-company');
  if (await transaction.supplierRecommendations.standing(pkCorp, kind, kept.uscc)) refuse('invited');
  if ((await invitedProgress(transaction, { kind, uscc: kept.uscc }, shanghaiDate(now))) === 'ready')
    refuse('can-be-paid');
  if ((await transaction.supplierRecommendations.open(pkCorp, kind)).length >= maxOpenRecommendations)
    refuse('too-many');
  const recommendation: SupplierRecommendationRecord = {
    ...openProposal(caller, now),
    ...kept,
    id: `SR-${randomToken(12)}`,
    kind,
    isTextSent: false,
  };
  await transaction.supplierRecommendations.save(recommendation);
  await notifyRecommendation(transaction, recommendation, now);
  return recommendation;
}

/**
 * Confirms, declines or withdraws an open recommendation of the caller's company. `sendsText`: whether a confirmed one
 * is sent to its contact. Refuses with NOT_FOUND a recommendation of another company, and with SUPPLIER_RECOMMENDATION
 * and the reason: ended, not-theirs, own, not-own, unidentified.
 */
export async function answerRecommendation(
  transaction: Transaction,
  caller: Caller,
  { recommendationId, answer }: { readonly recommendationId: string; readonly answer: ProposalAnswer },
  { now, sendsText }: { readonly now: number; readonly sendsText: boolean },
): Promise<SupplierRecommendationRecord> {
  const recommendation = await lockOpenProposal(transaction.supplierRecommendations, caller, recommendationId, code);
  const refusal = answerRefusal(caller, recommendation, answer);
  if (refusal) refuse(refusal);
  const after: SupplierRecommendationRecord = {
    ...recommendation,
    ...afterAnswer(caller, answer, now),
    // The contact's data is no longer needed.
    ...(answer === 'confirm' ? {} : { contactName: '', mobile: '' }),
    isTextSent: answer === 'confirm' && sendsText,
  };
  await transaction.supplierRecommendations.save(after);
  await notifyRecommendation(transaction, after, now);
  return after;
}
