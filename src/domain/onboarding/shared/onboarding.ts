import { reviewOf, type CertificationStatus } from '../../keys/certification.ts';

/** State of onboarding with the partner bank. `changed`: the bank's requirements are no longer met. */
export const onboardingStates = ['open', 'reviewing', 'refused', 'changed', 'settled'] as const;
export type OnboardingState = (typeof onboardingStates)[number];

/** A state as the back end reports it; `unrecognised` for an unknown code. */
export type ReportedOnboardingState = OnboardingState | 'unrecognised';

/** Events: the company applies; all others are the bank's. */
export const onboardingEvents = ['hand-in', 'take', 'refuse', 'change', 'restore'] as const;
export type OnboardingEvent = (typeof onboardingEvents)[number];

const edges: Readonly<Record<OnboardingState, Readonly<Partial<Record<OnboardingEvent, OnboardingState>>>>> = {
  open: { 'hand-in': 'reviewing', change: 'changed' },
  reviewing: { take: 'settled', refuse: 'refused', change: 'changed' },
  refused: { 'hand-in': 'reviewing', change: 'changed' },
  changed: { restore: 'open' },
  settled: {},
};

/** The state after an event; undefined where it cannot happen. `settled` is final. */
export const afterOnboarding = (state: OnboardingState, event: OnboardingEvent): OnboardingState | undefined =>
  edges[state][event];

/** Whether an event needs a reason, which the company reads. */
export const needsReason = (event: OnboardingEvent): boolean => event === 'refuse' || event === 'change';

/** Maximum length of a reason, in characters. */
export const maxReasonCharacters = 200;

/** Working days until the bank answers. */
export const bankDays = 3;

/** Facts that decide about onboarding, for one user. */
export interface OnboardingFacts extends Pick<CertificationStatus, 'realName' | 'node' | 'unified'> {
  readonly state: ReportedOnboardingState;
  readonly isCore: boolean;
  readonly isMain: boolean;
  /** Whether the user has signed the current agreement. */
  readonly isSigned: boolean;
}

/**
 * Reasons against applying to the bank, in the order of the checks: status, certification, unified certificate, user,
 * agreement (document 1, sections 2, 4 and 8; F-142, F-144).
 */
export const onboardingBars = [
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
export type OnboardingBar = (typeof onboardingBars)[number];

function statusBar(state: ReportedOnboardingState): OnboardingBar | undefined {
  if (state === 'unrecognised') return 'status-unrecognised';
  return state === 'open' || state === 'refused' ? undefined : state;
}

/** A company stays certified while its data is being changed. */
function realNameBar({ realName, node }: Pick<OnboardingFacts, 'realName' | 'node'>): OnboardingBar | undefined {
  if (realName === 'unrecognised') return 'state-unrecognised';
  if (realName === 'AUTH' || realName === 'UPDATE_VERIFYING') return undefined;
  if (realName === 'UNAUTH') return 'needs-real-name';
  return reviewOf(realName, node) === 'rejected' ? 'review-failed' : 'under-review';
}

/** Whether a company is known not to be certified by three certificates in one. */
const isKnownDivided = ({ unified }: Pick<OnboardingFacts, 'unified'>): boolean => unified === false;

/** All reasons against applying, in order. A core enterprise needs no unified certificate (document 1, section 8). */
export function onboardingBarsOf(facts: OnboardingFacts): readonly OnboardingBar[] {
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
export type OnboardingPrompt =
  | 'changed'
  | 'status-unrecognised'
  | 'needs-real-name'
  | 'under-review'
  | 'review-failed'
  | 'state-unrecognised'
  | 'divided-core'
  | 'divided-chain';

/** Result of pressing "onboard": a prompt, or the page of the process. */
export type OnboardingAnswer =
  | { readonly kind: 'prompt'; readonly prompt: OnboardingPrompt }
  | { readonly kind: 'process' };

/**
 * Checks status and certification, then opens the process (document 1, section 4; F-142). The page of the process also
 * shows an application that was submitted or completed.
 */
export function onboardingAnswer(facts: Omit<OnboardingFacts, 'isMain' | 'isSigned'>): OnboardingAnswer {
  const { state, isCore } = facts;
  if (state === 'settled' || state === 'reviewing') return { kind: 'process' };
  const [bar] = onboardingBarsOf({ ...facts, isMain: true, isSigned: true });
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
 * The entry for a user: onboarding, or the workbench; both only for the main user (document 1, sections 2 and 6).
 * Undefined where there is no workbench.
 */
export function onboardingEntry({
  state,
  isMain,
  hasWorkbench,
}: {
  readonly state: OnboardingState;
  readonly isMain: boolean;
  readonly hasWorkbench: boolean;
}): 'onboarding' | 'workbench' | undefined {
  if (!isMain || !hasWorkbench) return undefined;
  return state === 'settled' ? 'workbench' : 'onboarding';
}

/** The steps of the process, in their order (F-146). */
export const onboardingSteps = ['certification', 'requirements', 'hand-in', 'bank'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** `mend`: the company has to correct something; `waits`: another step comes first. */
export type OnboardingStepState = 'done' | 'doing' | 'open' | 'mend' | 'unknown' | 'waits';

export interface OnboardingStepStatus {
  readonly step: OnboardingStep;
  readonly state: OnboardingStepState;
  /** Why the step is not done; undefined for no problem. */
  readonly because: OnboardingBar | undefined;
}

const mends: ReadonlySet<OnboardingBar | undefined> = new Set(['review-failed', 'not-unified', 'changed']);

/** Status of each step. All steps of an onboarded company are done. */
export function onboardingStepsOf(facts: OnboardingFacts): readonly OnboardingStepStatus[] {
  const { state } = facts;
  if (state === 'settled') return onboardingSteps.map((step) => ({ step, state: 'done', because: undefined }));
  const bars = onboardingBarsOf({ ...facts, isMain: true, isSigned: true });
  const certifying = bars.find(
    (bar) =>
      bar === 'needs-real-name' ||
      bar === 'under-review' ||
      bar === 'review-failed' ||
      bar === 'state-unrecognised' ||
      bar === 'not-unified',
  );
  const asked = bars.find((bar) => bar === 'changed' || bar === 'status-unrecognised');
  const stateOf = (bar: OnboardingBar | undefined): OnboardingStepState => {
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
