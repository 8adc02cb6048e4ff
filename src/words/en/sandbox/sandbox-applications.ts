import type { sandboxApplications as chinese } from '../../zh-CN/sandbox/sandbox-applications.ts';

export const sandboxApplications: typeof chinese = {
  'sandbox-applications.nav': 'Applications',
  'sandbox-applications.title': 'Applications for products',
  'sandbox-applications.facts':
    'You play the platform: grant an application, return some of its parts with their reasons, or decline it.',
  'sandbox-applications.all': 'Applications',
  'sandbox-applications.none': 'Nothing was submitted yet',
  'sandbox-applications.none-means': 'What a company submits in the portal appears here.',
  'sandbox-applications.state-draft': 'Being filled in',
  'sandbox-applications.state-submitted': 'To be decided',
  'sandbox-applications.state-returned': 'Returned',
  'sandbox-applications.state-granted': 'Granted',
  'sandbox-applications.state-declined': 'Declined',
  'sandbox-applications.applicant': 'Applicant',
  'sandbox-applications.contact': 'Contact',
  'sandbox-applications.volume': 'Expected volume',
  'sandbox-applications.attachments': 'Attachments',
  'sandbox-applications.reason-of': ({ part }) => `Why “${part}” is returned`,
  'sandbox-applications.answer': 'Why it is declined',
  'sandbox-applications.words-first': 'Write the reason first',
  'sandbox-applications.grant': 'Grant',
  'sandbox-applications.return': 'Return',
  'sandbox-applications.decline': 'Decline',
  'sandbox-applications.done': ({ name }) => `Decided: ${name}`,
  'sandbox-applications.not-done': ({ name }) => `Not decided: ${name}`,
};
