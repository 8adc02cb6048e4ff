import { actsForCore, roleKind, type RoleCode } from '../../identity/role.ts';
import { usccIn, usccProblem } from '../../parties/uscc.ts';
import { mobileNumber } from '../../text/mobile-number.ts';
import { isBlank, visibleText } from '../../text/unseen-sign.ts';
import type { PayeeBar } from '../shared/payee-standing.ts';

/** How far an invited company has come: `ready` can be paid, and a bar keeps it from that. */
export type InvitedProgress = 'not-registered' | 'ready' | PayeeBar;

/** Whether a role may recommend suppliers: operators of a core enterprise. */
export const mayRecommend = (role: RoleCode): boolean => actsForCore(role) && roleKind(role) === 'operator';

/** Whether a role may confirm and decline recommendations of others: directors of a core enterprise. */
export const mayDecideRecommendation = (role: RoleCode): boolean => actsForCore(role) && roleKind(role) === 'director';

/**
 * The recommendation of a supplier (推荐供应商) as it was typed. A director of the company answers it, and a confirmed
 * one is an invitation.
 */
export interface TypedRecommendation {
  readonly name: string;
  readonly uscc: string;
  readonly contactName: string;
  readonly mobile: string;
  readonly reason: string;
}

export const emptyRecommendation: TypedRecommendation = { name: '', uscc: '', contactName: '', mobile: '', reason: '' };

export const recommendationFields = ['name', 'uscc', 'contactName', 'mobile', 'reason'] as const;
export type RecommendationField = (typeof recommendationFields)[number];

/** Why a recommendation cannot be sent. `form`: it is no such number. */
export const recommendationFaults = ['missing', 'long', 'form', 'check-sign'] as const;
export type RecommendationFault = (typeof recommendationFaults)[number];

/** Most characters of a text of the form. */
export const longestRecommendationText: Readonly<Record<'name' | 'contactName' | 'reason', number>> = {
  name: 100,
  contactName: 40,
  reason: 200,
};

/** Most recommendations of a company that wait for a director. */
export const mostOpenRecommendations = 50;

function textFault(text: string, most: number): RecommendationFault | undefined {
  if (isBlank(text)) return 'missing';
  return text.trim().length > most ? 'long' : undefined;
}

function mobileFault(typed: string): RecommendationFault | undefined {
  if (isBlank(typed)) return 'missing';
  return mobileNumber(typed) === undefined ? 'form' : undefined;
}

/** Everything that keeps a recommendation from being sent. */
export function recommendationProblems({
  name,
  uscc,
  contactName,
  mobile,
  reason,
}: TypedRecommendation): Partial<Readonly<Record<RecommendationField, RecommendationFault>>> {
  const faults: Readonly<Record<RecommendationField, RecommendationFault | undefined>> = {
    name: textFault(name, longestRecommendationText.name),
    uscc: isBlank(uscc) ? 'missing' : usccProblem(usccIn(uscc)),
    contactName: textFault(contactName, longestRecommendationText.contactName),
    mobile: mobileFault(mobile),
    reason: isBlank(reason) ? undefined : textFault(reason, longestRecommendationText.reason),
  };
  const problems: Partial<Record<RecommendationField, RecommendationFault>> = {};
  for (const field of recommendationFields) {
    const fault = faults[field];
    if (fault) problems[field] = fault;
  }
  return problems;
}

const writtenText = (text: string): string => visibleText(text).trimEnd();

/** The form of a recommendation without problems, as it is kept: numbers in their standard form. */
export const keptRecommendation = (typed: TypedRecommendation): TypedRecommendation => ({
  name: writtenText(typed.name),
  uscc: usccIn(typed.uscc),
  contactName: writtenText(typed.contactName),
  mobile: mobileNumber(typed.mobile) ?? '',
  reason: writtenText(typed.reason),
});
