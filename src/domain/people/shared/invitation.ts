import type { PlainDate } from '../../calendar/plain-date.ts';
import {
  idNumberProblem,
  maxPersonNameCharacters,
  nameIn,
  nameProblem,
  personNameProblem,
  type IdProblem,
  type NameProblem,
} from '../../parties/person-details.ts';
import { residentIdIn } from '../../parties/resident-id.ts';
import { mobileNumber } from '../../text/mobile-number.ts';
import { templatesFor, type RoleTemplate } from './role-templates.ts';
import { numberIn } from '../../text/typed-number.ts';

/** An invitation as it is entered. */
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

/** Milliseconds for which a sent invitation is valid: seven days. */
export const invitationLife = 7 * 86_400_000;
/** Number of wrong identity numbers after which an invitation is closed. */
export const maxWrongIds = 5;
/** Maximum number of open invitations of a company, and of its people. */
export const maxInvitations = 50;
export const maxPeople = 500;

/** An entry as it is stored. */
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
  // A user of an institution has no other role in the company.
  return roles.includes('institution') && roles.length > 1 ? 'alone' : undefined;
}

/** The problems of an invitation on a Shanghai day, by field; empty where the entry is valid. */
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
    institution: entry.roles.includes('institution')
      ? nameProblem(entry.institution, maxPersonNameCharacters)
      : undefined,
  };
  return Object.fromEntries(
    invitationFields.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]]])),
  );
}

/** Stored state of an invitation; `closed`: too many wrong identity numbers. */
export type KeptInvitation = 'waiting' | 'open' | 'used' | 'withdrawn' | 'closed';
/** State of an invitation. `waiting`: not confirmed by another person yet, and not sent. */
export type InvitationState = KeptInvitation | 'expired';

/** State of an invitation at an instant. It expires at the end of its time. */
export function invitationState(
  { state, until }: { readonly state: KeptInvitation; readonly until: number },
  now: number,
): InvitationState {
  if (now < until) return state;
  // An unconfirmed invitation counts as withdrawn after its time.
  return state === 'open' ? 'expired' : state === 'waiting' ? 'withdrawn' : state;
}

/** Whether an invitation can still be withdrawn, or sent again with another code. */
export const isPending = (state: InvitationState): boolean =>
  state === 'waiting' || state === 'open' || state === 'expired' || state === 'closed';

/** Characters of a code, without look-alikes. */
export const codeSigns = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Three groups of four: 59 bits. */
export const codeLength = 12;

/** Parses a code, regardless of separators and case; undefined for any other text. */
export function invitationCodeIn(typed: string): string | undefined {
  const code = numberIn(typed).toLowerCase();
  return code.length === codeLength && Array.from(code).every((sign) => codeSigns.includes(sign)) ? code : undefined;
}

/** A code in groups, for people. */
export const formatInvitationCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
