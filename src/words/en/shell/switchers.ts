import { dateTime, englishMomentShort, timeOfDay } from '../../format.ts';
import type { switchers as words } from '../../zh-CN/shell/switchers.ts';

export const switchers: typeof words = {
  'switchers.acting-over': ({ personName, by, at, today, role, kept }) => {
    const when = dateTime(at).startsWith(today) ? `at ${timeOfDay(at)}` : `on ${englishMomentShort(at, today)}`;
    const how =
      by === ''
        ? `The delegation by ${personName} expired ${when}`
        : `${by} ended the delegation${by === personName ? '' : ` by ${personName}`} ${when}`;
    return `${how}: you ${kept ? `can now view this as ${role} but not change it. What was saved is left to ${personName}.` : `continue as ${role}.`}`;
  },
  'switchers.acting-read': 'Got it',
  'switchers.acting-package': 'See that package',
  'switchers.product-current': 'Current',
  'switchers.all-products': 'All products and opening',
  'switchers.soon': 'Coming soon',
  'switchers.soon-intro': 'More products are on their way',
  'switchers.nickname': ({ name }) => ` (${name})`,
  'switchers.company': 'Company',
  'switchers.company-as': ({ company, roles }) => `${company} · ${roles.join(', ')}`,
  'switchers.user-kind': 'User type',
  'switchers.kind-enterprise': 'Enterprise user',
  'switchers.kind-institution': 'Institution user',
  'switchers.institution': ({ name }) => `For the institution ${name}`,
  'switchers.entered': ({ company }) => `Now working for ${company}`,
  'switchers.entered-institution': ({ institution }) => `You now act for the institution ${institution}`,
  'switchers.entered-enterprise': ({ role }) => `You are an enterprise user again, as ${role}`,
  'switchers.uploads-title': 'Switch companies?',
  'switchers.uploads-body': ({ company }) =>
    `Files are still uploading; switching to ${company} stops them. Saved drafts stay with the current company, and can be continued when you switch back.`,
  'switchers.uploads-go': 'Stop uploads and switch',
  'switchers.prompt': 'Prompt',
  'switchers.sign-out-prompt': 'Please sign out first',
  'switchers.workbench-leave-first':
    'Somebody is still signed in at the workbench. Please sign out there first, then enter from here.',
  'switchers.workbench-title': 'Go to the workbench?',
  'switchers.workbench-body':
    'Files are still being uploaded; going to the workbench stops them. Saved drafts are kept.',
  'switchers.workbench-go': 'Stop and go',
  'switchers.old-version': 'Back to the old version',
  'switchers.old-title': 'Back to the old version?',
  'switchers.old-body':
    'What you have saved in the new version is kept, and you can come back at any time. Files that are still uploading stop.',
  'switchers.old-go': 'Confirm return',
  'switchers.old-stay': 'Stay in the new version',
};
