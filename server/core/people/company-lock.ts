import type { Caller, CallContext } from '../context.ts';
import { callerOf } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { CompanyRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import type { TextMessage } from './invitation-codes.ts';
import { callerInRole } from '../identity/people-in-role.ts';
import { toWirePeople, type PeopleWire } from './people-wire.ts';

/** Refusal of a change of a company's people, with its reason. */
export const peopleRefusal = (because: string): Refusal => new Refusal('PEOPLE_REFUSED', { because });

/** Work of a turn, for the locked company and the caller with their present rights. Returns a text message to send. */
export type PeopleChange = (
  transaction: Transaction,
  company: CompanyRecord,
  caller: Caller,
) => Promise<TextMessage | undefined>;

/** A company that is locked for a change, and the caller with their present rights. */
export interface LockedCompany {
  readonly company: CompanyRecord;
  readonly caller: Caller;
}

/**
 * Locks the caller's company, so that changes of its people and rights are made one after another. A caller who lost
 * the role while waiting can change nothing. Refuses with NOT_PERMITTED.
 */
export async function lockCompany(transaction: Transaction, caller: Caller, now: number): Promise<LockedCompany> {
  const company = await transaction.companies.lock(caller.user.pkCorp);
  const user = company && (await transaction.users.find(caller.user.userId));
  const acting = user && (await callerInRole(transaction, user, caller.role, now));
  if (!company || !acting) throw new Refusal('NOT_PERMITTED');
  return { company, caller: { session: caller.session, ...acting } };
}

/** The present people of the caller's company, as the caller may see them. */
export const peopleVisibleTo = async (
  parts: Pick<Parts, 'clock' | 'texts'>,
  transaction: Transaction,
  caller: Caller,
  { locale }: Pick<CallContext, 'locale'>,
): Promise<PeopleWire> =>
  toWirePeople(transaction, caller, locale, { now: parts.clock.now(), sendsTexts: parts.texts !== undefined });

/**
 * Makes changes to a company's people in turn, by a caller whose present rights permit it. Messages are sent once the
 * change is stored. Refuses with NOT_PERMITTED.
 */
export async function changeCompanyPeople(
  parts: Parts,
  context: CallContext,
  may: (caller: Caller) => boolean,
  work: PeopleChange,
): Promise<PeopleWire> {
  const caller = callerOf(context);
  const { answer, message } = await parts.store.transaction(async (transaction) => {
    const { company, caller: present } = await lockCompany(transaction, caller, parts.clock.now());
    if (!may(present)) throw new Refusal('NOT_PERMITTED');
    const toSend = await work(transaction, company, present);
    return { answer: await peopleVisibleTo(parts, transaction, present, context), message: toSend };
  });
  if (message)
    void parts.texts
      ?.send(message)
      .catch((fault: unknown) => parts.report(fault, { call: 'invitePerson', traceId: context.traceId }));
  return answer;
}
