import type { signingTurn as words } from '../../../zh-CN/products/shared/signing-turn.ts';

export const signingTurn: typeof words = {
  'signing-turn.sign': 'Sign it',
  'signing-turn.colleagues': ({ names }) => `Please ask ${names.join(' or ')} to sign it.`,
  'signing-turn.certificate': 'You have no certificate to sign it with yet: please get one first.',
  'signing-turn.certificate-way': 'Get a certificate',
  'signing-turn.nobody': 'An operator or director of your company has to sign it.',
  'signing-turn.see': 'See the product',
};
