import type { PlainDate } from '../calendar/plain-date.ts';

/** The states of real-name, hard-certificate and soft-CA authentication (document 1, section 4). */
export const authStates = ['UNAUTH', 'VERIFYING', 'UPDATE_VERIFYING', 'AUTH'] as const;
export type AuthState = (typeof authStates)[number];

/** A state as a back end told it; `unrecognised` where it named none of these. */
export type ToldState = AuthState | 'unrecognised';

/** In the state's own words; whatever else came counts as not recognised, and what is absent as not begun. */
export function toldState(told: string | null | undefined): ToldState {
  return told === undefined || told === null || told === ''
    ? 'UNAUTH'
    : (authStates.find((each) => each === told) ?? 'unrecognised');
}

/** Whether there is nothing left to certify: a company that changes what it is certified by stays so meanwhile. */
export const isCertified = (realName: ToldState): boolean => realName === 'AUTH' || realName === 'UPDATE_VERIFYING';

/** Nodes at which somebody reviews (document 2, section 4); the documents' own spelling. */
const approvingNodes: ReadonlySet<string> = new Set([
  'SUBMIT_1ST',
  'RESUBMIT_1ST',
  'APPROVEING_1ST',
  'APPROVEING_2ND',
  'SUBMIT_CORP',
  'APPROVE_PASS_1ND',
  'APPROVE_NOPASS_1ST_2ND',
  'RESUBMIT_CORP',
  'LEADER_REVOCATION_1ST',
  'LEADER_REVOCATION_2ND',
]);

/** Nodes at which what failed is submitted again. */
const rejectedNodes: ReadonlySet<string> = new Set(['APPROVE_NOPASS_1ST', 'APPROVE_NOPASS_CORP_2ND']);

export const nodes: readonly string[] = [...approvingNodes, ...rejectedNodes];

export type RealNameReview = 'none' | 'approving' | 'rejected';

/**
 * What becomes of the real-name form at present: the node says so only while the state is being verified (F-119,
 * F-120).
 */
export function reviewOf(realName: ToldState, node: string): RealNameReview {
  if (realName !== 'VERIFYING' && realName !== 'UPDATE_VERIFYING') return 'none';
  if (approvingNodes.has(node)) return 'approving';
  return rejectedNodes.has(node) ? 'rejected' : 'none';
}

/** How far a company has come with its certification (document 1, section 3, pre-validation). */
export interface CertificationStanding {
  readonly realName: ToldState;
  readonly hardCertificate: ToldState;
  readonly softCertificate: ToldState;
  /** As the back end names it; empty where there is none. */
  readonly node: string;
  /** Whether it is a private person's business. */
  readonly individual: boolean;
  /** Whether a verification is pending. */
  readonly pending: boolean;
  readonly softKeyUsable: boolean;
  /**
   * The last days of what the company signed by, where its time is over and nothing has taken its place; empty or
   * absent otherwise.
   */
  readonly hardExpiredOn?: PlainDate | undefined;
  readonly softExpiredOn?: PlainDate | undefined;
  /** The last days of what the company signs by, where it holds and they are known; empty or absent otherwise. */
  readonly hardEndsOn?: PlainDate | undefined;
  readonly softEndsOn?: PlainDate | undefined;
  /** Number of the company's digital certificate; empty where it has none. */
  readonly certificateNumber: string;
  /** Whether it is certified by the one certificate that took the place of three; undefined where that is not known. */
  readonly unified: boolean | undefined;
}

/**
 * What a company that is not yet certified by three certificates in one is told: a core enterprise something else than
 * one of the chain (document 1, section 6; F-114). It keeps nobody from opening a product.
 */
export function unifiedHint(
  { unified }: Pick<CertificationStanding, 'unified'>,
  isCore: boolean,
): 'core' | 'chain' | undefined {
  if (unified !== false) return undefined;
  return isCore ? 'core' : 'chain';
}
