import { actsForCore, roleKind, type RoleCode } from '../../identity/role.ts';
import { normalizeUscc, usccProblem } from '../../parties/uscc.ts';
import { mobileNumber } from '../../text/mobile-number.ts';
import { isBlank, visibleText } from '../../text/invisible-characters.ts';
import type { PayeeBar } from '../shared/payee-standing.ts';

/** Progress of an invited company: not registered, able to be paid (`ready`), or why it cannot be paid. */
export type InvitedProgress = 'not-registered' | 'ready' | PayeeBar;

/** Whether a role may recommend suppliers: operators of a core enterprise. */
export const mayRecommend = (role: RoleCode): boolean => actsForCore(role) && roleKind(role) === 'operator';

/** Whether a role may confirm and decline recommendations of others: directors of a core enterprise. */
export const mayDecideRecommendation = (role: RoleCode): boolean => actsForCore(role) && roleKind(role) === 'director';

/**
 * Recommendation of a supplier (推荐供应商), as typed. A director of the company answers it; a confirmed one becomes an
 * invitation.
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

/** Why a recommendation is invalid. `form`: a number has the wrong form. */
export const recommendationFaults = ['missing', 'long', 'form', 'check-sign'] as const;
export type RecommendationFault = (typeof recommendationFaults)[number];

/** Maximum length of the form's texts, in characters. */
export const maxRecommendationCharacters: Readonly<Record<'name' | 'contactName' | 'reason', number>> = {
  name: 100,
  contactName: 40,
  reason: 200,
};

/** Maximum number of recommendations of a company that wait for a director. */
export const maxOpenRecommendations = 50;

function textFault(text: string, most: number): RecommendationFault | undefined {
  if (isBlank(text)) return 'missing';
  return text.trim().length > most ? 'long' : undefined;
}

function mobileFault(typed: string): RecommendationFault | undefined {
  if (isBlank(typed)) return 'missing';
  return mobileNumber(typed) === undefined ? 'form' : undefined;
}

/** Problems that prevent a recommendation, by field. */
export function recommendationProblems({
  name,
  uscc,
  contactName,
  mobile,
  reason,
}: TypedRecommendation): Partial<Readonly<Record<RecommendationField, RecommendationFault>>> {
  const faults: Readonly<Record<RecommendationField, RecommendationFault | undefined>> = {
    name: textFault(name, maxRecommendationCharacters.name),
    uscc: isBlank(uscc) ? 'missing' : usccProblem(normalizeUscc(uscc)),
    contactName: textFault(contactName, maxRecommendationCharacters.contactName),
    mobile: mobileFault(mobile),
    reason: isBlank(reason) ? undefined : textFault(reason, maxRecommendationCharacters.reason),
  };
  const problems: Partial<Record<RecommendationField, RecommendationFault>> = {};
  for (const field of recommendationFields) {
    const fault = faults[field];
    if (fault) problems[field] = fault;
  }
  return problems;
}

const writtenText = (text: string): string => visibleText(text).trimEnd();

/** Normalises a recommendation without problems for storage: numbers in their standard form. */
export const keptRecommendation = (typed: TypedRecommendation): TypedRecommendation => ({
  name: writtenText(typed.name),
  uscc: normalizeUscc(typed.uscc),
  contactName: writtenText(typed.contactName),
  mobile: mobileNumber(typed.mobile) ?? '',
  reason: writtenText(typed.reason),
});
