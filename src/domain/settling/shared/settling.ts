import { reviewOf, type CertificationStatus } from '../../keys/certification.ts';

/** State of settling in to the partner bank's merchant system. `changed`: the bank's requirements are no longer met. */
export const settlingStates = ['open', 'reviewing', 'refused', 'changed', 'settled'] as const;
export type SettlingState = (typeof settlingStates)[number];

/** A state as the back end reports it; `unrecognised` for an unknown code. */
export type ReportedSettlingState = SettlingState | 'unrecognised';

/** Events: the company applies; all others are the bank's. */
export const settlingEvents = ['hand-in', 'take', 'refuse', 'change', 'restore'] as const;
export type SettlingEvent = (typeof settlingEvents)[number];

const edges: Readonly<Record<SettlingState, Readonly<Partial<Record<SettlingEvent, SettlingState>>>>> = {
  open: { 'hand-in': 'reviewing', change: 'changed' },
  reviewing: { take: 'settled', refuse: 'refused', change: 'changed' },
  refused: { 'hand-in': 'reviewing', change: 'changed' },
  changed: { restore: 'open' },
  settled: {},
};

/** The state after an event; undefined where it cannot happen. `settled` is final. */
export const afterSettling = (state: SettlingState, event: SettlingEvent): SettlingState | undefined =>
  edges[state][event];

/** Whether an event needs a reason, which the company reads. */
export const needsReason = (event: SettlingEvent): boolean => event === 'refuse' || event === 'change';

/** Maximum length of a reason, in characters. */
export const longestSettlingReason = 200;

/** Working days until the bank answers. */
export const bankDays = 3;

/** Facts that decide about settling in, for one user. */
export interface SettlingFacts extends Pick<CertificationStatus, 'realName' | 'node' | 'unified'> {
  readonly state: ReportedSettlingState;
  readonly isCore: boolean;
  readonly isMain: boolean;
  /** Whether the user has signed the current agreement. */
  readonly isSigned: boolean;
}

/**
 * Reasons against applying to the bank, in the order of the checks: status, certification, unified certificate, user,
 * agreement (document 1, sections 2, 4 and 8; F-142, F-144).
 */
export const settlingBars = [
  'settled',
  'reviewing',
  'changed',
  'status-unrecognised',
  'needs-real-name',
  'under-review',
  'review-failed',
  'state-unrecognised',
  'not-unified',
  'not-main',
  'agreement-unsigned',
] as const;
export type SettlingBar = (typeof settlingBars)[number];

function statusBar(state: ReportedSettlingState): SettlingBar | undefined {
  if (state === 'unrecognised') return 'status-unrecognised';
  return state === 'open' || state === 'refused' ? undefined : state;
}

/** A company stays certified while its data is being changed. */
function realNameBar({ realName, node }: Pick<SettlingFacts, 'realName' | 'node'>): SettlingBar | undefined {
  if (realName === 'unrecognised') return 'state-unrecognised';
  if (realName === 'AUTH' || realName === 'UPDATE_VERIFYING') return undefined;
  if (realName === 'UNAUTH') return 'needs-real-name';
  return reviewOf(realName, node) === 'rejected' ? 'review-failed' : 'under-review';
}

/** Whether a company is known not to be certified by three certificates in one. */
const isKnownDivided = ({ unified }: Pick<SettlingFacts, 'unified'>): boolean => unified === false;

/** All reasons against applying, in order. A core enterprise needs no unified certificate (document 1, section 8). */
export function settlingBarsOf(facts: SettlingFacts): readonly SettlingBar[] {
  const bars = [
    statusBar(facts.state),
    realNameBar(facts),
    isKnownDivided(facts) && !facts.isCore ? 'not-unified' : undefined,
    facts.isMain ? undefined : 'not-main',
    facts.isSigned ? undefined : 'agreement-unsigned',
  ] as const;
  return bars.filter((bar) => bar !== undefined);
}

/** Prompt for a user who cannot continue; `divided-core` and `divided-chain`: no unified certificate. */
export type SettlingPrompt =
  | 'changed'
  | 'status-unrecognised'
  | 'needs-real-name'
  | 'under-review'
  | 'review-failed'
  | 'state-unrecognised'
  | 'divided-core'
  | 'divided-chain';

/** Result of pressing "settle in": a prompt, or the page of the process. */
export type SettlingAnswer =
  | { readonly kind: 'prompt'; readonly prompt: SettlingPrompt }
  | { readonly kind: 'process' };

/**
 * Checks status and certification, then opens the process (document 1, section 4; F-142). The page of the process also
 * shows an application that was submitted or settled.
 */
export function settlingAnswer(facts: Omit<SettlingFacts, 'isMain' | 'isSigned'>): SettlingAnswer {
  const { state, isCore } = facts;
  if (state === 'settled' || state === 'reviewing') return { kind: 'process' };
  const [bar] = settlingBarsOf({ ...facts, isMain: true, isSigned: true });
  if (bar === 'not-unified') return { kind: 'prompt', prompt: 'divided-chain' };
  if (
    bar !== undefined &&
    bar !== 'settled' &&
    bar !== 'reviewing' &&
    bar !== 'not-main' &&
    bar !== 'agreement-unsigned'
  )
    return { kind: 'prompt', prompt: bar };
  return isCore && isKnownDivided(facts) ? { kind: 'prompt', prompt: 'divided-core' } : { kind: 'process' };
}

/**
 * The entry for a user: settling in, or the workbench; both only for the main user (document 1, sections 2 and 6).
 * Undefined where there is no workbench.
 */
export function settlingEntry({
  state,
  isMain,
  hasWorkbench,
}: {
  readonly state: SettlingState;
  readonly isMain: boolean;
  readonly hasWorkbench: boolean;
}): 'settle' | 'workbench' | undefined {
  if (!isMain || !hasWorkbench) return undefined;
  return state === 'settled' ? 'workbench' : 'settle';
}

/** The steps of the process, in their order (F-146). */
export const settlingSteps = ['certification', 'requirements', 'hand-in', 'bank'] as const;
export type SettlingStep = (typeof settlingSteps)[number];

/** `mend`: the company has to correct something; `waits`: another step comes first. */
export type SettlingStepState = 'done' | 'doing' | 'open' | 'mend' | 'unknown' | 'waits';

export interface SettlingStepStatus {
  readonly step: SettlingStep;
  readonly state: SettlingStepState;
  /** Why the step is not done; undefined for no problem. */
  readonly because: SettlingBar | undefined;
}

const mends: ReadonlySet<SettlingBar | undefined> = new Set(['review-failed', 'not-unified', 'changed']);

/** Status of each step. All steps of a settled company are done. */
export function settlingStepsOf(facts: SettlingFacts): readonly SettlingStepStatus[] {
  const { state } = facts;
  if (state === 'settled') return settlingSteps.map((step) => ({ step, state: 'done', because: undefined }));
  const bars = settlingBarsOf({ ...facts, isMain: true, isSigned: true });
  const certifying = bars.find(
    (bar) =>
      bar === 'needs-real-name' ||
      bar === 'under-review' ||
      bar === 'review-failed' ||
      bar === 'state-unrecognised' ||
      bar === 'not-unified',
  );
  const asked = bars.find((bar) => bar === 'changed' || bar === 'status-unrecognised');
  const stateOf = (bar: SettlingBar | undefined): SettlingStepState => {
    if (bar === undefined) return 'done';
    if (bar === 'under-review') return 'doing';
    if (bar === 'state-unrecognised' || bar === 'status-unrecognised') return 'unknown';
    return mends.has(bar) ? 'mend' : 'open';
  };
  const isFree = certifying === undefined && asked === undefined;
  const isWithBank = state === 'reviewing';
  return [
    { step: 'certification', state: stateOf(certifying), because: certifying },
    { step: 'requirements', state: stateOf(asked), because: asked },
    {
      step: 'hand-in',
      state: isWithBank ? 'done' : isFree ? (state === 'refused' ? 'mend' : 'open') : 'waits',
      because: undefined,
    },
    { step: 'bank', state: isWithBank ? 'doing' : 'waits', because: undefined },
  ];
}
