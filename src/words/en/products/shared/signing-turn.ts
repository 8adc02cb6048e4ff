import type { signingTurn as words } from '../../../zh-CN/products/shared/signing-turn.ts';

export const signingTurn: typeof words = {
  'signing-turn.sign': 'Sign it',
  'signing-turn.colleagues': ({ names }) => `${names.join(' or ')} can sign it: please ask for that.`,
  'signing-turn.certificate': 'You have no certificate that signs it yet: please get one first.',
  'signing-turn.certificate-way': 'Get a certificate',
  'signing-turn.nobody': 'An operator or director of your company signs it.',
  'signing-turn.see': 'See the product',
};
