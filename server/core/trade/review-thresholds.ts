import { shanghaiDate, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { moneyToText, type Money } from '../../../src/domain/money/money.ts';
import { visibleText } from '../../../src/domain/text/invisible-characters.ts';
import type { ProposalAnswer } from '../../../src/domain/trade/shared/colleague-proposal.ts';
import { instrumentKinds, type InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import {
  confirmedThresholds,
  mayChangeThreshold,
  reviewAmountOn,
  thresholdFields,
  thresholdProblems,
  wantedThreshold,
  type TypedThreshold,
} from '../../../src/domain/trade/shared/review-threshold.ts';
import type { Caller } from '../context.ts';
import { localizeName } from '../identity/localize-name.ts';
import type { ReviewThresholdRecord } from '../records/trade.ts';
import { Refusal } from '../refusal.ts';
import type { ServerLocale } from '../server-locale.ts';
import { randomToken } from '../secrets.ts';
import type { Transaction } from '../store.ts';
import { afterAnswer, checkFields, lockOpenProposal, openProposal, personBar } from './colleague-proposals.ts';
import { limitId } from './issue-limit.ts';
import { notifyThreshold } from './limit-messages.ts';

/** Amount above which an issue of a company needs the final reviewer on a day. */
export async function reviewAmount(
  { reviewThresholds }: Transaction,
  companyId: string,
  kind: InstrumentKind,
  day: PlainDate,
): Promise<Money> {
  return reviewAmountOn(confirmedThresholds(await reviewThresholds.ofCompany(companyId, kind)), day);
}

/** Whether a caller may propose a threshold, and answer the proposals of others. */
export const canProposeThreshold = ({ role, user }: Pick<Caller, 'role' | 'user'>): boolean =>
  mayChangeThreshold(role) && user.institution === '';

/** Why a caller cannot give this answer to an open proposal; undefined where they can. */
export function answerRefusal(
  caller: Pick<Caller, 'role' | 'user' | 'actsFor'>,
  proposal: Pick<ReviewThresholdRecord, 'maker' | 'validFrom'>,
  answer: ProposalAnswer,
  today: PlainDate,
): 'not-theirs' | 'own' | 'not-own' | 'unidentified' | 'late' | undefined {
  if (!canProposeThreshold(caller)) return 'not-theirs';
  const bar = personBar(caller, proposal, answer);
  if (bar) return bar;
  return answer === 'confirm' && proposal.validFrom <= today ? 'late' : undefined;
}

/** Open proposals of the caller's company, of all kinds of instruments, that the caller can confirm or decline. */
export async function thresholdsToAnswer(
  { reviewThresholds }: Transaction,
  caller: Pick<Caller, 'role' | 'user' | 'actsFor'>,
  today: PlainDate,
): Promise<readonly ReviewThresholdRecord[]> {
  if (!canProposeThreshold(caller)) return [];
  const all: ReviewThresholdRecord[] = [];
  for (const kind of instrumentKinds) all.push(...(await reviewThresholds.ofCompany(caller.user.pkCorp, kind)));
  return all.filter((each) => each.state === 'proposed' && answerRefusal(caller, each, 'decline', today) === undefined);
}

/** A proposal that waits, in the form of a to-do list. */
export const waitingThresholdToWire = (record: ReviewThresholdRecord, locale: ServerLocale) => ({
  proposalId: record.id,
  instrumentKind: record.kind,
  amount: moneyToText(record.amount),
  validFrom: record.validFrom,
  makerName: localizeName(record.makerName, locale),
  time: record.proposedAt,
});

const code = 'REVIEW_THRESHOLD';

const refuse = (because: string): never => {
  throw new Refusal(code, { because });
};

/**
 * Proposes another threshold for the final review of the caller's company. Refuses with REVIEW_THRESHOLD and the
 * reason: not-theirs, no-limit where the company issues nothing, open where another proposal waits, or with the field
 * that is wrong.
 */
export async function proposeThreshold(
  transaction: Transaction,
  caller: Caller,
  { kind, ...typed }: TypedThreshold & { readonly kind: InstrumentKind },
  now: number,
): Promise<ReviewThresholdRecord> {
  if (!canProposeThreshold(caller)) refuse('not-theirs');
  const { pkCorp, userId } = caller.user;
  // With the lock, a second proposal at the same time finds the first one.
  if (!(await transaction.issueLimits.lock(limitId(pkCorp, kind)))) refuse('no-limit');
  const all = await transaction.reviewThresholds.ofCompany(pkCorp, kind);
  if (all.some(({ state }) => state === 'proposed')) refuse('open');
  checkFields(thresholdFields, thresholdProblems(typed, confirmedThresholds(all), shanghaiDate(now)), code);
  const wanted = wantedThreshold(typed);
  if (!wanted) throw new Refusal(code, { because: 'no-day', field: 'validFrom' });
  const proposal: ReviewThresholdRecord = {
    ...openProposal(caller, now),
    ...wanted,
    id: `RT-${randomToken(12)}`,
    kind,
    reason: visibleText(typed.reason).trimEnd(),
    makerUserId: userId,
  };
  await transaction.reviewThresholds.save(proposal);
  await notifyThreshold(transaction, proposal, now);
  return proposal;
}

/**
 * Confirms, declines or withdraws an open proposal of the caller's company. Refuses with NOT_FOUND a proposal of
 * another company, and with REVIEW_THRESHOLD and the reason: ended, not-theirs, own, not-own, unidentified, late.
 */
export async function answerThreshold(
  transaction: Transaction,
  caller: Caller,
  { proposalId, answer }: { readonly proposalId: string; readonly answer: ProposalAnswer },
  now: number,
): Promise<ReviewThresholdRecord> {
  const proposal = await lockOpenProposal(transaction.reviewThresholds, caller, proposalId, code);
  const refusal = answerRefusal(caller, proposal, answer, shanghaiDate(now));
  if (refusal) refuse(refusal);
  const answered: ReviewThresholdRecord = { ...proposal, ...afterAnswer(caller, answer, now) };
  await transaction.reviewThresholds.save(answered);
  await notifyThreshold(transaction, answered, now);
  return answered;
}
