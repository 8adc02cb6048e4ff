import type { PlainDate } from '../../calendar/plain-date.ts';
import type { BusinessAction, MemberTerms } from '../../parties/business-restriction.ts';
import { isViolatingOn } from '../../parties/business-restriction.ts';
import { payeeBar, type PayeeStanding } from './payee-standing.ts';
import { noteCheck, passCheck, refuseCheck, type RuleCheck, type RuleCode } from './rule-check.ts';

/** Facts about a company for the rules. */
export interface MemberFacts {
  readonly companyId: string;
  readonly name: string;
  readonly terms: MemberTerms;
  /** Whether it is on the watch list (document 1, section 4). */
  readonly isWatched: boolean;
  /** Whether it has opened the product. */
  readonly hasOpened: boolean;
  readonly isDeregistered: boolean;
  /** Why its agreement for the product does not allow new business; undefined where it does. */
  readonly agreement: 'withdrawn' | 'to-sign' | undefined;
}

/**
 * Check of a company's standing: deregistered and violating members may not issue, accept or transfer (document 1,
 * section 4).
 */
function standingCheck(
  code: RuleCode,
  { terms, isWatched, isDeregistered, name }: MemberFacts,
  today: PlainDate,
): RuleCheck {
  if (isDeregistered) return refuseCheck(code, 'deregistered', { name });
  if (isViolatingOn(terms, today)) return refuseCheck(code, 'violating', { name });
  return isWatched ? noteCheck(code, 'watched', { name }) : passCheck(code, { name });
}

/** Checks of the acting company. `action`: action that the platform may have barred (F-244, F-245). */
export function companyChecks(
  company: MemberFacts,
  action: BusinessAction | undefined,
  today: PlainDate,
): readonly RuleCheck[] {
  const { name, hasOpened, terms, agreement } = company;
  return [
    hasOpened ? passCheck('COMPANY_OPENED', { name }) : refuseCheck('COMPANY_OPENED', 'not-opened', { name }),
    agreement === undefined
      ? passCheck('COMPANY_AGREEMENT', { name })
      : refuseCheck('COMPANY_AGREEMENT', agreement, { name }),
    standingCheck('COMPANY_STANDING', company, today),
    action !== undefined && terms.barredFrom.includes(action)
      ? refuseCheck('COMPANY_BARRED', action, { name })
      : passCheck('COMPANY_BARRED', { name }),
  ];
}

/** Facts about a company that is to receive an instrument. */
export interface PayeeFacts extends MemberFacts, PayeeStanding {
  /** Whether it has a user who may accept instruments. */
  readonly hasAcceptor: boolean;
  /** Whether another person there may approve an acceptance as a director. */
  readonly hasApprover: boolean;
}

/** Whether the platform keeps a company from receiving instruments: as a violating member, or by a bar. */
export const isKeptFromReceiving = ({ terms }: Pick<MemberFacts, 'terms'>, today: PlainDate): boolean =>
  isViolatingOn(terms, today) || terms.barredFrom.includes('accept');

/** Whether a payee has a person who can accept a received amount, and another person who can approve it. */
function peopleCheck({ name, hasAcceptor, hasApprover }: PayeeFacts): RuleCheck {
  if (!hasAcceptor) return refuseCheck('PAYEE_PEOPLE', 'nobody', { name });
  return hasApprover ? passCheck('PAYEE_PEOPLE', { name }) : noteCheck('PAYEE_PEOPLE', 'no-director', { name });
}

/**
 * Checks of the payee in a form. Only the first check is returned where no payee was chosen, the payee is unknown to
 * the company, or is the company itself.
 */
export function payeeChecks(
  payeeId: string,
  payee: PayeeFacts | undefined,
  companyId: string,
  today: PlainDate,
): readonly RuleCheck[] {
  if (payee === undefined) return [refuseCheck('PAYEE', payeeId === '' ? 'none' : 'unknown')];
  const { name, hasOpened, terms } = payee;
  if (payee.companyId === companyId) return [refuseCheck('PAYEE', 'own', { name })];
  const bar = payeeBar(payee, today);
  if (bar !== undefined && bar !== 'not-opened') return [refuseCheck('PAYEE', bar, { name })];
  return [
    passCheck('PAYEE', { name }),
    hasOpened ? passCheck('PAYEE_OPENED', { name }) : refuseCheck('PAYEE_OPENED', 'not-opened', { name }),
    peopleCheck(payee),
    standingCheck('PAYEE_STANDING', payee, today),
    terms.barredFrom.includes('accept')
      ? refuseCheck('PAYEE_BARRED', 'accept', { name })
      : passCheck('PAYEE_BARRED', { name }),
  ];
}
