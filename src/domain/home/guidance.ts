import { actsForCore, roleKind, type RoleCode } from '../identity/role.ts';

/**
 * Content types of guidance (document 1, section 2; checklist F-081). 1 to 8 are for operators and directors of core
 * enterprises and of their suppliers, in credits (1 to 4) and receivables (5 to 8); 9 and 10 are for operators and
 * directors in guarantees.
 */
export const guidanceTypes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type GuidanceType = (typeof guidanceTypes)[number];

type Audience = 'core operator' | 'core director' | 'chain operator' | 'chain director';
const typesOf: Readonly<Record<Audience, readonly GuidanceType[]>> = {
  'core operator': [1, 5, 9],
  'core director': [2, 6, 10],
  'chain operator': [3, 7, 9],
  'chain director': [4, 8, 10],
};

/** Guidance of a role, in the order of its products. Only operators and directors have guidance. */
export function guidanceTypesOf(role: RoleCode): readonly GuidanceType[] {
  const kind = roleKind(role);
  return kind === 'operator' || kind === 'director' ? typesOf[`${actsForCore(role) ? 'core' : 'chain'} ${kind}`] : [];
}

/** One step of starting with a product. */
export interface GuidanceLink {
  readonly id: string;
  readonly title: string;
  /** Address as on the wire, such as `/cv3/credit/finance-data/index/finance`. */
  readonly url: string;
  /** Position among the links of its product. */
  readonly order: number;
}

/**
 * Seconds for which dismissed guidance stays hidden, and a finished step stays marked (document 1, section 2: one day
 * and half a day; checklist F-082).
 */
export const guidanceSeconds = { dismissed: 86_400, finished: 43_200 } as const;
