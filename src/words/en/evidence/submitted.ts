import type { submitted as words } from '../../zh-CN/evidence/submitted.ts';

export const submitted: typeof words = {
  'submitted.title': 'Submitted',
  'submitted.wechat': ({ name }) => `Follow “${name}” on WeChat to hear of progress.`,
  'submitted.progress': 'View progress',
  'submitted.origin': 'Back to the financing',
  'submitted.list': 'Back to the list',
  'submitted.body': 'The package has been submitted.',
  'submitted.not-yet-title': 'Not submitted yet',
  'submitted.not-yet': 'This package is still being prepared; the review begins once it is submitted.',
  'submitted.continue': 'Continue',
  'submitted.until-label': 'Expected by',
  'submitted.number-label': 'Package',
};
