import type { together as words } from '../../zh-CN/evidence/together.ts';

export const together: typeof words = {
  'together.change': 'Change together',
  'together.title': ({ count }) => `Change ${count} ${count === 1 ? 'invoice' : 'invoices'} together`,
  'together.body':
    'What you enter is written into each of them; what you leave empty stays as it is. Numbers, check codes and amounts differ, and are entered one by one.',
  'together.code-hint': 'Digital invoices have no code; it is not written into them.',
  'together.keep': 'Stays as it is',
  'together.changing': ({ count, all }) =>
    count === 0 ? `None of the ${all} would change` : `${count} of the ${all} will change`,
  'together.confirm': ({ count }) => (count === 0 ? 'Change' : `Change ${count}`),
  'together.nothing': 'Enter what is to be changed.',
  'together.no-date': 'Enter a complete date.',
  'together.pick-first': 'Choose the invoices to be changed first.',
  'together.unsaved': ({ name }) => `${name} has unsaved changes. Save those first, then change them together.`,
  'together.refused': ({ name }) =>
    name === '' ? 'None of them was changed.' : `None of them was changed, because ${name} cannot be.`,
  'together.done': ({ count }) => `${count} ${count === 1 ? 'invoice' : 'invoices'} changed.`,
  'together.origin': 'Source',
  'together.origin-of': ({ number }) => `Source of ${number}`,
  'together.origin-hide': 'Hide source',
  'together.origin-loading': 'Looking up the source…',
  'together.origin-package': 'Package',
  'together.origin-material': 'Category',
  'together.origin-state': 'Status',
  'together.origin-businesses': 'Business numbers',
  'together.origin-parties': 'Payer / supplier',
  'together.origin-funder': 'Funder',
  'together.origin-submitted': 'Submitted',
  'together.origin-never': 'Not submitted yet',
};
