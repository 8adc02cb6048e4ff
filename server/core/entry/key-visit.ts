import type { RefusalCode } from '../../../src/contract/codes.ts';
import type { CallContext } from '../context.ts';
import type { Parts } from '../parts.ts';
import type { SessionRecord } from '../records/entry.ts';
import { Refusal } from '../refusal.ts';
import type { SecurityEventKind } from '../identity/security-event-kind.ts';
import type { Transaction } from '../store.ts';
import { storedAuthority } from '../keys/stored-authority.ts';
import { lockVisitorSession } from './lock-visitor-session.ts';
import { visitorSession } from './visitor-session.ts';

/** Security events of refusals; any other is `key-refused`. */
export const refusedEvents: ReadonlyMap<RefusalCode, SecurityEventKind> = new Map([
  ['COMPANY_DEREGISTERED', 'company-deregistered'],
  ['CAPTCHA_REQUIRED', 'proof-required'],
  ['CAPTCHA_WRONG', 'proof-wrong'],
]);

/** Functions that the calls on keys share: the authority, and transactions in the requester's visit. */
export function keyVisit(parts: Parts) {
  const { store, clock } = parts;
  const authority = parts.certificates && storedAuthority(parts, parts.certificates);

  /** Refuses with NOT_FOUND where the back end cannot read certificates. */
  function requireAuthority() {
    if (!parts.certificates || !authority) throw new Refusal('NOT_FOUND');
    return { certificates: parts.certificates, authority };
  }

  const inVisit = async <Result>(
    context: CallContext,
    picAuthToken: string,
    work: (transaction: Transaction, visitor: SessionRecord) => Promise<Result>,
  ): Promise<Result> => {
    const visitor = visitorSession(context, picAuthToken, clock.realTime());
    return store.transaction(async (transaction) =>
      work(transaction, await lockVisitorSession(transaction, visitor, clock.realTime())),
    );
  };

  return { requireAuthority, inVisit };
}

export type KeyVisit = ReturnType<typeof keyVisit>;
