import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import {
  invitationProblemsOf,
  invitationState,
  isPending,
  maxInvitations,
  maxPeople,
  normaliseInvitation,
} from '../../../src/domain/people/shared/invitation.ts';
import { changesRights, proposalLife } from '../../../src/domain/people/shared/four-eyes.ts';
import { rolesWith } from '../../../src/domain/people/shared/role-templates.ts';
import type { CallContext } from '../context.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { CompanyRecord } from '../records/company.ts';
import type { InvitationRecord } from '../records/people.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import { recordSecurityEvent, writeSecurityLog } from '../identity/security-events.ts';
import type { Transaction } from '../store.ts';
import { changeCompanyPeople, peopleRefusal, peopleVisibleTo, type PeopleChange } from './company-lock.ts';
import { issueInvitationCode } from './invitation-codes.ts';
import { mayManageCompany, type PeopleWire } from './people-wire.ts';
import { closeSupersededProposals, proposeIfConfirmerExists } from './proposals.ts';
import { ownerByPkCorp } from '../table.ts';

/** Functions that the calls on a company's invitations share. */
function invitationBook(parts: Parts) {
  const { clock } = parts;

  const changePeople = async (context: CallContext, work: PeopleChange): Promise<PeopleWire> =>
    changeCompanyPeople(parts, context, mayManageCompany, work);

  async function lockPending(
    transaction: Transaction,
    { pkCorp }: CompanyRecord,
    invitationId: string,
  ): Promise<InvitationRecord> {
    const found = await transaction.invitations.lock(invitationId, ownerByPkCorp(pkCorp));
    if (!found) throw new Refusal('NOT_FOUND');
    if (!isPending(invitationState(found, clock.now()))) throw peopleRefusal('now');
    return found;
  }

  return { changePeople, lockPending };
}

type InvitationBook = ReturnType<typeof invitationBook>;

/** Listing the people of a company, and inviting another. */
function newInvitations(parts: Parts, { changePeople }: InvitationBook): Desk<'companyPeople' | 'invitePerson'> {
  const { store, clock, texts } = parts;

  return {
    companyPeople: async (_request, context) => {
      const caller = callerOf(context);
      return store.transaction(async (transaction) => peopleVisibleTo(parts, transaction, caller, context));
    },

    invitePerson: async (request, context) =>
      changePeople(context, async (transaction, company, caller) => {
        const { user } = caller;
        const entry = normaliseInvitation(request);
        const fields = Object.entries(invitationProblemsOf(entry, company.isCore, shanghaiDate(clock.now()))).map(
          ([field, problem]) => `${field} ${problem}`,
        );
        if (fields.length > 0) throw new Refusal('PEOPLE_REFUSED', { fields });
        if (!texts) throw peopleRefusal('no-texts');
        const everybody = await transaction.users.ofCompany(company.pkCorp);
        if (everybody.some(({ idNumber }) => idNumber === entry.idNumber)) throw peopleRefusal('here');
        const pending = (await transaction.invitations.ofCompany(company.pkCorp)).filter((each) =>
          isPending(invitationState(each, clock.now())),
        );
        if (pending.some(({ idNumber }) => idNumber === entry.idNumber)) throw peopleRefusal('invited');
        if (pending.length >= maxInvitations || everybody.length + pending.length >= maxPeople)
          throw peopleRefusal('too-many');
        const now = clock.now();
        const { roles, ...said } = entry;
        const made: InvitationRecord = {
          ...said,
          id: `IN-${randomToken(12)}`,
          pkCorp: company.pkCorp,
          codeHash: '',
          roles: rolesWith([], roles, company.isCore),
          invitedAt: now,
          invitedBy: user.userId,
          invitedByName: user.personName,
          sentAt: now,
          until: now,
          wrong: 0,
          state: 'open',
          endedAt: undefined,
          userId: '',
        };
        await recordSecurityEvent(transaction, context, 'invited-person', user.userId, now);
        writeSecurityLog(parts, context, 'invited-person', user.userName);
        if (
          changesRights([], made.roles) &&
          (await proposeIfConfirmerExists(
            transaction,
            caller,
            { kind: 'invitation', subject: made.id, subjectName: made.personName, before: [], after: made.roles },
            now,
          ))
        ) {
          await transaction.invitations.save({ ...made, state: 'waiting', until: now + proposalLife });
          return undefined;
        }
        const { invitation, message } = await issueInvitationCode(transaction, parts, made, company, {
          caller,
          context,
        });
        await transaction.invitations.save(invitation);
        return message;
      }),
  };
}

/** Sending a pending invitation again, and withdrawing it. */
function pendingInvitations(
  parts: Parts,
  { changePeople, lockPending }: InvitationBook,
): Desk<'sendInvitation' | 'withdrawInvitation'> {
  const { clock, texts } = parts;

  return {
    sendInvitation: async ({ invitationId }, context) =>
      changePeople(context, async (transaction, company, caller) => {
        const found = await lockPending(transaction, company, invitationId);
        if (!texts) throw peopleRefusal('no-texts');
        if (found.state === 'waiting') throw peopleRefusal('now');
        const now = clock.now();
        // The confirmation of an expired invitation does not cover a new sending, which is proposed again.
        if (
          invitationState(found, now) !== 'open' &&
          changesRights([], found.roles) &&
          (await proposeIfConfirmerExists(
            transaction,
            caller,
            { kind: 'invitation', subject: found.id, subjectName: found.personName, before: [], after: found.roles },
            now,
          ))
        ) {
          await transaction.invitations.save({
            ...found,
            state: 'waiting',
            codeHash: '',
            wrong: 0,
            invitedAt: now,
            invitedBy: caller.user.userId,
            invitedByName: caller.user.personName,
            until: now + proposalLife,
          });
          return undefined;
        }
        const { invitation, message } = await issueInvitationCode(transaction, parts, found, company, {
          caller,
          context,
        });
        await transaction.invitations.save(invitation);
        return message;
      }),

    withdrawInvitation: async ({ invitationId }, context) =>
      changePeople(context, async (transaction, company, { user }) => {
        await transaction.invitations.save({
          ...(await lockPending(transaction, company, invitationId)),
          state: 'withdrawn',
          endedAt: clock.now(),
        });
        await closeSupersededProposals(
          transaction,
          company.pkCorp,
          ({ subject }) => subject === invitationId,
          user,
          clock.now(),
        );
        return undefined;
      }),
  };
}

/**
 * The people and invitations of a company (document 1, section 6; checklist F-261). Changes lock the company, so that
 * concurrent ones run one after the other.
 */
export function peopleDesk(
  parts: Parts,
): Desk<'companyPeople' | 'invitePerson' | 'sendInvitation' | 'withdrawInvitation'> {
  const book = invitationBook(parts);
  return {
    ...newInvitations(parts, book),
    ...pendingInvitations(parts, book),
  };
}
