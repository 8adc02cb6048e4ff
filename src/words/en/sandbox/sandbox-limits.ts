import type { sandboxLimits as chinese } from '../../zh-CN/sandbox/sandbox-limits.ts';

export const sandboxLimits: typeof chinese = {
  'sandbox-limits.nav': 'Issuing limits',
  'sandbox-limits.title': 'Issuing limits',
  'sandbox-limits.facts':
    'Plays the platform: one officer proposes a change, and it takes effect once another one has checked it. They answer what companies ask for, or change a limit of their own accord.',
  'sandbox-limits.all': 'All limits',
  'sandbox-limits.asked': 'A change is asked for',
  'sandbox-limits.facts-of': ({ total, used, reserved, day }) =>
    `Total ${total}, used ${used}, reserved ${reserved}, last day ${day || 'none'}`,
  'sandbox-limits.request': ({ total, day, by, reason }) =>
    `${by} asks for a total of ${total} and the last day ${day || 'none'}. Reason: ${reason}`,
  'sandbox-limits.total': 'Total (yuan)',
  'sandbox-limits.until': 'Last day',
  'sandbox-limits.reason': 'Reason (the company reads it)',
  'sandbox-limits.maker': 'Name of the officer who proposes',
  'sandbox-limits.checker': 'Name of the officer who checks',
  'sandbox-limits.propose': 'Propose the change',
  'sandbox-limits.decline': 'Propose to decline',
  'sandbox-limits.proposed': ({ total, day, by, reason }) =>
    `To be checked: total ${total}, last day ${day || 'none'}; proposed by ${by}. Reason: ${reason}`,
  'sandbox-limits.proposed-decline': ({ by, reason }) =>
    `To be checked: the request is declined; proposed by ${by}. Reason: ${reason}`,
  'sandbox-limits.confirm': 'Confirm',
  'sandbox-limits.drop': 'Drop',
  'sandbox-limits.same': 'This is the present limit: change the total or the last day first',
  'sandbox-limits.missing': 'Enter a reason and the officer’s name',
  'sandbox-limits.other-officer': 'Enter the name of another officer than the one who proposed it',
  'sandbox-limits.done': ({ name }) => `${name}: done`,
  'sandbox-limits.not-done': ({ name }) => `${name}: not done`,
};
