import { reviewOf, type CertificationStatus } from '../../keys/certification.ts';

/**
 * Where a company stands with settling in to the partner bank's merchant system. `changed`: it no longer meets the
 * bank's requirements.
 */
export const settlingStates = ['open', 'reviewing', 'refused', 'changed', 'settled'] as const;
export type SettlingState = (typeof settlingStates)[number];

/** A state as a back end told it; `unrecognised` where it named none of these. */
export type ReportedSettlingState = SettlingState | 'unrecognised';

/** What moves it: the company hands in; everything else is the bank's. */
export const settlingEvents = ['hand-in', 'take', 'refuse', 'change', 'restore'] as const;
export type SettlingEvent = (typeof settlingEvents)[number];

const edges: Readonly<Record<SettlingState, Readonly<Partial<Record<SettlingEvent, SettlingState>>>>> = {
  open: { 'hand-in': 'reviewing', change: 'changed' },
  reviewing: { take: 'settled', refuse: 'refused', change: 'changed' },
  refused: { 'hand-in': 'reviewing', change: 'changed' },
  changed: { restore: 'open' },
  settled: {},
};

/** Where an event leads; undefined where it cannot happen. What is settled stays so. */
export const afterSettling = (state: SettlingState, event: SettlingEvent): SettlingState | undefined =>
  edges[state][event];

/** Whether an event needs a reason, which the company reads. */
export const needsReason = (event: SettlingEvent): boolean => event === 'refuse' || event === 'change';

/** The most that a reason says, in characters. */
export const longestSettlingReason = 200;

/** How many working days the bank takes. */
export const bankDays = 3;

/** Everything on which it depends what settling in comes to for somebody. */
export interface SettlingFacts extends Pick<CertificationStatus, 'realName' | 'node' | 'unified'> {
  readonly state: ReportedSettlingState;
  readonly isCore: boolean;
  readonly isMain: boolean;
  /** Whether whoever asks has signed the present agreement. */
  readonly isSigned: boolean;
}

/**
 * What keeps somebody from handing their company in to the bank, in the order in which it is checked: status,
 * certification, three certificates in one, who asks, the agreement (document 1, sections 2, 4 and 8; F-142, F-144).
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

/** A change of what was certified takes nothing back meanwhile. */
function realNameBar({ realName, node }: Pick<SettlingFacts, 'realName' | 'node'>): SettlingBar | undefined {
  if (realName === 'unrecognised') return 'state-unrecognised';
  if (realName === 'AUTH' || realName === 'UPDATE_VERIFYING') return undefined;
  if (realName === 'UNAUTH') return 'needs-real-name';
  return reviewOf(realName, node) === 'rejected' ? 'review-failed' : 'under-review';
}

/** Whether a company is known not to be certified by three certificates in one. */
const isKnownDivided = ({ unified }: Pick<SettlingFacts, 'unified'>): boolean => unified === false;

/**
 * All that stand in the way, in order. A core enterprise may settle in without three certificates in one (document 1,
 * section 8).
 */
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

/**
 * What somebody is told who presses to settle in and cannot go on; `divided-core` and `divided-chain`: not certified by
 * three certificates in one.
 */
export type SettlingPrompt =
  | 'changed'
  | 'status-unrecognised'
  | 'needs-real-name'
  | 'under-review'
  | 'review-failed'
  | 'state-unrecognised'
  | 'divided-core'
  | 'divided-chain';

/** What pressing "settle in" comes to: a prompt, or the page of the process, on which one goes on. */
export type SettlingAnswer =
  | { readonly kind: 'prompt'; readonly prompt: SettlingPrompt }
  | { readonly kind: 'process' };

/**
 * The checks in their order: status, certification, then the process (document 1, section 4; F-142). What has been
 * handed in or settled is followed on the page of the process.
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
 * The one entry that somebody is shown: to settle in, or to the workbench; both are the main user's alone (document 1,
 * sections 2 and 6). Nothing where there is no workbench.
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

/** `mend`: something is wrong that somebody has to mend; `waits`: another step comes before. */
export type SettlingStepState = 'done' | 'doing' | 'open' | 'mend' | 'unknown' | 'waits';

export interface SettlingStepStatus {
  readonly step: SettlingStep;
  readonly state: SettlingStepState;
  /** Why it is not done; undefined where nothing is wrong with it. */
  readonly because: SettlingBar | undefined;
}

const mends: ReadonlySet<SettlingBar | undefined> = new Set(['review-failed', 'not-unified', 'changed']);

/** How each step stands. What is settled has all behind it. */
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
