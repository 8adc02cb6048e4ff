import {
  bankDays,
  type OnboardingBar,
  type OnboardingPrompt,
  type OnboardingStep,
  type OnboardingStepState,
  type ReportedOnboardingState,
} from '../../../domain/onboarding/shared/onboarding.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';

/** Words for each reason that prevents onboarding. */
export const barWords: Readonly<Record<OnboardingBar, PlainKey>> = {
  settled: 'onboarding.because-onboarded',
  reviewing: 'onboarding.because-reviewing',
  changed: 'onboarding.because-changed',
  'status-unrecognised': 'onboarding.because-status-unrecognised',
  'needs-real-name': 'onboarding.because-needs-real-name',
  'under-review': 'onboarding.because-under-review',
  'review-failed': 'onboarding.because-review-failed',
  'state-unrecognised': 'onboarding.because-state-unrecognised',
  'not-unified': 'onboarding.because-not-unified',
  'not-main': 'onboarding.because-not-main',
  'agreement-unsigned': 'onboarding.because-agreement-unsigned',
};

export const stepNames: Readonly<Record<OnboardingStep, PlainKey>> = {
  certification: 'onboarding.step-certification',
  requirements: 'onboarding.step-requirements',
  'hand-in': 'onboarding.step-hand-in',
  bank: 'onboarding.step-bank',
};
export const stepAbout: Readonly<Record<OnboardingStep, Message>> = {
  certification: message('onboarding.about-certification'),
  requirements: message('onboarding.about-requirements'),
  'hand-in': message('onboarding.about-hand-in'),
  bank: message('onboarding.about-bank', { days: bankDays }),
};
export const stepStates: Readonly<Record<OnboardingStepState, PlainKey>> = {
  done: 'onboarding.is-done',
  doing: 'onboarding.is-doing',
  open: 'onboarding.is-open',
  mend: 'onboarding.is-mend',
  unknown: 'onboarding.is-unknown',
  waits: 'onboarding.is-waits',
};

/** The message for a user who cannot continue, and whether certifying or the hotline helps. */
export const promptLook: Readonly<
  Record<OnboardingPrompt, { readonly words: PlainKey; readonly way: 'certify' | 'hotline' | 'look' }>
> = {
  changed: { words: 'onboarding.prompt-changed', way: 'hotline' },
  'status-unrecognised': { words: 'onboarding.because-status-unrecognised', way: 'hotline' },
  'state-unrecognised': { words: 'onboarding.because-state-unrecognised', way: 'hotline' },
  'needs-real-name': { words: 'onboarding.prompt-needs-real-name', way: 'certify' },
  'review-failed': { words: 'onboarding.prompt-review-failed', way: 'certify' },
  'under-review': { words: 'onboarding.prompt-under-review', way: 'look' },
  'divided-core': { words: 'onboarding.prompt-core', way: 'certify' },
  'divided-chain': { words: 'onboarding.prompt-chain', way: 'certify' },
};

/** The words of the link to the certification, by what is wrong with it. */
export const certificationWays: ReadonlyMap<OnboardingBar, PlainKey> = new Map([
  ['needs-real-name', 'onboarding.go-certify'],
  ['review-failed', 'onboarding.go-mend'],
  ['under-review', 'onboarding.see-certification'],
  ['not-unified', 'onboarding.go-certify'],
  ['state-unrecognised', 'onboarding.see-certification'],
]);

/** The words and colour of a company's state. */
export const stateLook: Readonly<
  Record<ReportedOnboardingState, { readonly tone: 'ok' | 'info' | 'warn' | 'bad' | 'idle'; readonly words: PlainKey }>
> = {
  open: { tone: 'idle', words: 'onboarding.state-open' },
  reviewing: { tone: 'info', words: 'onboarding.state-reviewing' },
  refused: { tone: 'bad', words: 'onboarding.state-refused' },
  changed: { tone: 'warn', words: 'onboarding.state-changed' },
  settled: { tone: 'ok', words: 'onboarding.state-settled' },
  unrecognised: { tone: 'warn', words: 'onboarding.state-unrecognised' },
};
