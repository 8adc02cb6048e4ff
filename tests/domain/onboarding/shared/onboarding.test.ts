import { describe, expect, it } from 'vitest';
import { parseAuthState, type ReportedAuthState } from '../../../../src/domain/keys/certification.ts';
import {
  afterOnboarding,
  needsReason,
  onboardingAnswer,
  onboardingBarsOf,
  onboardingEntry,
  onboardingEvents,
  onboardingStates,
  onboardingSteps,
  onboardingStepsOf,
  type OnboardingFacts,
  type ReportedOnboardingState,
} from '../../../../src/domain/onboarding/shared/onboarding.ts';

const ready: OnboardingFacts = {
  state: 'open',
  realName: 'AUTH',
  node: '',
  unified: true,
  isCore: false,
  isMain: true,
  isSigned: true,
};

const states: readonly ReportedOnboardingState[] = [...onboardingStates, 'unrecognised'];
const realNames: readonly ReportedAuthState[] = [
  'UNAUTH',
  'VERIFYING',
  'UPDATE_VERIFYING',
  'AUTH',
  parseAuthState('OTHER'),
];
const nodes = ['', 'APPROVEING_1ST', 'APPROVE_NOPASS_1ST', 'ELSEWHERE'];
const all: OnboardingFacts[] = [];
for (const state of states)
  for (const realName of realNames)
    for (const node of nodes)
      for (const unified of [true, false, undefined])
        for (const isCore of [true, false])
          for (const isMain of [true, false])
            for (const isSigned of [true, false])
              all.push({ state, realName, node, unified, isCore, isMain, isSigned });

describe('the obstacles to onboarding', () => {
  it.each<[Partial<OnboardingFacts>, readonly string[]]>([
    [{}, []],
    [{ state: 'refused' }, []],
    [{ state: 'settled' }, ['settled']],
    [{ state: 'reviewing' }, ['reviewing']],
    [{ state: 'changed' }, ['changed']],
    [{ state: 'unrecognised' }, ['status-unrecognised']],
    [{ realName: 'UNAUTH' }, ['needs-real-name']],
    [{ realName: 'VERIFYING', node: 'SUBMIT_1ST' }, ['under-review']],
    [{ realName: 'VERIFYING', node: '' }, ['under-review']],
    [{ realName: 'VERIFYING', node: 'APPROVE_NOPASS_CORP_2ND' }, ['review-failed']],
    [{ realName: 'UPDATE_VERIFYING', node: 'APPROVE_NOPASS_1ST' }, []],
    [{ realName: 'unrecognised' }, ['state-unrecognised']],
    [{ unified: false }, ['not-unified']],
    [{ unified: false, isCore: true }, []],
    [{ unified: undefined }, []],
    [{ isMain: false }, ['not-main']],
    [{ isSigned: false }, ['agreement-unsigned']],
    [
      { state: 'changed', realName: 'UNAUTH', unified: false, isMain: false, isSigned: false },
      ['changed', 'needs-real-name', 'not-unified', 'not-main', 'agreement-unsigned'],
    ],
  ])('with %j: %j', (more, bars) => {
    expect(onboardingBarsOf({ ...ready, ...more })).toEqual(bars);
  });
});

describe('the answer to a request to onboard', () => {
  it.each<[Partial<OnboardingFacts>, object]>([
    [{}, { kind: 'process' }],
    [{ state: 'refused' }, { kind: 'process' }],
    // A process that is with the bank or has ended is shown on the page, whatever the certification.
    [{ state: 'reviewing', realName: 'UNAUTH', unified: false }, { kind: 'process' }],
    [{ state: 'settled', unified: false }, { kind: 'process' }],
    // The status comes before the certification, and the certification before three certificates in one.
    [
      { state: 'changed', realName: 'UNAUTH', unified: false },
      { kind: 'prompt', prompt: 'changed' },
    ],
    [
      { state: 'unrecognised', realName: 'UNAUTH' },
      { kind: 'prompt', prompt: 'status-unrecognised' },
    ],
    [
      { realName: 'UNAUTH', unified: false },
      { kind: 'prompt', prompt: 'needs-real-name' },
    ],
    [
      { realName: 'VERIFYING', node: 'APPROVEING_2ND', isCore: true, unified: false },
      { kind: 'prompt', prompt: 'under-review' },
    ],
    [
      { realName: 'VERIFYING', node: 'APPROVE_NOPASS_1ST' },
      { kind: 'prompt', prompt: 'review-failed' },
    ],
    [{ realName: 'unrecognised' }, { kind: 'prompt', prompt: 'state-unrecognised' }],
    [{ unified: false }, { kind: 'prompt', prompt: 'divided-chain' }],
    [
      { unified: false, isCore: true },
      { kind: 'prompt', prompt: 'divided-core' },
    ],
    [{ unified: undefined, isCore: true }, { kind: 'process' }],
  ])('with %j: %j', (more, answer) => {
    expect(onboardingAnswer({ ...ready, ...more })).toEqual(answer);
  });

  it(`in all ${all.length} cases prompts exactly where something but the person and the signature is in the way, or a core enterprise may choose`, () => {
    for (const facts of all) {
      const bars = onboardingBarsOf({ ...facts, isMain: true, isSigned: true });
      const followed = facts.state === 'settled' || facts.state === 'reviewing';
      const chooses = facts.isCore && facts.unified === false;
      expect([facts, onboardingAnswer(facts).kind]).toEqual([
        facts,
        followed || (bars.length === 0 && !chooses) ? 'process' : 'prompt',
      ]);
    }
  });
});

describe('the steps of onboarding', () => {
  const shortly = (more: Partial<OnboardingFacts>) =>
    onboardingStepsOf({ ...ready, ...more }).map(({ state, because }) => (because ? `${state}: ${because}` : state));

  it.each<[Partial<OnboardingFacts>, readonly string[]]>([
    [{}, ['done', 'done', 'open', 'waits']],
    [{ isMain: false, isSigned: false }, ['done', 'done', 'open', 'waits']],
    [{ realName: 'UNAUTH' }, ['open: needs-real-name', 'done', 'waits', 'waits']],
    [{ realName: 'VERIFYING', node: 'SUBMIT_1ST', unified: false }, ['doing: under-review', 'done', 'waits', 'waits']],
    [{ realName: 'VERIFYING', node: 'APPROVE_NOPASS_1ST' }, ['mend: review-failed', 'done', 'waits', 'waits']],
    [{ realName: 'unrecognised' }, ['unknown: state-unrecognised', 'done', 'waits', 'waits']],
    [{ unified: false }, ['mend: not-unified', 'done', 'waits', 'waits']],
    [{ unified: false, isCore: true }, ['done', 'done', 'open', 'waits']],
    [{ state: 'changed' }, ['done', 'mend: changed', 'waits', 'waits']],
    [
      { state: 'unrecognised', realName: 'UNAUTH' },
      ['open: needs-real-name', 'unknown: status-unrecognised', 'waits', 'waits'],
    ],
    [{ state: 'refused' }, ['done', 'done', 'mend', 'waits']],
    [{ state: 'refused', realName: 'UNAUTH' }, ['open: needs-real-name', 'done', 'waits', 'waits']],
    [{ state: 'reviewing' }, ['done', 'done', 'done', 'doing']],
    [{ state: 'settled', realName: 'UNAUTH', unified: false }, ['done', 'done', 'done', 'done']],
  ])('with %j: %j', (more, steps) => {
    expect(shortly(more)).toEqual(steps);
  });

  it(`are the same four in all ${all.length} cases, and let a company be handed in only where nothing is in the way`, () => {
    for (const facts of all) {
      const steps = onboardingStepsOf(facts);
      expect(steps.map(({ step }) => step)).toEqual(onboardingSteps);
      const mayHandIn = steps[2]?.state === 'open' || steps[2]?.state === 'mend';
      expect([facts, mayHandIn]).toEqual([
        facts,
        onboardingBarsOf({ ...facts, isMain: true, isSigned: true }).length === 0,
      ]);
    }
  });
});

describe('the states of onboarding', () => {
  it('change only by the allowed events', () => {
    const moves = onboardingStates.flatMap((state) =>
      onboardingEvents.flatMap((event) => {
        const to = afterOnboarding(state, event);
        return to ? [`${state} ${event} ${to}`] : [];
      }),
    );
    expect(moves).toEqual([
      'open hand-in reviewing',
      'open change changed',
      'reviewing take settled',
      'reviewing refuse refused',
      'reviewing change changed',
      'refused hand-in reviewing',
      'refused change changed',
      'changed restore open',
    ]);
    expect(onboardingEvents.filter(needsReason)).toEqual(['refuse', 'change']);
  });
});

describe('the entry shown for onboarding', () => {
  it.each(
    onboardingStates.flatMap((state) =>
      [true, false].flatMap((isMain) => [true, false].map((hasWorkbench) => ({ state, isMain, hasWorkbench }))),
    ),
  )('in %j', (facts) => {
    expect(onboardingEntry(facts)).toBe(
      facts.isMain && facts.hasWorkbench ? (facts.state === 'settled' ? 'workbench' : 'onboarding') : undefined,
    );
  });
});
