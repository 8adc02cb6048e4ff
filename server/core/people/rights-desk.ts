import { changesRights } from '../../../src/domain/people/shared/four-eyes.ts';
import { isSamePerson } from '../../../src/domain/identity/acting-person.ts';
import { stayReason } from '../../../src/domain/people/shared/people.ts';
import { roleOf, rolesWith, templateOf } from '../../../src/domain/people/shared/role-templates.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { openWorkOf } from '../evidence/shared/open-work.ts';
import { changeCompanyPeople, peopleRefusal } from './company-lock.ts';
import { removeMember, hasCertification, canSucceed, changeRole } from './role-changes.ts';
import { mayManageCompany } from './people-wire.ts';
import { closeSupersededProposals, proposeIfConfirmerExists } from './proposals.ts';
import { endDelegations } from './delegations.ts';
import { actingPersonOf } from '../identity/acting-person.ts';
import { proposalDecisions } from './proposal-decisions.ts';
import { checkManagerRemains, lockMember } from './rights-rules.ts';

/** Maximum number of a user's open packages that are listed by number. */
const maxListed = 5;

/** Changing a member's roles, and their leaving. */
function memberChanges(parts: Parts): Desk<'giveRoles' | 'personWork' | 'endMembership'> {
  const { store, clock } = parts;
  return {
    giveRoles: async ({ userId, roles, seen }, context) =>
      changeCompanyPeople(parts, context, mayManageCompany, async (transaction, company, caller) => {
        const target = await lockMember(transaction, caller, userId);
        if (isSamePerson(target, actingPersonOf(caller))) throw peopleRefusal('oneself');
        if (
          roles.some((each) => roleOf(each, company.isCore) === undefined) ||
          (target.institution === '' ? roles.includes('institution') : roles.some((each) => each !== 'institution'))
        )
          throw new Refusal('PEOPLE_REFUSED', { fields: ['roles form'] });
        const departure = await transaction.departures.find(userId);
        const before = target.roles;
        if ([...before].toSorted().join() !== [...seen].toSorted().join()) throw peopleRefusal('seen');
        const after = rolesWith(
          departure && before.length === 0 ? departure.roles.filter((role) => templateOf(role) === undefined) : before,
          roles,
          company.isCore,
        );
        // A change of roles cannot remove the last role: a person without a role leaves the company instead, and their
        // work is handed over.
        if (after.length === 0) throw new Refusal('PEOPLE_REFUSED', { fields: ['roles missing'] });
        if ([...after].toSorted().join() === [...before].toSorted().join()) return undefined;
        await checkManagerRemains(transaction, target, after);
        // A former director who returns with lesser roles is no longer a director. That change takes two people too.
        const needsSecondPerson =
          changesRights(before, after) ||
          (departure !== undefined && before.length === 0 && changesRights(departure.roles, after));
        if (
          needsSecondPerson &&
          (await proposeIfConfirmerExists(
            transaction,
            caller,
            { kind: 'roles', subject: userId, subjectName: target.personName, before, after },
            clock.now(),
          ))
        )
          return undefined;
        await changeRole(transaction, target, after, context, clock.now());
        await closeSupersededProposals(
          transaction,
          company.pkCorp,
          ({ kind, subject }) => kind === 'roles' && subject === userId,
          caller.user,
          clock.now(),
        );
        return undefined;
      }),

    personWork: async ({ userId }, context) => {
      const caller = callerOf(context);
      if (!mayManageCompany(caller)) throw new Refusal('NOT_PERMITTED');
      return store.transaction(async (transaction) => {
        const target = await transaction.users.find(userId);
        if (!target || target.pkCorp !== caller.user.pkCorp) throw new Refusal('NOT_FOUND');
        const work = await openWorkOf(transaction, target, maxListed);
        const certification = await hasCertification(transaction, target);
        const successors = (await transaction.users.ofCompany(target.pkCorp)).filter((each) =>
          canSucceed(each, target, { packages: work.packages, certification }, actingPersonOf(caller)),
        );
        return {
          packages: work.packages,
          numbers: [...work.numbers],
          certification,
          successors: successors.map((each) => ({ userId: each.userId, personName: each.personName })),
        };
      });
    },

    endMembership: async ({ userId, successorId }, context) =>
      changeCompanyPeople(parts, context, mayManageCompany, async (transaction, company, caller) => {
        const target = await lockMember(transaction, caller, userId);
        const obstacle = stayReason(target, actingPersonOf(caller), await transaction.users.ofCompany(company.pkCorp));
        if (obstacle) throw peopleRefusal(obstacle === 'left-already' ? 'left' : obstacle);
        const successor = successorId == null ? undefined : await lockMember(transaction, caller, successorId);
        await removeMember(transaction, target, successor, caller, context, clock.now());
        await endDelegations(transaction, target, caller.user.personName, clock.now());
        await closeSupersededProposals(
          transaction,
          company.pkCorp,
          ({ subject, personId }) => subject === userId || personId === target.personId,
          caller.user,
          clock.now(),
        );
        return undefined;
      }),
  };
}

/** Changes of rights: of a member's roles, by leaving, and by proposals (document 1, section 6). */
export const rightsDesk = (parts: Parts) => ({ ...memberChanges(parts), ...proposalDecisions(parts) });
