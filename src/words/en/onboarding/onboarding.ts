import { englishDay, englishMomentOfYear } from '../../format.ts';
import { plural } from '../../plural.ts';
import type { onboarding as chinese } from '../../zh-CN/onboarding/onboarding.ts';

export const onboarding: typeof chinese = {
  'onboarding.title': 'Onboarding with the partner bank',
  'onboarding.facts':
    'Once your company has joined the partner bank’s merchant system (the workbench), its main user can go there from the top of the page without signing in again.',
  'onboarding.entry-body':
    'Your company has not yet joined the partner bank’s merchant system (the workbench). As its main user you can do this; it is free of charge.',
  'onboarding.start': 'Start onboarding',
  'onboarding.start-here': 'Onboarding is under way: please continue with the steps below',
  'onboarding.start-done': 'Onboarding completed',
  'onboarding.state-open': 'Not onboarded',
  'onboarding.state-reviewing': 'With the bank',
  'onboarding.state-refused': 'Refused by the bank',
  'onboarding.state-changed': 'Suspended',
  'onboarding.state-settled': 'Onboarded',
  'onboarding.state-unrecognised': 'State not recognised',
  'onboarding.steps': 'Onboarding steps',
  'onboarding.step-certification': 'Certification',
  'onboarding.about-certification':
    'The company has to pass real-name authentication and to hold three certificates in one. A core enterprise may onboard first and obtain the three-in-one certificate later.',
  'onboarding.step-requirements': 'The bank’s requirements',
  'onboarding.about-requirements': 'The company must meet the partner bank’s requirements; the bank checks this.',
  'onboarding.step-hand-in': 'Sign and submit',
  'onboarding.about-hand-in':
    'The main user signs the agreement, and the platform then submits the data listed in it to the partner bank.',
  'onboarding.step-bank': 'Review by the bank',
  'onboarding.about-bank': ({ days }) =>
    `Usually takes ${plural(days, 'working day', 'working days')}. After that the main user can go to the workbench.`,
  'onboarding.is-done': 'Done',
  'onboarding.is-met': 'Met at present',
  'onboarding.is-later': 'May be completed later',
  'onboarding.is-doing': 'Under way',
  'onboarding.is-open': 'To do',
  'onboarding.is-mend': 'To be corrected',
  'onboarding.is-unknown': 'Not recognised',
  'onboarding.is-waits': 'Not started',
  'onboarding.because-onboarded': 'Your company is already onboarded.',
  'onboarding.because-reviewing': 'The partner bank is reviewing it.',
  'onboarding.because-changed':
    'The company’s conditions have changed and no longer meet the partner bank’s requirements.',
  'onboarding.because-status-unrecognised':
    'The onboarding state could not be determined. Please try again later, or contact customer service.',
  'onboarding.because-needs-real-name': 'The company has not passed real-name authentication yet.',
  'onboarding.because-under-review': 'The company’s real-name authentication is under review.',
  'onboarding.because-review-failed': 'The company’s real-name authentication was returned and is to be corrected.',
  'onboarding.because-state-unrecognised':
    'The real-name authentication state could not be determined. Please try again later, or contact customer service.',
  'onboarding.because-not-unified': 'The company is not yet certified by three certificates in one.',
  'onboarding.because-not-main': 'Onboarding is handled by your company’s main user.',
  'onboarding.because-agreement-unsigned': 'The agreement has not been signed yet.',
  'onboarding.core-divided':
    'Your company is not yet certified by three certificates in one. As a core enterprise it may onboard first.',
  'onboarding.prompt-title': 'Prompt',
  'onboarding.prompt-changed':
    'The company’s conditions have changed and no longer meet the partner bank’s requirements. Please call the customer hotline.',
  'onboarding.prompt-needs-real-name': 'Before onboarding, the company has to pass real-name authentication.',
  'onboarding.prompt-review-failed':
    'The company’s real-name authentication was returned. It can onboard once that is corrected and has passed.',
  'onboarding.prompt-under-review':
    'The company’s real-name authentication is under review. It can onboard once that has passed.',
  'onboarding.prompt-core':
    'Your company is not yet certified by three certificates in one: its authentication used the three older certificates. You may certify it first, or onboard directly.',
  'onboarding.prompt-chain':
    'Your company is not yet certified by three certificates in one. Please certify it first, then onboard. Its authentication used the three older certificates.',
  'onboarding.go-certify': 'Go and certify',
  'onboarding.go-mend': 'Correct it',
  'onboarding.see-certification': 'See the certification',
  'onboarding.directly': 'Onboard directly',
  'onboarding.know': 'I see',
  'onboarding.not-now': 'Not now',
  'onboarding.bank-said': ({ reason }) => `The partner bank says: ${reason}`,
  'onboarding.handed-in-by': ({ by, at }) => `Submitted${by === '' ? '' : ` by ${by}`}, ${englishMomentOfYear(at)}.`,
  'onboarding.expected': ({ day, about }) =>
    `An answer is expected by ${about ? 'about ' : ''}${englishDay(day)}; if none has come by then, please contact customer service.`,
  'onboarding.taken-at': ({ at }) => `Accepted, ${englishMomentOfYear(at)}.`,
  'onboarding.refused-at': ({ at }) =>
    `The partner bank refused, ${englishMomentOfYear(at)}. You can submit again once the reason is resolved.`,
  'onboarding.read': 'Read the agreement',
  'onboarding.agreement-title': 'Agreement on settling in to the partner bank’s merchant system',
  'onboarding.agreement-agree': 'Sign and submit',
  'onboarding.sign-and-hand-in': 'Sign and submit',
  'onboarding.hand-in-again': 'Submit again',
  'onboarding.agreement-changed':
    'The agreement has been updated. Please reload the page and read it again. Nothing was signed or submitted.',
  'onboarding.handed-in': 'Submitted to the partner bank',
  'onboarding.refused-title': 'It was not submitted, because:',
  'onboarding.success-title': 'Onboarded',
  'onboarding.success':
    'The partner bank has accepted your company. The workbench opens after the countdown, or at once if you press.',
  'onboarding.success-uploading':
    'The partner bank has accepted your company. Files are still being uploaded: leaving now would stop them.',
  'onboarding.go-now': 'Go now',
  'onboarding.stay': 'Stay here',
  'onboarding.go-workbench': 'Go to the workbench',
  'onboarding.go-uploading': 'Files are still being uploaded: you can go once they are done',
  'onboarding.only-main-goes': 'Only your company’s main user can enter the workbench.',
  'onboarding.not-over': 'The workbench cannot be opened yet. Please try again later.',
};
