import { isSupportedDate } from '../../../src/domain/calendar/plain-date.ts';
import { isEnterable, parseMoney } from '../../../src/domain/money/money.ts';
import { areTwoOfficers } from '../../../src/domain/trade/shared/two-officers.ts';
import { maxLimitReasonCharacters, type LimitTerms } from '../../../src/domain/trade/shared/limit-request.ts';
import { isBlank, visibleText } from '../../../src/domain/text/invisible-characters.ts';
import type { IssueLimitRecord, LimitProposalRecord } from '../records/trade.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import type { Transaction } from '../store.ts';
import { termsOf } from './issue-limit.ts';
import { notifyLimitChanged, notifyLimitDeclined } from './limit-messages.ts';

/** A proposal of an officer of the platform. Absent terms stay unchanged; amounts are decimal texts in yuan. */
export interface LimitProposalOrder {
  readonly limitId: string;
  /** The open request, as the officer read it, that this answers; absent or empty for none. */
  readonly requestId?: string | undefined;
  /** Whether the limit changes; otherwise that request is declined. */
  readonly changes: boolean;
  readonly total?: string | undefined;
  readonly validFrom?: string | undefined;
  readonly validUntil?: string | undefined;
  readonly isRevolving?: boolean | undefined;
  /** Reason of the change, or why the request is declined; the company reads it. */
  readonly reason: string;
  readonly by: string;
}

/** Another officer's decision on a proposal. */
export interface LimitProposalDecision {
  readonly limitId: string;
  /** Instant of the proposal that the officer has read, in milliseconds since the epoch. */
  readonly proposedAt: number;
  readonly confirms: boolean;
  readonly by: string;
}

const isDay = (text: string): boolean => text === '' || isSupportedDate(text);

function proposedTerms(limit: IssueLimitRecord, proposed: LimitProposalOrder): LimitTerms {
  const total = proposed.total === undefined ? limit.total : parseMoney(proposed.total);
  if (!total || !isEnterable(total)) throw new Refusal('REQUEST_INVALID', { field: 'total' });
  const { validFrom = limit.validFrom, validUntil = limit.validUntil, isRevolving = limit.isRevolving } = proposed;
  if (!isDay(validFrom)) throw new Refusal('REQUEST_INVALID', { field: 'validFrom' });
  if (!isDay(validUntil) || (validUntil !== '' && validUntil < validFrom))
    throw new Refusal('REQUEST_INVALID', { field: 'validUntil' });
  return { total, validFrom, validUntil, isRevolving };
}

const isSame = (one: LimitTerms, other: LimitTerms): boolean =>
  one.total.fen === other.total.fen &&
  one.validFrom === other.validFrom &&
  one.validUntil === other.validUntil &&
  one.isRevolving === other.isRevolving;

/**
 * Saves the proposal of an officer of the platform for a limit; an earlier proposal is replaced. It answers the request
 * that the officer has read, and no other. Refuses with REQUEST_INVALID and the field: an unknown limit, invalid or
 * unchanged terms, no reason, no request to decline; with NOT_IN_THIS_STATE where another request is open than was
 * read, or none any more.
 */
export async function proposeLimitChange(
  transaction: Transaction,
  proposed: LimitProposalOrder,
  now: number,
): Promise<LimitProposalRecord> {
  const limit = await transaction.issueLimits.lock(proposed.limitId);
  if (!limit) throw new Refusal('REQUEST_INVALID', { field: 'limitId' });
  const terms = proposedTerms(limit, proposed);
  if (proposed.changes && isSame(terms, limit)) throw new Refusal('REQUEST_INVALID', { field: 'total' });
  const reason = visibleText(proposed.reason).trimEnd();
  if (isBlank(reason) || reason.length > maxLimitReasonCharacters)
    throw new Refusal('REQUEST_INVALID', { field: 'reason' });
  if (isBlank(proposed.by)) throw new Refusal('REQUEST_INVALID', { field: 'by' });
  const request = await transaction.limitRequests.open(limit.id);
  const requestId = proposed.requestId ?? '';
  if ((request?.id ?? '') !== requestId) throw new Refusal('NOT_IN_THIS_STATE', { because: 'another-request' });
  if (!proposed.changes && requestId === '') throw new Refusal('REQUEST_INVALID', { field: 'requestId' });
  const replaced = await transaction.limitProposals.lock(limit.id);
  const proposal: LimitProposalRecord = {
    id: limit.id,
    changes: proposed.changes,
    terms: proposed.changes ? terms : termsOf(limit),
    reason,
    madeBy: proposed.by.trim(),
    // Each proposal has a different instant, which identifies the one that an officer has read.
    at: replaced ? Math.max(now, replaced.at + 1) : now,
    requestId,
  };
  await transaction.limitProposals.save(proposal);
  return proposal;
}

/**
 * Confirms or drops a proposal, by another officer than the one who made it. A confirmed change is written to the log,
 * answers the request, and the company's operators and directors are notified; the next check of a form uses it.
 * Applications that were submitted under the limit before are judged again at their last approval. Refuses with
 * REQUEST_INVALID and the field, or NOT_IN_THIS_STATE where there is no proposal, or another one than the officer has
 * read.
 */
export async function decideLimitProposal(
  transaction: Transaction,
  { limitId, proposedAt, confirms, by }: LimitProposalDecision,
  now: number,
): Promise<void> {
  const limit = await transaction.issueLimits.lock(limitId);
  if (!limit) throw new Refusal('REQUEST_INVALID', { field: 'limitId' });
  const proposal = await transaction.limitProposals.lock(limitId);
  if (proposal?.at !== proposedAt) throw new Refusal('NOT_IN_THIS_STATE');
  if (!areTwoOfficers(proposal.madeBy, by)) throw new Refusal('REQUEST_INVALID', { field: 'by' });
  await transaction.limitProposals.remove(limitId);
  if (!confirms) return;
  const request = proposal.requestId === '' ? undefined : await transaction.limitRequests.lock(proposal.requestId);
  if (request) {
    const state = proposal.changes ? 'granted' : 'declined';
    await transaction.limitRequests.save({ ...request, state, endedAt: now, words: proposal.reason });
  }
  if (!proposal.changes) {
    if (request) await notifyLimitDeclined(transaction, limit, proposal.reason, now);
    return;
  }
  await transaction.issueLimits.save({ ...limit, ...proposal.terms });
  await transaction.limitChanges.save({
    id: `LC-${randomToken(12)}`,
    limitId,
    at: now,
    before: termsOf(limit),
    after: proposal.terms,
    madeBy: proposal.madeBy,
    checkedBy: by.trim(),
    reason: proposal.reason,
    requestId: proposal.requestId,
  });
  await notifyLimitChanged(transaction, limit, proposal.terms, proposal.reason, now);
}
