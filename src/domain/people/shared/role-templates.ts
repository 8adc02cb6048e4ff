import { mayCertify } from '../../identity/certifying-roles.ts';
import { rolePermission } from '../../evidence/shared/package-permissions.ts';
import { mayNotChange } from '../../invoicing/shared/invoicing-profile.ts';
import { mayOpenProducts } from '../../identity/opening-roles.ts';
import { roleKind, type RoleCode } from '../../identity/role.ts';

/**
 * Roles that a company can give (document 1, section 6). `institution`: a person of an institution who acts for a
 * member (F-261).
 */
export const roleTemplates = ['operator', 'director', 'query', 'administrator', 'institution'] as const;
export type RoleTemplate = (typeof roleTemplates)[number];

const codes: Readonly<Record<'core' | 'chain', Readonly<Partial<Record<RoleTemplate, RoleCode>>>>> = {
  chain: {
    operator: 'ROLE_CORP_OPERATOR',
    director: 'ROLE_CORP_DIRECTOR',
    query: 'CORP_QUERY',
    administrator: 'CORP_MANAGER',
    institution: 'CORP_INNER_DIRECTOR',
  },
  core: {
    operator: 'ROLE_CORE_OPERATOR',
    director: 'ROLE_CORE_DIRECTOR',
    query: 'CORE_QUERY',
    administrator: 'CORP_MANAGER',
  },
};

/** The role that a template gives in a core enterprise or another company; undefined where there is none. */
export const roleOf = (template: RoleTemplate, isCore: boolean): RoleCode | undefined =>
  codes[isCore ? 'core' : 'chain'][template];

/** Templates that a company can give. Institutions do not act for core enterprises. */
export const templatesFor = (isCore: boolean): readonly RoleTemplate[] =>
  roleTemplates.filter((template) => roleOf(template, isCore) !== undefined);

/** The template of a role; undefined for a role without one. */
export const templateOf = (role: RoleCode): RoleTemplate | undefined =>
  roleTemplates.find((template) => codes.chain[template] === role || codes.core[template] === role);

/**
 * The roles of the templates, in their order, followed by the current roles without a template, which stay. The first
 * role is the one used most.
 */
export function rolesWith(
  roles: readonly RoleCode[],
  templates: readonly RoleTemplate[],
  isCore: boolean,
): readonly RoleCode[] {
  const given = roleTemplates.filter((each) => templates.includes(each)).flatMap((each) => roleOf(each, isCore) ?? []);
  return [...given, ...roles.filter((role) => templateOf(role) === undefined)];
}

/** Capabilities that depend on the role. */
export const capabilities = [
  'see',
  'prepare',
  'open-products',
  'certify',
  'company-data',
  'people',
  'confirm',
] as const;
export type Capability = (typeof capabilities)[number];

/** Whether a user manages the company's people: its main user and its administrators. */
export const mayManagePeople = (who: { readonly isMain: boolean; readonly role: RoleCode }): boolean =>
  mayNotChange(who) === undefined;

/**
 * Whether a role decides about the company's rights, so that giving or removing it needs two people: administrators and
 * directors (document 1, section 6; F-260).
 */
export function needsSecondPerson(role: RoleCode): boolean {
  const kind = roleKind(role);
  return kind === 'administrator' || kind === 'director';
}

/** Whether a role may confirm a proposal: the company's own administrators and directors, not users of institutions. */
export const mayConfirm = (role: RoleCode): boolean => needsSecondPerson(role) && templateOf(role) !== 'institution';

const capabilityRules: Readonly<Record<Capability, (role: RoleCode) => boolean>> = {
  see: (role) => rolePermission(role, 'view').allowed,
  prepare: (role) => rolePermission(role, 'create').allowed && rolePermission(role, 'submit').allowed,
  'open-products': mayOpenProducts,
  certify: (role) => mayCertify({ isMain: false, role }),
  'company-data': (role) => mayNotChange({ isMain: false, role }) === undefined,
  people: (role) => mayManagePeople({ isMain: false, role }),
  confirm: mayConfirm,
};

/** Capabilities of a role for a user who is not the main user, by the rules that the back end applies (checklist Y). */
export const capabilitiesOf = (role: RoleCode): readonly Capability[] =>
  capabilities.filter((each) => capabilityRules[each](role));
