/**
 * Pages that every signed-in user may open, whether or not their menus contain them (document 1, section 2; F-007).
 * External links may lead to them.
 */
export const fixedPages: ReadonlySet<string> = new Set([
  '/index',
  '/my/start',
  '/todo',
  '/my/limit',
  '/my/download',
  '/my/message/index',
  '/my/account/info',
  '/my/agency-objection',
  '/my/protocol',
  '/my/person',
  '/my/enterprise-info',
  '/my/enterprise-info/bank-account',
  '/my/enterprise-info/certificate-management',
  '/my/enterprise-info/invoice-info',
  '/my/enterprise-info/realname',
  '/my/product/overview',
  '/my/signup/apply',
  '/access/settlement-process',
  '/credit/chain/index/director',
  '/register/integration/realname',
  '/register/integration/operator',
  '/register/integration/account',
  '/register/integration/invoice-info',
  '/register/integration/success',
  '/help/index',
  '/help-center-new/index',
]);
