import type { sandboxCredits as chinese } from '../../zh-CN/sandbox/sandbox-credits.ts';

export const sandboxCredits: typeof chinese = {
  'sandbox-credits.nav': 'Issue instruments',
  'sandbox-credits.title': 'Issuing, at a core enterprise',
  'sandbox-credits.facts':
    'You play a core enterprise: issue an instrument to a supplier. A supplier can hold one once it has opened Digital receivables, and can make a package for it at once.',
  'sandbox-credits.form': 'Issue an instrument',
  'sandbox-credits.core': 'Core enterprise that issues',
  'sandbox-credits.holder': 'Supplier that receives',
  'sandbox-credits.funder': 'Funder',
  'sandbox-credits.amount': 'Amount (CNY)',
  'sandbox-credits.days': 'Due after how many days (1 to 365)',
  'sandbox-credits.choose': 'Choose',
  'sandbox-credits.missing': 'Fill in everything first: an amount above zero, and a whole number of days from 1 to 365',
  'sandbox-credits.same': 'A core enterprise cannot issue to itself',
  'sandbox-credits.issue': 'Issue',
  'sandbox-credits.issued': 'Just issued',
  'sandbox-credits.issued-line': ({ core, holder, amount, day }) => `${core} → ${holder}, ¥${amount}, due ${day}`,
  'sandbox-credits.done': ({ number }) => `Issued: ${number}`,
  'sandbox-credits.not-done': 'Not issued',
};
