import { shanghaiDate, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { authorisationState, authorisationStates, productsInForce } from '../../../src/domain/parties/authorisation.ts';
import type { GroupFlags } from '../../../src/domain/identity/group-pages.ts';
import type { CallContext } from '../context.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { GroupRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import { groupFlags } from './shared/group-flags.ts';

/** Products for which an organisation may act on a day; none while it is stopped. */
const productsOf = (
  { authorisations }: GroupRecord,
  { id, stopped }: GroupRecord['organisations'][number],
  today: PlainDate,
) =>
  stopped
    ? []
    : productsInForce(
        authorisations.filter(({ organisationId, unconfirmed }) => organisationId === id && unconfirmed === undefined),
        today,
      );

/** The group of the caller's company (document 1, sections 2 and 7; F-009, F-246). */
export function groupDesk(
  parts: Pick<Parts, 'store' | 'clock' | 'extensions'>,
): Desk<'innerOrgFlags' | 'innerOrgs' | 'authorisations' | 'groupHead'> {
  const { store, clock } = parts;

  /** Group of the caller's company. Refuses with NOT_PERMITTED where its page is not switched on for the caller. */
  async function groupOf(context: CallContext, flag: keyof GroupFlags): Promise<GroupRecord> {
    const { user } = callerOf(context);
    return store.transaction(async (transaction) => {
      const group = (await groupFlags(transaction, user, parts))[flag]
        ? await transaction.groups.find(user.pkCorp)
        : undefined;
      if (!group) throw new Refusal('NOT_PERMITTED');
      return group;
    });
  }

  return {
    innerOrgFlags: async (_request, context) => {
      const { user } = callerOf(context);
      const flags = await store.transaction(async (transaction) => groupFlags(transaction, user, parts));
      return { innerOrgFlag: flags.innerOrganisations, authorizationFlag: flags.authorisations };
    },

    groupHead: async ({ pkCorp }, context) => {
      const { user } = callerOf(context);
      if (pkCorp !== undefined && pkCorp !== '' && pkCorp !== user.pkCorp) throw new Refusal('NOT_FOUND');
      return store.transaction(async (transaction) => {
        const [own, group, form] = [
          await transaction.companies.find(user.pkCorp),
          await transaction.groups.find(user.pkCorp),
          (await transaction.realNames.find(user.pkCorp))?.certified?.form,
        ];
        if (own && group) return { corpName: own.name, socialCreditCode: own.uscc, isOwn: true, isMember: true };
        if (form?.isBranch !== true) return null;
        const upper = (await transaction.companies.byUscc(form.upperCode)).find(({ deregistered }) => !deregistered);
        return {
          corpName: upper?.name ?? form.upperName,
          socialCreditCode: form.upperCode,
          isOwn: false,
          isMember: upper !== undefined,
        };
      });
    },

    innerOrgs: async (_request, context) => {
      const group = await groupOf(context, 'innerOrganisations');
      const today = shanghaiDate(clock.now());
      return group.organisations.map((each) => ({
        innerOrgId: each.id,
        innerOrgCode: each.code,
        innerOrgName: each.name,
        innerOrgLevel: each.level,
        parentId: each.parentId,
        state: each.stopped ? 'STOPPED' : 'VALID',
        products: [...productsOf(group, each, today)],
      }));
    },

    authorisations: async (_request, context) => {
      const { authorisations, organisations } = await groupOf(context, 'authorisations');
      const today = shanghaiDate(clock.now());
      return authorisations
        .filter(({ unconfirmed }) => unconfirmed === undefined)
        .map((each) => ({
          authorisationId: each.id,
          personName: each.personName,
          innerOrgName: organisations.find(({ id }) => id === each.organisationId)?.name ?? '',
          products: [...each.products],
          actions: each.actions && [...each.actions],
          validFrom: each.from,
          validUntil: each.until,
          withdrawnOn: each.withdrawnOn === '' ? undefined : each.withdrawnOn,
          state: authorisationState(each, today),
        }))
        .toSorted(
          (a, b) =>
            authorisationStates.indexOf(a.state) - authorisationStates.indexOf(b.state) ||
            (a.validFrom < b.validFrom ? 1 : a.validFrom > b.validFrom ? -1 : 0),
        );
    },
  };
}
