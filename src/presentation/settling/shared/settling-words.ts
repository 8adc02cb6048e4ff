import {
  bankDays,
  type SettlingBar,
  type SettlingPrompt,
  type SettlingStep,
  type SettlingStepState,
  type ReportedSettlingState,
} from '../../../domain/settling/shared/settling.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';

/** Words for each reason that prevents settling in. */
export const barWords: Readonly<Record<SettlingBar, PlainKey>> = {
  settled: 'settling.because-settled',
  reviewing: 'settling.because-reviewing',
  changed: 'settling.because-changed',
  'status-unrecognised': 'settling.because-status-unrecognised',
  'needs-real-name': 'settling.because-needs-real-name',
  'under-review': 'settling.because-under-review',
  'review-failed': 'settling.because-review-failed',
  'state-unrecognised': 'settling.because-state-unrecognised',
  'not-unified': 'settling.because-not-unified',
  'not-main': 'settling.because-not-main',
  'agreement-unsigned': 'settling.because-agreement-unsigned',
};

export const stepNames: Readonly<Record<SettlingStep, PlainKey>> = {
  certification: 'settling.step-certification',
  requirements: 'settling.step-requirements',
  'hand-in': 'settling.step-hand-in',
  bank: 'settling.step-bank',
};
export const stepAbout: Readonly<Record<SettlingStep, Message>> = {
  certification: message('settling.about-certification'),
  requirements: message('settling.about-requirements'),
  'hand-in': message('settling.about-hand-in'),
  bank: message('settling.about-bank', { days: bankDays }),
};
export const stepStates: Readonly<Record<SettlingStepState, PlainKey>> = {
  done: 'settling.is-done',
  doing: 'settling.is-doing',
  open: 'settling.is-open',
  mend: 'settling.is-mend',
  unknown: 'settling.is-unknown',
  waits: 'settling.is-waits',
};

/** The message for a user who cannot continue, and whether certifying or the hotline helps. */
export const promptLook: Readonly<
  Record<SettlingPrompt, { readonly words: PlainKey; readonly way: 'certify' | 'hotline' | 'look' }>
> = {
  changed: { words: 'settling.prompt-changed', way: 'hotline' },
  'status-unrecognised': { words: 'settling.because-status-unrecognised', way: 'hotline' },
  'state-unrecognised': { words: 'settling.because-state-unrecognised', way: 'hotline' },
  'needs-real-name': { words: 'settling.prompt-needs-real-name', way: 'certify' },
  'review-failed': { words: 'settling.prompt-review-failed', way: 'certify' },
  'under-review': { words: 'settling.prompt-under-review', way: 'look' },
  'divided-core': { words: 'settling.prompt-core', way: 'certify' },
  'divided-chain': { words: 'settling.prompt-chain', way: 'certify' },
};

/** The words of the link to the certification, by what is wrong with it. */
export const certificationWays: ReadonlyMap<SettlingBar, PlainKey> = new Map([
  ['needs-real-name', 'settling.go-certify'],
  ['review-failed', 'settling.go-mend'],
  ['under-review', 'settling.see-certification'],
  ['not-unified', 'settling.go-certify'],
  ['state-unrecognised', 'settling.see-certification'],
]);

/** The words and colour of a company's state. */
export const stateLook: Readonly<
  Record<ReportedSettlingState, { readonly tone: 'ok' | 'info' | 'warn' | 'bad' | 'idle'; readonly words: PlainKey }>
> = {
  open: { tone: 'idle', words: 'settling.state-open' },
  reviewing: { tone: 'info', words: 'settling.state-reviewing' },
  refused: { tone: 'bad', words: 'settling.state-refused' },
  changed: { tone: 'warn', words: 'settling.state-changed' },
  settled: { tone: 'ok', words: 'settling.state-settled' },
  unrecognised: { tone: 'warn', words: 'settling.state-unrecognised' },
};
