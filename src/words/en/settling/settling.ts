import { englishDay, englishMomentOfYear } from '../../format.ts';
import { plural } from '../../plural.ts';
import type { settling as chinese } from '../../zh-CN/settling/settling.ts';

export const settling: typeof chinese = {
  'settling.title': 'Onboarding with the partner bank',
  'settling.facts':
    'Once your company has joined the partner bank’s merchant system (the workbench), its main user can go there from the top of the page without signing in again.',
  'settling.entry-body':
    'Your company has not yet joined the partner bank’s merchant system (the workbench). As its main user you can do this; it is free of charge.',
  'settling.settle': 'Start onboarding',
  'settling.settle-here': 'Onboarding is under way: please continue with the steps below',
  'settling.settle-done': 'Onboarding completed',
  'settling.state-open': 'Not onboarded',
  'settling.state-reviewing': 'With the bank',
  'settling.state-refused': 'Refused by the bank',
  'settling.state-changed': 'Suspended',
  'settling.state-settled': 'Onboarded',
  'settling.state-unrecognised': 'State not recognised',
  'settling.steps': 'Onboarding steps',
  'settling.step-certification': 'Certification',
  'settling.about-certification':
    'The company has to pass real-name authentication and to hold three certificates in one. A core enterprise may onboard first and obtain the three-in-one certificate later.',
  'settling.step-requirements': 'The bank’s requirements',
  'settling.about-requirements': 'The company must meet the partner bank’s requirements; the bank checks this.',
  'settling.step-hand-in': 'Sign and submit',
  'settling.about-hand-in':
    'The main user signs the agreement, and the platform then submits the data listed in it to the partner bank.',
  'settling.step-bank': 'Review by the bank',
  'settling.about-bank': ({ days }) =>
    `Usually takes ${plural(days, 'working day', 'working days')}. After that the main user can go to the workbench.`,
  'settling.is-done': 'Done',
  'settling.is-met': 'Met at present',
  'settling.is-later': 'May be completed later',
  'settling.is-doing': 'Under way',
  'settling.is-open': 'To do',
  'settling.is-mend': 'To be corrected',
  'settling.is-unknown': 'Not recognised',
  'settling.is-waits': 'Not started',
  'settling.because-settled': 'Your company is already onboarded.',
  'settling.because-reviewing': 'The partner bank is reviewing it.',
  'settling.because-changed':
    'The company’s conditions have changed and no longer meet the partner bank’s requirements.',
  'settling.because-status-unrecognised':
    'The onboarding state could not be determined. Please try again later, or contact customer service.',
  'settling.because-needs-real-name': 'The company has not passed real-name authentication yet.',
  'settling.because-under-review': 'The company’s real-name authentication is under review.',
  'settling.because-review-failed': 'The company’s real-name authentication was returned and is to be corrected.',
  'settling.because-state-unrecognised':
    'The real-name authentication state could not be determined. Please try again later, or contact customer service.',
  'settling.because-not-unified': 'The company is not yet certified by three certificates in one.',
  'settling.because-not-main': 'Onboarding is handled by your company’s main user.',
  'settling.because-agreement-unsigned': 'The agreement has not been signed yet.',
  'settling.core-divided':
    'Your company is not yet certified by three certificates in one. As a core enterprise it may onboard first.',
  'settling.prompt-title': 'Prompt',
  'settling.prompt-changed':
    'The company’s conditions have changed and no longer meet the partner bank’s requirements. Please call the customer hotline.',
  'settling.prompt-needs-real-name': 'Before onboarding, the company has to pass real-name authentication.',
  'settling.prompt-review-failed':
    'The company’s real-name authentication was returned. It can onboard once that is corrected and has passed.',
  'settling.prompt-under-review':
    'The company’s real-name authentication is under review. It can onboard once that has passed.',
  'settling.prompt-core':
    'Your company is not yet certified by three certificates in one: its authentication used the three older certificates. You may certify it first, or onboard directly.',
  'settling.prompt-chain':
    'Your company is not yet certified by three certificates in one. Please certify it first, then onboard. Its authentication used the three older certificates.',
  'settling.go-certify': 'Go and certify',
  'settling.go-mend': 'Correct it',
  'settling.see-certification': 'See the certification',
  'settling.settle-directly': 'Onboard directly',
  'settling.know': 'I see',
  'settling.not-now': 'Not now',
  'settling.bank-said': ({ reason }) => `The partner bank says: ${reason}`,
  'settling.handed-in-by': ({ by, at }) => `Submitted${by === '' ? '' : ` by ${by}`}, ${englishMomentOfYear(at)}.`,
  'settling.expected': ({ day, about }) =>
    `An answer is expected by ${about ? 'about ' : ''}${englishDay(day)}; if none has come by then, please contact customer service.`,
  'settling.taken-at': ({ at }) => `Accepted, ${englishMomentOfYear(at)}.`,
  'settling.refused-at': ({ at }) =>
    `The partner bank refused, ${englishMomentOfYear(at)}. You can submit again once the reason is resolved.`,
  'settling.read': 'Read the agreement',
  'settling.agreement-title': 'Agreement on settling in to the partner bank’s merchant system',
  'settling.agreement-agree': 'Sign and submit',
  'settling.sign-and-hand-in': 'Sign and submit',
  'settling.hand-in-again': 'Submit again',
  'settling.agreement-changed':
    'The agreement has been updated. Please reload the page and read it again. Nothing was signed or submitted.',
  'settling.handed-in': 'Submitted to the partner bank',
  'settling.refused-title': 'It was not submitted, because:',
  'settling.success-title': 'Onboarded',
  'settling.success':
    'The partner bank has accepted your company. The workbench opens after the countdown, or at once if you press.',
  'settling.success-uploading':
    'The partner bank has accepted your company. Files are still being uploaded: leaving now would stop them.',
  'settling.go-now': 'Go now',
  'settling.stay': 'Stay here',
  'settling.go-workbench': 'Go to the workbench',
  'settling.go-uploading': 'Files are still being uploaded: you can go once they are done',
  'settling.only-main-goes': 'Only your company’s main user can enter the workbench.',
  'settling.not-over': 'The workbench cannot be opened yet. Please try again later.',
};
