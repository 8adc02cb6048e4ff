import type { PlainDate } from '../../calendar/plain-date.ts';
import {
  idNumberProblem,
  longestPersonName,
  nameIn,
  nameProblem,
  personNameProblem,
  type IdProblem,
  type NameProblem,
} from '../../parties/person-said.ts';
import { residentIdIn } from '../../parties/resident-id.ts';
import { mobileNumber } from '../../text/mobile-number.ts';
import { templatesFor, type RoleTemplate } from './role-templates.ts';

/** Who is invited to work for a company, as it is said. */
export interface InvitationEntry {
  readonly personName: string;
  readonly mobile: string;
  readonly idNumber: string;
  readonly roles: readonly RoleTemplate[];
  /** The institution from which the person acts for the company; empty for the company's own people. */
  readonly institution: string;
}

/** In the order of the form. */
export const invitationFields = [
  'personName',
  'idNumber',
  'mobile',
  'roles',
  'institution',
] as const satisfies readonly (keyof InvitationEntry)[];
export type InvitationField = (typeof invitationFields)[number];

export const invitationProblems = [
  'missing',
  'too-long',
  'not-a-name',
  'form',
  'date',
  'check-sign',
  'under-age',
  'alone',
] as const satisfies readonly string[];
export type InvitationProblem = NameProblem | IdProblem | 'alone';

export const emptyInvitation: InvitationEntry = {
  personName: '',
  mobile: '',
  idNumber: '',
  roles: [],
  institution: '',
};

/** Milliseconds for which an invitation stands from when it was sent: seven days. */
export const invitationLife = 7 * 86_400_000;
/** So many other identity numbers may be entered with an invitation's code before it is closed. */
export const mostWrongIds = 5;
/** So many invitations of a company stand at once, and so many people work for it. */
export const mostInvitations = 50;
export const mostPeople = 500;

/** As it is written down. */
export function normaliseInvitation({
  personName,
  mobile,
  idNumber,
  roles,
  institution,
}: InvitationEntry): InvitationEntry {
  return {
    personName: nameIn(personName),
    mobile: mobileNumber(mobile) ?? mobile.trim(),
    idNumber: residentIdIn(idNumber),
    roles: [...new Set(roles)],
    institution: roles.includes('institution') ? nameIn(institution) : '',
  };
}

function rolesProblem(roles: readonly RoleTemplate[], isCore: boolean): InvitationProblem | undefined {
  if (roles.length === 0) return 'missing';
  if (!roles.every((each) => templatesFor(isCore).includes(each))) return 'form';
  // Who acts out of an institution has no part in the company beside it.
  return roles.includes('institution') && roles.length > 1 ? 'alone' : undefined;
}

/**
 * Everything that speaks against an invitation on a day of Shanghai, field by field; nothing where it may be sent as
 * far as what is said tells.
 */
export function invitationProblemsOf(
  entry: InvitationEntry,
  isCore: boolean,
  today: PlainDate,
): Partial<Readonly<Record<InvitationField, InvitationProblem>>> {
  const found: Readonly<Record<InvitationField, InvitationProblem | undefined>> = {
    personName: personNameProblem(entry.personName),
    idNumber: idNumberProblem(entry.idNumber, today),
    mobile: entry.mobile.trim() === '' ? 'missing' : mobileNumber(entry.mobile) === undefined ? 'form' : undefined,
    roles: rolesProblem(entry.roles, isCore),
    institution: entry.roles.includes('institution') ? nameProblem(entry.institution, longestPersonName) : undefined,
  };
  return Object.fromEntries(
    invitationFields.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]]])),
  );
}

/** How an invitation is kept: `closed` after too many other identity numbers. */
export type KeptInvitation = 'waiting' | 'open' | 'used' | 'withdrawn' | 'closed';
/** How it stands. `waiting`: another person of the company has not confirmed it yet, and nothing was sent. */
export type InvitationState = KeptInvitation | 'expired';

/** How an invitation stands at an instant; it may be used until, and not at, the end of its time. */
export function invitationState(
  { state, until }: { readonly state: KeptInvitation; readonly until: number },
  now: number,
): InvitationState {
  if (now < until) return state;
  // Nobody has confirmed it in time, and so nobody will.
  return state === 'open' ? 'expired' : state === 'waiting' ? 'withdrawn' : state;
}

/** Whether somebody still cares for it: it can be withdrawn, and what was sent can be sent again with another code. */
export const isPending = (state: InvitationState): boolean =>
  state === 'waiting' || state === 'open' || state === 'expired' || state === 'closed';

/** Signs that nobody takes for one another. */
export const codeSigns = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Three groups of four: 59 bits. */
export const codeLength = 12;

/**
 * A code as it is compared: what people put between its signs, and capitals, count for nothing. Undefined for what no
 * code looks like.
 */
export function invitationCodeIn(typed: string): string | undefined {
  const code = typed.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '');
  return code.length === codeLength && Array.from(code).every((sign) => codeSigns.includes(sign)) ? code : undefined;
}

/** A code as it is read out. */
export const formatInvitationCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
