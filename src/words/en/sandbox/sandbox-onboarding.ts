import type { sandboxOnboarding as chinese } from '../../zh-CN/sandbox/sandbox-onboarding.ts';

export const sandboxOnboarding: typeof chinese = {
  'sandbox-onboarding.nav': 'Onboarding',
  'sandbox-onboarding.title': 'Onboarding, at the partner bank',
  'sandbox-onboarding.facts':
    'You play the partner bank: accept or refuse companies, or state that one no longer meets the requirements. A refusal and a change need a reason, which the company reads.',
  'sandbox-onboarding.companies': 'Companies',
  'sandbox-onboarding.state-open': 'Not onboarded',
  'sandbox-onboarding.state-reviewing': 'To be decided',
  'sandbox-onboarding.state-refused': 'Refused',
  'sandbox-onboarding.state-changed': 'No longer meets them',
  'sandbox-onboarding.state-settled': 'Onboarded',
  'sandbox-onboarding.reason': 'Reason (the company reads it)',
  'sandbox-onboarding.reason-first': 'Write the reason first',
  'sandbox-onboarding.take': 'Take',
  'sandbox-onboarding.refuse': 'Refuse',
  'sandbox-onboarding.change': 'No longer meets them',
  'sandbox-onboarding.restore': 'Meets them again',
  'sandbox-onboarding.done': ({ name }) => `Done: ${name}`,
  'sandbox-onboarding.not-done': ({ name }) => `Not done: ${name}`,
};
