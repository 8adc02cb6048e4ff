import { dateTime, englishMomentShort, timeOfDay } from '../../format.ts';
import type { crossings as words } from '../../zh-CN/shell/crossings.ts';

export const crossings: typeof words = {
  'crossings.acting-over': ({ personName, by, at, today, role, kept }) => {
    const when = dateTime(at).startsWith(today) ? `at ${timeOfDay(at)}` : `on ${englishMomentShort(at, today)}`;
    const how =
      by === ''
        ? `The delegation by ${personName} expired ${when}`
        : `${by} ended the delegation${by === personName ? '' : ` by ${personName}`} ${when}`;
    return `${how}: you ${kept ? `can now view this as ${role} but not change it. What was saved is left to ${personName}.` : `continue as ${role}.`}`;
  },
  'crossings.acting-read': 'Got it',
  'crossings.acting-package': 'See that package',
  'crossings.product-current': 'Current',
  'crossings.all-products': 'All products and opening',
  'crossings.soon': 'Coming soon',
  'crossings.soon-intro': 'More products are on their way',
  'crossings.nickname': ({ name }) => ` (${name})`,
  'crossings.company': 'Company',
  'crossings.company-as': ({ company, roles }) => `${company} · ${roles.join(', ')}`,
  'crossings.user-kind': 'User type',
  'crossings.kind-enterprise': 'Enterprise user',
  'crossings.kind-institution': 'Institution user',
  'crossings.institution': ({ name }) => `For the institution ${name}`,
  'crossings.entered': ({ company }) => `Now working for ${company}`,
  'crossings.entered-institution': ({ institution }) => `You now act for the institution ${institution}`,
  'crossings.entered-enterprise': ({ role }) => `You are an enterprise user again, as ${role}`,
  'crossings.uploads-title': 'Switch companies?',
  'crossings.uploads-body': ({ company }) =>
    `Files are still uploading; switching to ${company} stops them. Saved drafts stay with the current company, and can be continued when you switch back.`,
  'crossings.uploads-go': 'Stop uploads and switch',
  'crossings.prompt': 'Prompt',
  'crossings.sign-out-prompt': 'Please sign out first',
  'crossings.workbench-leave-first':
    'Somebody is still signed in at the workbench. Please sign out there first, then enter from here.',
  'crossings.workbench-title': 'Go to the workbench?',
  'crossings.workbench-body':
    'Files are still being uploaded; going to the workbench stops them. Saved drafts are kept.',
  'crossings.workbench-go': 'Stop and go',
  'crossings.old-version': 'Back to the old version',
  'crossings.old-title': 'Back to the old version?',
  'crossings.old-body':
    'What you have saved in the new version is kept, and you can come back at any time. Files that are still uploading stop.',
  'crossings.old-go': 'Confirm return',
  'crossings.old-stay': 'Stay in the new version',
};
