import type { ends as words } from '../../zh-CN/shell/ends.ts';

export const ends: typeof words = {
  'ends.certified-title': 'The company is certified already',
  'ends.certified-body':
    'Your company has been certified and need not be certified again. If its licences, legal representative or operator have changed, update them under “Real-name authentication”.',
  'ends.certified-reader':
    'Your company has been certified and need not be certified again. If its licences, legal representative or operator change, its operators, administrators or main user can update them.',
  'ends.certified-next': 'Continue with the remaining steps',
  'ends.certified-change': 'View certified data',
  'ends.certified-nobody':
    'This company has been certified and need not be certified again. Please sign in with your company account; if you have none, ask your company’s main user or administrator to invite you.',
  'ends.contact-title': 'Ask your operator or director to open the product',
  'ends.contact-able-title': 'You may open products',
  'ends.contact-open': 'Open a product',
  'ends.contact-body': ({ role }) =>
    `Products are opened by a company’s operator or director; as “${role}” you cannot open them. Please ask your company’s operator or director.`,
  'ends.contact-switch':
    'Products are opened by a company’s operator or director. You have a role that can: please switch to it and try again.',
  'ends.contact-able': 'Products are opened by a company’s operator or director. Your current role can open them.',
  'ends.contact-nobody':
    'Products are opened by a company’s operator or director. Please sign in, or ask your company’s operator or director.',
};
