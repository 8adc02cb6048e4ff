import type { crossings as words } from '../../zh-CN/shell/crossings.ts';

export const crossings: typeof words = {
  'crossings.products': 'Products',
  'crossings.product-current': 'Current',
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
  'crossings.uploads-title': 'Switch companies?',
  'crossings.uploads-body': ({ company }) => `Files are still uploading; switching to ${company} stops them. Saved drafts stay with the present company, and can be continued when you switch back.`,
  'crossings.uploads-go': 'Stop uploads and switch',
  'crossings.old-version': 'Back to the old version',
  'crossings.old-title': 'Back to the old version?',
  'crossings.old-body': 'What you have saved in the new version is kept, and you can come back at any time. Files that are still uploading stop.',
  'crossings.old-go': 'Confirm return',
  'crossings.old-stay': 'Stay in the new version',
};
