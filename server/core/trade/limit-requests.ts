import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { actsForCore, roleKind } from '../../../src/domain/identity/role.ts';
import type { InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import { visibleText } from '../../../src/domain/text/invisible-characters.ts';
import {
  limitRequestProblems,
  wantedTerms,
  type TypedLimitRequest,
} from '../../../src/domain/trade/shared/limit-request.ts';
import type { Caller } from '../context.ts';
import type { LimitRequestRecord } from '../records/trade.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import type { Transaction } from '../store.ts';
import { limitId, termsOf } from './issue-limit.ts';

/** Whether a caller may request a change of a limit and withdraw the request: an operator of a core enterprise. */
export const mayRequestLimit = ({ role, user }: Pick<Caller, 'role' | 'user'>): boolean =>
  actsForCore(role) && roleKind(role) === 'operator' && user.institution === '';

function checkRequests(caller: Caller): void {
  if (!mayRequestLimit(caller)) throw new Refusal('LIMIT_REQUEST', { because: 'not-operator' });
}

/**
 * Sends a request to change the limit of the caller's company. Of two simultaneous requests, the second one is refused.
 * Refuses with LIMIT_REQUEST and the reason.
 */
export async function requestLimit(
  transaction: Transaction,
  caller: Caller,
  { kind, ...typed }: TypedLimitRequest & { readonly kind: InstrumentKind },
  now: number,
): Promise<LimitRequestRecord> {
  checkRequests(caller);
  const { pkCorp, userId, personName } = caller.user;
  const limit = await transaction.issueLimits.lock(limitId(pkCorp, kind));
  if (!limit) throw new Refusal('LIMIT_REQUEST', { because: 'no-limit' });
  if (await transaction.limitRequests.open(limit.id)) throw new Refusal('LIMIT_REQUEST', { because: 'open' });
  const [problem] = limitRequestProblems(typed, limit, shanghaiDate(now));
  if (problem) throw new Refusal('LIMIT_REQUEST', { because: problem.because, field: problem.field });
  const before = termsOf(limit);
  const request: LimitRequestRecord = {
    id: `LR-${randomToken(12)}`,
    limitId: limit.id,
    companyId: pkCorp,
    kind,
    before,
    wanted: wantedTerms(typed, before),
    reason: visibleText(typed.reason).trimEnd(),
    state: 'sent',
    makerUserId: userId,
    makerName: personName,
    sentAt: now,
    endedAt: undefined,
    words: '',
  };
  await transaction.limitRequests.save(request);
  return request;
}

/**
 * Withdraws an open request of the caller's company, with the proposal of an officer of the platform for it. Refuses
 * with LIMIT_REQUEST or NOT_FOUND.
 */
export async function withdrawLimitRequest(
  transaction: Transaction,
  caller: Caller,
  requestId: string,
  now: number,
): Promise<LimitRequestRecord> {
  checkRequests(caller);
  const found = await transaction.limitRequests.find(requestId);
  if (found?.companyId !== caller.user.pkCorp) throw new Refusal('NOT_FOUND');
  // The limit is locked before the request, in the same order as when it is answered.
  await transaction.issueLimits.lock(found.limitId);
  const request = await transaction.limitRequests.lock(requestId);
  if (request?.state !== 'sent') throw new Refusal('LIMIT_REQUEST', { because: 'ended' });
  const withdrawn: LimitRequestRecord = { ...request, state: 'withdrawn', endedAt: now };
  await transaction.limitRequests.save(withdrawn);
  const proposal = await transaction.limitProposals.lock(request.limitId);
  if (proposal?.requestId === requestId) await transaction.limitProposals.remove(request.limitId);
  return withdrawn;
}
