import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { authorisationState } from '../../../src/domain/parties/authorisation.ts';
import type { AuthorisationEvent } from '../../../src/domain/company/shared/authorisation-entry.ts';
import { isSamePerson, type ActingPerson } from '../../../src/domain/identity/acting-person.ts';
import type { AuthorisationRecord } from '../records/company.ts';
import type { Caller, CallContext } from '../context.ts';
import type { SecurityEventKind } from '../identity/security-event-kind.ts';
import { recordSecurityEvent } from '../identity/security-events.ts';
import type { Transaction } from '../store.ts';
import { peopleRefusal } from './company-lock.ts';

/** Whether an authorisation is unconfirmed, expired or withdrawn. */
export const isUnconfirmedOrEnded = (record: AuthorisationRecord, now: number): boolean =>
  record.unconfirmed !== undefined || ['expired', 'withdrawn'].includes(authorisationState(record, shanghaiDate(now)));

export const addStep = (
  record: AuthorisationRecord,
  event: AuthorisationEvent,
  by: string,
  at: number,
): AuthorisationRecord => ({ ...record, steps: [...(record.steps ?? []), { event, at, by }] });

/** Saves an authorisation under its id. The company must be locked. */
export async function saveAuthorisation(
  transaction: Transaction,
  pkCorp: string,
  record: AuthorisationRecord,
): Promise<void> {
  const group = await transaction.groups.lock(pkCorp);
  if (!group) throw peopleRefusal('overtaken');
  const { authorisations } = group;
  await transaction.groups.save({
    ...group,
    authorisations: authorisations.some(({ id }) => id === record.id)
      ? authorisations.map((each) => (each.id === record.id ? record : each))
      : [...authorisations, record],
  });
}

/**
 * Outcome of a proposal about an authorisation. `hands`: the person who decided; absent where the proposal lapses by
 * itself.
 */
interface Settled {
  readonly pkCorp: string;
  readonly subject: string;
  readonly withdraws: boolean;
  readonly confirmed: boolean;
  readonly hands?: ActingPerson;
}

/**
 * Carries out another person's decision on an authorisation. Refuses where it has changed meanwhile (`overtaken`), and
 * a person who would confirm their own (`oneself`); then nothing is decided. Returns the account that it authorises,
 * empty for a person without one.
 */
export async function settleAuthorisation(
  transaction: Transaction,
  { pkCorp, subject, withdraws, confirmed, hands = { personId: '' } }: Settled,
  by: string,
  now: number,
): Promise<string> {
  const group = await transaction.groups.lock(pkCorp);
  const found = group?.authorisations.find(({ id }) => id === subject);
  if (!found) throw peopleRefusal('overtaken');
  if (!withdraws && found.unconfirmed !== 'waiting') throw peopleRefusal('overtaken');
  if (!confirmed) {
    const declined = addStep(found, withdraws ? 'withdrawal-declined' : 'declined', by, now);
    await saveAuthorisation(transaction, pkCorp, withdraws ? declined : { ...declined, unconfirmed: 'declined' });
    return found.userId ?? '';
  }
  if (withdraws) {
    if (isUnconfirmedOrEnded(found, now)) throw peopleRefusal('overtaken');
    await saveAuthorisation(transaction, pkCorp, {
      ...addStep(found, 'withdrawn', by, now),
      withdrawnOn: shanghaiDate(now),
    });
    return found.userId ?? '';
  }
  const authorised = found.userId ? await transaction.users.find(found.userId) : undefined;
  // A person may not confirm their own authorisation, by whichever call, and one who has left cannot be authorised.
  if (authorised && isSamePerson(authorised, hands)) throw peopleRefusal('oneself');
  if (found.userId && (authorised?.pkCorp !== pkCorp || authorised.roles.length === 0))
    throw peopleRefusal('overtaken');
  if (
    shanghaiDate(now) > found.until ||
    !group?.organisations.some(({ id, stopped }) => id === found.organisationId && !stopped)
  )
    throw peopleRefusal('overtaken');
  const { unconfirmed: _, ...holds } = addStep(found, 'granted', by, now);
  await saveAuthorisation(transaction, pkCorp, holds);
  return found.userId ?? '';
}

/** A step of an authorisation, as it appears in the security histories of the people concerned. */
export type AuthorisationStep = 'proposed' | 'given' | 'end-proposed' | 'ended' | 'confirmed' | 'declined';

/**
 * Records a step in the history of the caller, and in that of the authorised account the resulting change: `gains`,
 * `loses`, or nothing yet.
 */
export async function recordAuthorisationStep(
  transaction: Transaction,
  context: Pick<CallContext, 'source' | 'agent'>,
  { user }: Pick<Caller, 'user'>,
  step: AuthorisationStep,
  authorised: { readonly userId: string; readonly change?: 'gains' | 'loses' | undefined },
  now: number,
): Promise<void> {
  await recordSecurityEvent(transaction, context, `authorisation-${step}`, user.userId, now);
  if (authorised.userId === '' || !authorised.change) return;
  const what: SecurityEventKind = authorised.change === 'gains' ? 'authorisation-received' : 'authorisation-lost';
  await recordSecurityEvent(transaction, context, what, authorised.userId, now);
}
