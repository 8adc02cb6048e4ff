import type { PlainDate } from '../calendar/plain-date.ts';

/** The states of real-name, hard-certificate and soft-CA authentication (document 1, section 4). */
export const authStates = ['UNAUTH', 'VERIFYING', 'UPDATE_VERIFYING', 'AUTH'] as const;
export type AuthState = (typeof authStates)[number];

/** A state as the back end reports it; `unrecognised` for an unknown code. */
export type ReportedAuthState = AuthState | 'unrecognised';

/** Parses a reported state. A missing one counts as not begun, an unknown one as `unrecognised`. */
export function parseAuthState(told: string | null | undefined): ReportedAuthState {
  return told === undefined || told === null || told === ''
    ? 'UNAUTH'
    : (authStates.find((each) => each === told) ?? 'unrecognised');
}

/** Whether a company is certified. It stays certified while its data is being changed. */
export const isCertified = (realName: ReportedAuthState): boolean =>
  realName === 'AUTH' || realName === 'UPDATE_VERIFYING';

/** Nodes of an ongoing review (document 2, section 4), in the documents' own spelling. */
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

/** Nodes at which the company has to correct and submit again. */
const rejectedNodes: ReadonlySet<string> = new Set(['APPROVE_NOPASS_1ST', 'APPROVE_NOPASS_CORP_2ND']);

export const realNameReviewNodes: readonly string[] = [...approvingNodes, ...rejectedNodes];

export type RealNameReview = 'none' | 'approving' | 'rejected';

/** State of the real-name review. The node counts only while the state is being verified (F-119, F-120). */
export function reviewOf(realName: ReportedAuthState, node: string): RealNameReview {
  if (realName !== 'VERIFYING' && realName !== 'UPDATE_VERIFYING') return 'none';
  if (approvingNodes.has(node)) return 'approving';
  return rejectedNodes.has(node) ? 'rejected' : 'none';
}

/** Certification status of a company (document 1, section 3, pre-validation). */
export interface CertificationStatus {
  readonly realName: ReportedAuthState;
  readonly hardCertificate: ReportedAuthState;
  readonly softCertificate: ReportedAuthState;
  /** As the back end names it; empty where there is none. */
  readonly node: string;
  /** Whether it is a private person's business. */
  readonly individual: boolean;
  /** Whether a verification is pending. */
  readonly pending: boolean;
  readonly softKeyUsable: boolean;
  /** The last days of expired certificates that were not replaced; empty or absent otherwise. */
  readonly hardExpiredOn?: PlainDate | undefined;
  readonly softExpiredOn?: PlainDate | undefined;
  /** The last days of valid certificates, where known; empty or absent otherwise. */
  readonly hardEndsOn?: PlainDate | undefined;
  readonly softEndsOn?: PlainDate | undefined;
  /** Number of the company's digital certificate; empty where it has none. */
  readonly certificateNumber: string;
  /** Whether the company has the unified certificate (three in one); undefined where unknown. */
  readonly unified: boolean | undefined;
}

/**
 * Hint for a company without the unified certificate, by its kind (document 1, section 6; F-114). The hint does not
 * block the opening of products.
 */
export function unifiedHint(
  { unified }: Pick<CertificationStatus, 'unified'>,
  isCore: boolean,
): 'core' | 'chain' | undefined {
  if (unified !== false) return undefined;
  return isCore ? 'core' : 'chain';
}
