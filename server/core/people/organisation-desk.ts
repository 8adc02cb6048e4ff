import type { ManagedOrganisation } from '../../../src/domain/company/shared/organisation-entry.ts';
import { isSamePerson } from '../../../src/domain/identity/acting-person.ts';
import { maskMobile } from '../../../src/domain/identity/masked.ts';
import { groupFlags } from '../company/shared/group-flags.ts';
import type { CallContext, Caller } from '../context.ts';
import { callerOf, type Desk } from '../handlers.ts';
import { actingPersonOf } from '../identity/acting-person.ts';
import { localizeName } from '../identity/localize-name.ts';
import { recordSecurityEvent } from '../identity/security-events.ts';
import { saveResponse } from '../save-response.ts';
import type { Parts } from '../parts.ts';
import type { GroupRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { lockCompany } from './company-lock.ts';
import {
  createOrganisation,
  managedOrganisations,
  moveOrganisation,
  placeMember,
  renameOrganisation,
  reopenOrganisation,
  closeOrganisation,
  type OrganisationTurn,
} from './organisation-commands.ts';
import { mayManageCompany } from './people-wire.ts';
import { lockMember } from './rights-rules.ts';

/** Maximum number of changes that the page shows. */
const maxShownChanges = 100;

type Calls =
  | 'innerOrgChanges'
  | 'makeInnerOrg'
  | 'renameInnerOrg'
  | 'moveInnerOrg'
  | 'stopInnerOrg'
  | 'reopenInnerOrg'
  | 'placeInnerOrgMember';

/** Changing a company's inner organisations, and who works in them (F-246, F-261; decision 0211). */
export function organisationDesk(parts: Parts): Desk<Calls> {
  const { store, clock } = parts;

  async function checkShown(transaction: Transaction, { user }: Caller): Promise<void> {
    if (!(await groupFlags(transaction, user, parts)).innerOrganisations) throw new Refusal('NOT_PERMITTED');
  }

  /**
   * Locks the organisations of the caller's company for a change. `memberId`: the person concerned, locked before the
   * group, in the order in which an allocation locks its caller. Refuses with NOT_PERMITTED.
   */
  async function takeOrganisationTurn(
    transaction: Transaction,
    context: CallContext,
    memberId?: string,
  ): Promise<OrganisationTurn> {
    const now = clock.now();
    const { caller } = await lockCompany(transaction, callerOf(context), now);
    if (!mayManageCompany(caller)) throw new Refusal('NOT_PERMITTED');
    await checkShown(transaction, caller);
    if (memberId !== undefined) await lockMember(transaction, caller, memberId);
    const group = await transaction.groups.lock(caller.user.pkCorp);
    if (!group) throw new Refusal('NOT_PERMITTED');
    return { transaction, caller, group, now };
  }

  async function changeOrganisation(
    transaction: Transaction,
    context: CallContext,
    work: (turn: OrganisationTurn) => Promise<ManagedOrganisation>,
  ) {
    const turn = await takeOrganisationTurn(transaction, context);
    const { id, version } = await work(turn);
    await recordSecurityEvent(transaction, context, 'organisations-changed', turn.caller.user.userId, turn.now);
    return { innerOrgId: id, version };
  }

  return {
    innerOrgChanges: async (_request, context) => {
      const caller = callerOf(context);
      return store.transaction(async (transaction) => {
        await checkShown(transaction, caller);
        const { pkCorp } = caller.user;
        const group: Pick<GroupRecord, 'organisations'> | undefined = await transaction.groups.find(pkCorp);
        const working = (await transaction.users.ofCompany(pkCorp)).filter(({ roles }) => roles.length > 0);
        const mayChange = mayManageCompany(caller);
        const organisations = managedOrganisations({ organisations: group?.organisations ?? [] });
        const isKnown = (id: string): boolean => organisations.some((each) => each.id === id);
        const placed = working.map((each) => ({ ...each, place: each.innerOrganisationId ?? '' }));
        return {
          mayChange,
          innerOrgs: organisations.map(({ id, code, name, parentId, stopped, version }) => ({
            innerOrgId: id,
            innerOrgCode: code,
            innerOrgName: name,
            parentId,
            stopped,
            version,
            memberCount: placed.filter(({ place }) => place === id).length,
          })),
          people: placed
            .filter(({ institution, place }) => mayChange && (institution !== '' || isKnown(place)))
            .map((each) => ({
              userId: each.userId,
              personName: each.personName,
              mobile: maskMobile(each.mobile),
              institution: each.institution,
              innerOrgId: each.place,
              mayPlace: each.institution !== '' && !isSamePerson(each, actingPersonOf(caller)),
            })),
          changes: (await transaction.organisationChanges.latestOf(pkCorp, maxShownChanges)).map(
            ({ event, subjectName, before, after, at, personName }) => ({
              event,
              subjectName: event === 'placed' ? localizeName(subjectName, context.locale) : subjectName,
              before,
              after,
              at,
              by: localizeName(personName, context.locale),
            }),
          ),
        };
      });
    },

    makeInnerOrg: async (entry, context) => {
      return store.transaction(async (transaction) =>
        saveResponse(transaction, context, async () =>
          changeOrganisation(transaction, context, async (turn) => createOrganisation(turn, entry)),
        ),
      );
    },

    renameInnerOrg: async ({ name, ...read }, context) => {
      return store.transaction(async (transaction) =>
        saveResponse(transaction, context, async () =>
          changeOrganisation(transaction, context, async (turn) => renameOrganisation(turn, read, name)),
        ),
      );
    },

    moveInnerOrg: async ({ parentId, ...read }, context) => {
      return store.transaction(async (transaction) =>
        saveResponse(transaction, context, async () =>
          changeOrganisation(transaction, context, async (turn) => moveOrganisation(turn, read, parentId)),
        ),
      );
    },

    stopInnerOrg: async (read, context) => {
      return store.transaction(async (transaction) =>
        saveResponse(transaction, context, async () =>
          changeOrganisation(transaction, context, async (turn) => closeOrganisation(turn, read)),
        ),
      );
    },

    reopenInnerOrg: async (read, context) => {
      return store.transaction(async (transaction) =>
        saveResponse(transaction, context, async () =>
          changeOrganisation(transaction, context, async (turn) => reopenOrganisation(turn, read)),
        ),
      );
    },

    placeInnerOrgMember: async (request, context) => {
      return store.transaction(async (transaction) =>
        saveResponse(transaction, context, async () => {
          const turn = await takeOrganisationTurn(transaction, context, request.userId);
          const { userId, innerOrganisationId } = await placeMember(turn, request);
          const { caller, now } = turn;
          await recordSecurityEvent(transaction, context, 'member-placed', caller.user.userId, now);
          await recordSecurityEvent(transaction, context, 'own-place-changed', userId, now);
          return { userId, innerOrgId: innerOrganisationId ?? '' };
        }),
      );
    },
  };
}
