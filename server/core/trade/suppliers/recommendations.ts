import { isSameHand } from '../../../../src/domain/identity/hands.ts';
import type { InstrumentKind } from '../../../../src/domain/trade/shared/instrument.ts';
import { productOfInstrument } from '../../../../src/domain/trade/shared/instrument.ts';
import { payeeBar } from '../../../../src/domain/trade/shared/payee-standing.ts';
import {
  keptRecommendation,
  mayDecideRecommendation,
  mayRecommend,
  mostOpenRecommendations,
  recommendationAnswers,
  recommendationFields,
  recommendationProblems,
  type InvitedProgress,
  type RecommendationAnswer,
  type TypedRecommendation,
} from '../../../../src/domain/trade/suppliers/recommendation.ts';
import type { PlainDate } from '../../../../src/domain/calendar/plain-date.ts';
import { shanghaiDate } from '../../../../src/domain/calendar/plain-date.ts';
import type { Caller } from '../../context.ts';
import { handsOf } from '../../identity/hands.ts';
import type { SupplierRecommendationRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import { randomToken } from '../../secrets.ts';
import type { Transaction } from '../../store.ts';
import { payeeStandingOf } from '../trade-facts.ts';
import { notifyRecommendation } from './recommendation-messages.ts';

const refuse = (because: string): never => {
  throw new Refusal('SUPPLIER_RECOMMENDATION', { because });
};

/** Whether the caller works for the company itself, and not for an institution. */
const isOwnMember = ({ user }: Pick<Caller, 'user'>): boolean => user.institution === '';

/** Whether the caller may recommend suppliers. */
export const recommends = (caller: Pick<Caller, 'role' | 'user'>): boolean =>
  mayRecommend(caller.role) && isOwnMember(caller);

/** Why a caller cannot answer an open recommendation so; undefined where they can. */
export function answerRefusal(
  caller: Pick<Caller, 'role' | 'user' | 'actsFor'>,
  { maker }: Pick<SupplierRecommendationRecord, 'maker'>,
  answer: RecommendationAnswer,
): 'not-theirs' | 'own' | 'not-own' | 'unidentified' | undefined {
  if (!isOwnMember(caller)) return 'not-theirs';
  const isOwn = isSameHand(handsOf(caller), maker);
  if (answer === 'withdraw') return isOwn ? undefined : 'not-own';
  if (!mayDecideRecommendation(caller.role)) return 'not-theirs';
  if (isOwn) return 'own';
  return caller.user.idNumber === '' ? 'unidentified' : undefined;
}

/** How far the company of a credit code has come on its way to being paid with instruments. */
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
 * Recommends a company as a supplier of the caller's, which is locked. Refuses with SUPPLIER_RECOMMENDATION and why:
 * not-theirs, own-company, can-be-paid, invited, too-many, or with the field that is wrong.
 */
export async function recommendSupplier(
  transaction: Transaction,
  caller: Caller,
  { kind, ...typed }: TypedRecommendation & { readonly kind: InstrumentKind },
  now: number,
): Promise<SupplierRecommendationRecord> {
  if (!recommends(caller)) refuse('not-theirs');
  const problems = recommendationProblems(typed);
  const field = recommendationFields.find((each) => problems[each] !== undefined);
  if (field) throw new Refusal('SUPPLIER_RECOMMENDATION', { because: problems[field] ?? '', field });
  const { pkCorp, personName } = caller.user;
  const own = await transaction.companies.find(pkCorp);
  const kept = keptRecommendation(typed);
  if (own?.uscc === kept.uscc) refuse('own-company');
  if (await transaction.supplierRecommendations.standing(pkCorp, kind, kept.uscc)) refuse('invited');
  if ((await invitedProgress(transaction, { kind, uscc: kept.uscc }, shanghaiDate(now))) === 'ready')
    refuse('can-be-paid');
  if ((await transaction.supplierRecommendations.openCount(pkCorp, kind)) >= mostOpenRecommendations)
    refuse('too-many');
  const recommendation: SupplierRecommendationRecord = {
    ...kept,
    id: `SR-${randomToken(12)}`,
    companyId: pkCorp,
    kind,
    state: 'proposed',
    maker: handsOf(caller),
    makerName: personName,
    proposedAt: now,
    deciderName: '',
    decidedAt: undefined,
    isTextSent: false,
  };
  await transaction.supplierRecommendations.save(recommendation);
  await notifyRecommendation(transaction, recommendation, now);
  return recommendation;
}

/**
 * Confirms, declines or withdraws an open recommendation of the caller's company. `sendsText`: whether a confirmed one
 * is sent to its contact. Refuses with NOT_FOUND for any other company's, and with SUPPLIER_RECOMMENDATION and why:
 * ended, not-theirs, own, not-own, unidentified.
 */
export async function answerRecommendation(
  transaction: Transaction,
  caller: Caller,
  { recommendationId, answer }: { readonly recommendationId: string; readonly answer: RecommendationAnswer },
  { now, sendsText }: { readonly now: number; readonly sendsText: boolean },
): Promise<SupplierRecommendationRecord> {
  const recommendation = await transaction.supplierRecommendations.lock(recommendationId);
  if (recommendation?.companyId !== caller.user.pkCorp) throw new Refusal('NOT_FOUND');
  if (recommendation.state !== 'proposed') refuse('ended');
  const refusal = answerRefusal(caller, recommendation, answer);
  if (refusal) refuse(refusal);
  const answered: SupplierRecommendationRecord = {
    ...recommendation,
    // Nobody is asked any more.
    ...(answer === 'confirm' ? {} : { contactName: '', mobile: '' }),
    state: recommendationAnswers[answer],
    deciderName: caller.user.personName,
    decidedAt: now,
    isTextSent: answer === 'confirm' && sendsText,
  };
  await transaction.supplierRecommendations.save(answered);
  await notifyRecommendation(transaction, answered, now);
  return answered;
}
