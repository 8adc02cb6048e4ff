import { reviewOf, type AuthState } from '../keys/certification.ts';

/** Nodes of the verification, in the documents' own spelling (document 2, section 4). */
export const realNameNodes = [
  'SUBMIT_1ST',
  'RESUBMIT_1ST',
  'APPROVEING_1ST',
  'APPROVE_NOPASS_1ST',
  'APPROVE_PASS_1ND',
  'APPROVEING_2ND',
  'APPROVE_NOPASS_1ST_2ND',
  'SUBMIT_CORP',
  'APPROVE_NOPASS_CORP_2ND',
  'RESUBMIT_CORP',
  'LEADER_REVOCATION_1ST',
  'LEADER_REVOCATION_2ND',
] as const;
export type RealNameNode = (typeof realNameNodes)[number];

export const isRealNameNode = (node: string): node is RealNameNode =>
  (realNameNodes as readonly string[]).includes(node);

/** Process of the verification: by the reviewers, or by an enterprise process before them. */
export type CorpProcess = 'usual' | 'enterprise';

/** State and node of a company; `node` is empty where nothing is being verified. */
export interface RealNamePlace {
  readonly state: AuthState;
  readonly node: RealNameNode | '';
}

export const realNameActors = ['submitter', 'process', 'first-reviewer', 'second-reviewer', 'leader'] as const;
export type RealNameActor = (typeof realNameActors)[number];

export const realNameEvents = ['submit', 'resubmit', 'revoke', 'take', 'pass', 'return', 'leader-revoke'] as const;
export type RealNameEvent = (typeof realNameEvents)[number];

/** Target of an event: another node, the state before this round, or the certification. */
type Target = RealNameNode | 'before' | 'certified';

interface Edge {
  readonly event: RealNameEvent;
  readonly by: RealNameActor;
  readonly to: Target;
}

const edges: Readonly<Record<RealNameNode, readonly Edge[]>> = {
  SUBMIT_1ST: [
    { event: 'take', by: 'first-reviewer', to: 'APPROVEING_1ST' },
    { event: 'revoke', by: 'submitter', to: 'before' },
  ],
  RESUBMIT_1ST: [
    { event: 'take', by: 'first-reviewer', to: 'APPROVEING_1ST' },
    { event: 'revoke', by: 'submitter', to: 'APPROVE_NOPASS_1ST' },
  ],
  APPROVEING_1ST: [
    { event: 'pass', by: 'first-reviewer', to: 'APPROVE_PASS_1ND' },
    { event: 'return', by: 'first-reviewer', to: 'APPROVE_NOPASS_1ST' },
  ],
  APPROVE_NOPASS_1ST: [{ event: 'resubmit', by: 'submitter', to: 'RESUBMIT_1ST' }],
  APPROVE_PASS_1ND: [
    { event: 'take', by: 'second-reviewer', to: 'APPROVEING_2ND' },
    { event: 'leader-revoke', by: 'leader', to: 'LEADER_REVOCATION_1ST' },
  ],
  APPROVEING_2ND: [
    { event: 'pass', by: 'second-reviewer', to: 'certified' },
    { event: 'return', by: 'second-reviewer', to: 'APPROVE_NOPASS_1ST_2ND' },
  ],
  APPROVE_NOPASS_1ST_2ND: [{ event: 'take', by: 'first-reviewer', to: 'APPROVEING_1ST' }],
  SUBMIT_CORP: [
    { event: 'pass', by: 'process', to: 'APPROVEING_1ST' },
    { event: 'return', by: 'process', to: 'APPROVE_NOPASS_CORP_2ND' },
    { event: 'revoke', by: 'submitter', to: 'before' },
  ],
  APPROVE_NOPASS_CORP_2ND: [{ event: 'resubmit', by: 'submitter', to: 'RESUBMIT_CORP' }],
  RESUBMIT_CORP: [
    { event: 'pass', by: 'process', to: 'APPROVEING_1ST' },
    { event: 'return', by: 'process', to: 'APPROVE_NOPASS_CORP_2ND' },
    { event: 'revoke', by: 'submitter', to: 'APPROVE_NOPASS_CORP_2ND' },
  ],
  LEADER_REVOCATION_1ST: [{ event: 'take', by: 'first-reviewer', to: 'APPROVEING_1ST' }],
  LEADER_REVOCATION_2ND: [{ event: 'take', by: 'second-reviewer', to: 'APPROVEING_2ND' }],
};

/** Whether no verification is in progress: not begun, or certified. */
const isSettled = ({ state, node }: RealNamePlace): boolean => node === '' && (state === 'UNAUTH' || state === 'AUTH');

/** State during a round. A certified company stays usable while its change is verified. */
const stateOfRound = (before: AuthState): AuthState => (before === 'AUTH' ? 'UPDATE_VERIFYING' : 'VERIFYING');

/**
 * Where an event leads (document 2, section 4; checklist 3.3); undefined where it cannot happen, or not by this actor.
 * A leader's revocation of a certification (`AUTH`) begins the second review of a round that counts as a change: the
 * company stays usable meanwhile.
 */
export function realNamePlaceAfter(
  place: RealNamePlace,
  event: RealNameEvent,
  by: RealNameActor,
  process: CorpProcess,
): RealNamePlace | undefined {
  if (isSettled(place)) {
    if (event === 'submit' && by === 'submitter')
      return { state: stateOfRound(place.state), node: process === 'enterprise' ? 'SUBMIT_CORP' : 'SUBMIT_1ST' };
    return event === 'leader-revoke' && by === 'leader' && place.state === 'AUTH'
      ? { state: 'UPDATE_VERIFYING', node: 'LEADER_REVOCATION_2ND' }
      : undefined;
  }
  const { state, node } = place;
  if (node === '' || reviewOf(state, node) === 'none') return undefined;
  const edge = edges[node].find((each) => each.event === event && each.by === by);
  if (!edge) return undefined;
  if (edge.to === 'certified') return { state: 'AUTH', node: '' };
  return edge.to === 'before'
    ? { state: state === 'UPDATE_VERIFYING' ? 'AUTH' : 'UNAUTH', node: '' }
    : { state, node: edge.to };
}

/** Current holder of the form: the company's submitter, a stage of the platform, or nobody. */
export type Holder = 'submitter' | 'process' | 'first' | 'second' | 'nobody';

const holders: Readonly<Record<RealNameNode, Holder>> = {
  SUBMIT_1ST: 'first',
  RESUBMIT_1ST: 'first',
  APPROVEING_1ST: 'first',
  APPROVE_NOPASS_1ST: 'submitter',
  APPROVE_PASS_1ND: 'second',
  APPROVEING_2ND: 'second',
  APPROVE_NOPASS_1ST_2ND: 'first',
  SUBMIT_CORP: 'process',
  APPROVE_NOPASS_CORP_2ND: 'submitter',
  RESUBMIT_CORP: 'process',
  LEADER_REVOCATION_1ST: 'first',
  LEADER_REVOCATION_2ND: 'second',
};

export const holderOf = ({ node }: RealNamePlace): Holder => (node === '' ? 'nobody' : holders[node]);

/** Nodes at which a reviewer is working; at the others the form waits for one. */
const inHand: ReadonlySet<string> = new Set<RealNameNode>(['APPROVEING_1ST', 'APPROVEING_2ND']);

/**
 * Whether a reviewer is working on the form, rather than the form waiting for one. After an enterprise process the form
 * is at the node of the first review without a reviewer, so the last event decides where it is known.
 */
export const isTakenUp = ({ node }: RealNamePlace, lastEvent: RealNameEvent | undefined): boolean =>
  inHand.has(node) && (lastEvent === undefined || lastEvent === 'take');

/**
 * When the form was last saved in the current round; undefined where the platform has acted since. Instants in
 * milliseconds.
 */
export function saveTimeInRound(
  savedAt: number | undefined,
  steps: readonly { readonly at: number; readonly by: string }[],
): number | undefined {
  const answered = steps.findLast(({ by }) => by !== 'submitter')?.at;
  return savedAt !== undefined && answered !== undefined && savedAt <= answered ? undefined : savedAt;
}

/** Working days until the platform finishes, from the day of arrival: one for each remaining stage. */
export function reviewDays(place: RealNamePlace): number {
  const days: Readonly<Record<Holder, number>> = { submitter: 3, process: 3, first: 2, second: 1, nobody: 0 };
  return days[holderOf(place)];
}

/** Whether the submitter may withdraw the form now. */
export const mayRevoke = (place: RealNamePlace): boolean =>
  realNamePlaceAfter(place, 'revoke', 'submitter', 'usual') !== undefined;

/** Whether the form was returned to the submitter for correction. */
export const isReturned = (place: RealNamePlace): boolean => reviewOf(place.state, place.node) === 'rejected';
