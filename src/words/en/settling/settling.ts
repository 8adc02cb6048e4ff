import { englishDay, englishMomentOfYear } from '../../format.ts';
import { plural } from '../../plural.ts';
import type { settling as chinese } from '../../zh-CN/settling/settling.ts';

export const settling: typeof chinese = {
  'settling.title': 'Settling in to the partner bank',
  'settling.facts':
    'Once your company has settled in to the partner bank’s merchant system (the workbench), its main user goes there from the top of the page without signing in again.',
  'settling.entry-body':
    'Your company has not settled in to the partner bank’s merchant system (the workbench) yet. As its main user you see to it; it is free of charge.',
  'settling.settle': 'Settle in',
  'settling.settle-here': 'You are settling in already: please go on with the steps below',
  'settling.settle-done': 'Your company has settled in',
  'settling.state-open': 'Not settled in',
  'settling.state-reviewing': 'With the bank',
  'settling.state-refused': 'Refused by the bank',
  'settling.state-changed': 'Suspended',
  'settling.state-settled': 'Settled in',
  'settling.state-unrecognised': 'State not recognised',
  'settling.steps': 'How settling in goes',
  'settling.step-certification': 'Certification',
  'settling.about-certification':
    'The company has to pass real-name authentication and to hold three certificates in one. A core enterprise may settle in first and unite its certificates later.',
  'settling.step-requirements': 'The bank’s requirements',
  'settling.about-requirements': 'The company has to meet what the partner bank asks for; the bank checks it.',
  'settling.step-hand-in': 'Sign and hand in',
  'settling.about-hand-in':
    'The main user signs the agreement, and the platform hands the data that it names to the partner bank.',
  'settling.step-bank': 'Review by the bank',
  'settling.about-bank': ({ days }) =>
    `Usually takes ${plural(days, 'working day', 'working days')}. After that the main user can go to the workbench.`,
  'settling.is-done': 'Done',
  'settling.is-met': 'Met at present',
  'settling.is-later': 'May be completed later',
  'settling.is-doing': 'Under way',
  'settling.is-open': 'To do',
  'settling.is-mend': 'To be mended',
  'settling.is-unknown': 'Not recognised',
  'settling.is-waits': 'Not begun',
  'settling.because-settled': 'Your company has settled in already.',
  'settling.because-reviewing': 'The partner bank is looking at it.',
  'settling.because-changed':
    'The company’s conditions have changed and no longer meet the partner bank’s requirements.',
  'settling.because-status-unrecognised':
    'How settling in stands was not understood. Please try again later, or ask customer service.',
  'settling.because-needs-real-name': 'The company has not passed real-name authentication yet.',
  'settling.because-under-review': 'The company’s real-name authentication is under review.',
  'settling.because-review-failed': 'The company’s real-name authentication was returned and is to be mended.',
  'settling.because-state-unrecognised':
    'How the real-name authentication stands was not understood. Please try again later, or ask customer service.',
  'settling.because-not-unified': 'The company is not yet certified by three certificates in one.',
  'settling.because-not-main': 'Your company’s main user sees to settling in.',
  'settling.because-agreement-unsigned': 'The agreement has not been signed yet.',
  'settling.core-divided':
    'Your company is not yet certified by three certificates in one. As a core enterprise it may settle in first.',
  'settling.prompt-title': 'Prompt',
  'settling.prompt-changed':
    'The company’s conditions have changed and no longer meet the partner bank’s requirements. Please call the customer hotline.',
  'settling.prompt-needs-real-name': 'Before it settles in, the company has to pass real-name authentication.',
  'settling.prompt-review-failed':
    'The company’s real-name authentication was returned. It can settle in once that is mended and has passed.',
  'settling.prompt-under-review':
    'The company’s real-name authentication is under review. It can settle in once that has passed.',
  'settling.prompt-core':
    'Your company is not yet certified by three certificates in one: it passed with the three older papers. You may certify it first, or settle in directly.',
  'settling.prompt-chain':
    'Your company is not yet certified by three certificates in one. Please certify it first, then settle in. It passed with the three older papers.',
  'settling.go-certify': 'Go and certify',
  'settling.go-mend': 'Go and mend it',
  'settling.see-certification': 'See the certification',
  'settling.settle-directly': 'Settle in directly',
  'settling.know': 'I see',
  'settling.not-now': 'Not now',
  'settling.bank-said': ({ reason }) => `The partner bank says: ${reason}`,
  'settling.handed-in-by': ({ by, at }) => `Handed in${by === '' ? '' : ` by ${by}`}, ${englishMomentOfYear(at)}.`,
  'settling.expected': ({ day, about }) =>
    `An answer is expected by ${about ? 'about ' : ''}${englishDay(day)}; if none has come by then, please ask customer service.`,
  'settling.taken-at': ({ at }) => `Taken, ${englishMomentOfYear(at)}.`,
  'settling.refused-at': ({ at }) =>
    `The partner bank refused, ${englishMomentOfYear(at)}. It can be handed in again once that is seen to.`,
  'settling.read': 'Read the agreement',
  'settling.agreement-title': 'Agreement on settling in to the partner bank’s merchant system',
  'settling.agreement-agree': 'Sign and hand in',
  'settling.sign-and-hand-in': 'Sign and hand in',
  'settling.hand-in-again': 'Hand in again',
  'settling.agreement-changed':
    'The agreement has another version by now. Please reload the page and read it again. Nothing was signed or handed in.',
  'settling.handed-in': 'Handed in to the partner bank',
  'settling.refused-title': 'It was not handed in, because:',
  'settling.success-title': 'Settled in',
  'settling.success':
    'The partner bank has taken your company. The workbench opens when the time is up, or at once when you press.',
  'settling.success-uploading':
    'The partner bank has taken your company. Files are still being uploaded: leaving now would stop them.',
  'settling.go-now': 'Go now',
  'settling.stay': 'Stay here',
  'settling.go-workbench': 'Go to the workbench',
  'settling.go-uploading': 'Files are still being uploaded: you can go once they are done',
  'settling.only-main-goes': 'Your company’s main user goes to the workbench.',
  'settling.not-over': 'The workbench cannot be gone to yet. Please try again later.',
};
