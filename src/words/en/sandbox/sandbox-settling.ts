import type { sandboxSettling as chinese } from '../../zh-CN/sandbox/sandbox-settling.ts';

export const sandboxSettling: typeof chinese = {
  'sandbox-settling.nav': 'Settling in',
  'sandbox-settling.title': 'Settling in, at the partner bank',
  'sandbox-settling.facts':
    'You play the partner bank: accept or refuse companies, or state that one no longer meets the requirements. A refusal and a change need a reason, which the company reads.',
  'sandbox-settling.companies': 'Companies',
  'sandbox-settling.state-open': 'Not settled in',
  'sandbox-settling.state-reviewing': 'To be decided',
  'sandbox-settling.state-refused': 'Refused',
  'sandbox-settling.state-changed': 'No longer meets them',
  'sandbox-settling.state-settled': 'Settled in',
  'sandbox-settling.reason': 'Reason (the company reads it)',
  'sandbox-settling.reason-first': 'Write the reason first',
  'sandbox-settling.take': 'Take',
  'sandbox-settling.refuse': 'Refuse',
  'sandbox-settling.change': 'No longer meets them',
  'sandbox-settling.restore': 'Meets them again',
  'sandbox-settling.done': ({ name }) => `Done: ${name}`,
  'sandbox-settling.not-done': ({ name }) => `Not done: ${name}`,
};
