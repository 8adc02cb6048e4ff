import * as v from 'valibot';
import { organisationEvents } from '../../../domain/company/shared/organisation-entry.ts';
import { defineCall } from '../../call.ts';
import { count, flag, identifier, instant, nothing, text } from '../../fields.ts';

const own = {
  base: 'web',
  source: 'document 1, section 2; checklist F-246, F-261; decision 0211: changing inner organisations',
  caller: 'signed-in',
  extension: 'inner-org-changes',
} as const;

const change = { ...own, method: 'POST', changes: true, keepsAnswer: true } as const;

/** The organisation's version that the caller read, and its version after the change. */
const read = { innerOrgId: identifier, version: count };
const changed = v.object({ innerOrgId: identifier, version: count });

/**
 * Changing a company's inner organisations and the people who work in them. The main user and administrators may change
 * them; no second person is needed. NOT_PERMITTED for others, and where inner organisations are not switched on;
 * NOT_FOUND for what is not the company's; ORGANISATION_REFUSED with `because` (changed, full, stopped, working,
 * parent-stopped, children, holds, authorised, own-people, oneself, same), or with `fields`, each a field and the
 * reason.
 */
export const organisationExtensions = {
  innerOrgChanges: defineCall({
    ...own,
    method: 'GET',
    path: '/corp/v1/extensions/company/inner-orgs/changes',
    changes: false,
    request: nothing,
    answer: v.object({
      mayChange: flag,
      /** `memberCount`: people who work in it, without those below it. */
      innerOrgs: v.array(
        v.object({
          innerOrgId: identifier,
          innerOrgCode: v.string(),
          innerOrgName: v.string(),
          parentId: v.string(),
          stopped: flag,
          version: count,
          memberCount: count,
        }),
      ),
      /**
       * People of institutions, and those of the company who work in an organisation; empty for a caller who may not
       * change it. `innerOrgId`: empty for none. `mayPlace`: the caller may place them.
       */
      people: v.array(
        v.object({
          userId: identifier,
          personName: v.string(),
          mobile: v.string(),
          institution: v.string(),
          innerOrgId: v.string(),
          mayPlace: flag,
        }),
      ),
      /** The newest first, a hundred at most, with the names at that time. */
      changes: v.array(
        v.object({
          event: v.picklist(organisationEvents),
          subjectName: v.string(),
          before: v.string(),
          after: v.string(),
          at: instant,
          by: v.string(),
        }),
      ),
    }),
  }),
  makeInnerOrg: defineCall({
    ...change,
    path: '/corp/v1/extensions/company/inner-orgs/made',
    /** `parentId`: empty for one right below the company. */
    request: v.object({ code: text(200), name: text(400), parentId: text(64) }),
    answer: changed,
  }),
  renameInnerOrg: defineCall({
    ...change,
    path: '/corp/v1/extensions/company/inner-orgs/renamed',
    request: v.object({ ...read, name: text(400) }),
    answer: changed,
  }),
  moveInnerOrg: defineCall({
    ...change,
    path: '/corp/v1/extensions/company/inner-orgs/moved',
    request: v.object({ ...read, parentId: text(64) }),
    answer: changed,
  }),
  stopInnerOrg: defineCall({
    ...change,
    path: '/corp/v1/extensions/company/inner-orgs/stopped',
    request: v.object(read),
    answer: changed,
  }),
  reopenInnerOrg: defineCall({
    ...change,
    path: '/corp/v1/extensions/company/inner-orgs/reopened',
    request: v.object(read),
    answer: changed,
  }),
  /**
   * Puts a person of an institution into an active organisation, or takes them out of theirs (`innerOrgId` empty).
   * `seen`: the organisation in which the caller saw them. Their next request shows the new part.
   */
  placeInnerOrgMember: defineCall({
    ...change,
    path: '/corp/v1/extensions/company/inner-orgs/members/placed',
    request: v.object({ userId: identifier, seen: text(64), innerOrgId: text(64) }),
    answer: v.object({ userId: identifier, innerOrgId: v.string() }),
  }),
};
