import { actsForCore, roleKind, type RoleCode, type RoleKind } from '../../identity/role.ts';
import type { BusinessAction } from '../../parties/business-restriction.ts';
import type { InstrumentKind } from './instrument.ts';

/** Requests that change holdings (业务申请). */
export const tradeActs = [
  'issue',
  'payroll-issue',
  'issue-recall',
  'accept',
  'refuse',
  'transfer',
  'transfer-recall',
  'cancellation',
  'finance',
  'contract',
  'disbursement',
  'disbursement-return',
  'payment',
  'repurchase',
  'freeze',
  'release',
  'court-transfer',
  'succession',
  'correction',
  'deregistration',
] as const;
export type TradeAct = (typeof tradeActs)[number];

export const isTradeAct = (text: string): text is TradeAct => (tradeActs as readonly string[]).includes(text);

/** Roles that take part in an application. */
export const stepRoles = ['operator', 'director', 'final-reviewer'] as const satisfies readonly RoleKind[];
export type StepRole = (typeof stepRoles)[number];

/** Company that decides a step: the one that made the application, or its counterparty. */
export type StepParty = 'own' | 'counterparty';

/** An approval that an application needs (审批). */
export interface StepPolicy {
  readonly party: StepParty;
  readonly role: StepRole;
  /** Condition of the step; absent for a step that is always required. */
  readonly when?: 'exceptional';
  /**
   * Whether its approval needs a signature with a certificate, where the back end offers certificates (checklist N-24).
   */
  readonly isSigned?: true;
}

/** Side, steps and rules of an act. */
export interface ActPolicy {
  /** Side of the roles that make and approve it: core enterprise, supplier, or either. */
  readonly side: 'core' | 'chain' | 'either';
  readonly steps: readonly StepPolicy[];
  /** Prefix of the application's number. */
  readonly prefix: string;
  /** Action that the platform may bar; undefined for none. */
  readonly action: BusinessAction | undefined;
  /** Whether the company's standing and agreement are checked. Acts that undo something are always allowed. */
  readonly isBusiness: boolean;
  /** Whether it can be returned for correction. An act without a form can only be approved or rejected. */
  readonly isReturnable: boolean;
  /** Whether the bank's messages or officers of the platform create it, instead of a role of the portal. */
  readonly madeBy?: 'bank' | 'officers';
}

const director: StepPolicy = { party: 'own', role: 'director' };
const signingDirector: StepPolicy = { ...director, isSigned: true };

/** Acts by the bank or by two officers of the platform mostly take effect at once. */
const atOnce = { steps: [], action: undefined, isBusiness: false, isReturnable: false } as const;
const byBank = { ...atOnce, madeBy: 'bank' } as const;
const byOfficers = { ...atOnce, side: 'chain', madeBy: 'officers' } as const;

/**
 * Issues of a core enterprise are approved by another operator, the director, and in exceptional cases the final
 * reviewer.
 */
const byIssuer = {
  side: 'core',
  steps: [
    { party: 'own', role: 'operator' },
    signingDirector,
    { party: 'own', role: 'final-reviewer', when: 'exceptional' },
  ],
  action: undefined,
  isBusiness: true,
  isReturnable: true,
} as const satisfies Omit<ActPolicy, 'prefix'>;

/** Acts by which a core enterprise issues an instrument. */
export const issuingActs = ['issue', 'payroll-issue'] as const satisfies readonly TradeAct[];

/** Whether an act issues an instrument. */
export const isIssuing = (act: TradeAct | undefined): boolean => issuingActs.some((each) => each === act);

/** Policies by kind of instrument. Segregation of duties applies to all of them (checklist F-260). */
export const actPolicies: Readonly<Record<InstrumentKind, Readonly<Record<TradeAct, ActPolicy>>>> = {
  credit: {
    issue: { ...byIssuer, prefix: 'QF' },
    'payroll-issue': { ...byIssuer, prefix: 'GF' },
    'issue-recall': {
      side: 'core',
      steps: [director],
      prefix: 'CH',
      action: undefined,
      isBusiness: false,
      isReturnable: false,
    },
    accept: {
      side: 'chain',
      steps: [signingDirector],
      prefix: 'QS',
      action: 'accept',
      isBusiness: true,
      isReturnable: false,
    },
    refuse: { side: 'chain', steps: [], prefix: 'JS', action: undefined, isBusiness: false, isReturnable: false },
    transfer: {
      side: 'chain',
      steps: [signingDirector],
      prefix: 'ZR',
      action: 'transfer',
      isBusiness: true,
      isReturnable: true,
    },
    'transfer-recall': {
      side: 'chain',
      steps: [director],
      prefix: 'ZC',
      action: undefined,
      isBusiness: false,
      isReturnable: false,
    },
    cancellation: {
      side: 'either',
      steps: [signingDirector, { ...signingDirector, party: 'counterparty' }],
      prefix: 'ZX',
      action: undefined,
      isBusiness: false,
      isReturnable: false,
    },
    finance: {
      side: 'chain',
      steps: [signingDirector],
      prefix: 'RZ',
      action: 'finance',
      isBusiness: true,
      isReturnable: true,
    },
    contract: {
      side: 'chain',
      steps: [signingDirector],
      prefix: 'HT',
      action: undefined,
      isBusiness: false,
      isReturnable: false,
    },
    disbursement: { ...byBank, side: 'chain', prefix: 'FK' },
    'disbursement-return': { ...byBank, side: 'chain', prefix: 'TK' },
    payment: { ...byBank, side: 'core', prefix: 'DF' },
    repurchase: { ...byBank, side: 'chain', prefix: 'HG' },
    freeze: { ...byOfficers, prefix: 'DJ' },
    release: { ...byOfficers, prefix: 'JD' },
    'court-transfer': { ...byOfficers, prefix: 'SF' },
    succession: { ...byOfficers, prefix: 'CJ' },
    // The director of the company that loses the amount.
    correction: { ...byOfficers, steps: [signingDirector], prefix: 'GZ' },
    deregistration: { ...byOfficers, prefix: 'XH' },
  },
};

/** Steps that an application requires. `isExceptional`: its amount or term requires the final reviewer. */
export function stepsOf(kind: InstrumentKind, act: TradeAct, isExceptional: boolean): readonly StepPolicy[] {
  return actPolicies[kind][act].steps.filter(({ when }) => when !== 'exceptional' || isExceptional);
}

/** Whether a role may make an act: operators of the act's side (document 1, section 6). */
export function mayMake(role: RoleCode, kind: InstrumentKind, act: TradeAct): boolean {
  const { side, madeBy } = actPolicies[kind][act];
  return madeBy === undefined && roleKind(role) === 'operator' && isOnSide(role, side);
}

/** Whether a role belongs to the side of an act. */
export function isOnSide(role: RoleCode, side: ActPolicy['side']): boolean {
  return side === 'either' || actsForCore(role) === (side === 'core');
}

/** Whether a role may decide a step of an act. */
export function mayDecideStep(role: RoleCode, side: ActPolicy['side'], step: Pick<StepPolicy, 'role'>): boolean {
  return roleKind(role) === step.role && isOnSide(role, side);
}

/** Whether a role may see a company's instruments and applications. */
export function mayViewTrade(role: RoleCode): boolean {
  return ['operator', 'director', 'final-reviewer', 'query'].includes(roleKind(role));
}
