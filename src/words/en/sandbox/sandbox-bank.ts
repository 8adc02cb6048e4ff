import type { sandboxBank as chinese } from '../../zh-CN/sandbox/sandbox-bank.ts';

export const sandboxBank: typeof chinese = {
  'sandbox-bank.nav': 'Bank',
  'sandbox-bank.title': 'Bank statements',
  'sandbox-bank.facts':
    'The small transfers that go out when an account is listed in the portal. Entering the amount there verifies the account.',
  'sandbox-bank.transfers': 'Small transfers',
  'sandbox-bank.none': 'No transfer awaits its amount',
  'sandbox-bank.none-means':
    'Once a company registers an account in the portal, the transfer appears here; it goes when the account is verified.',
  'sandbox-bank.at': 'Sent',
  'sandbox-bank.company': 'Company',
  'sandbox-bank.account': 'Account',
  'sandbox-bank.amount': 'Amount',
  'sandbox-bank.back': 'Return',
  'sandbox-bank.send-back': 'Return: name does not match',
  'sandbox-bank.reason': 'the account name does not match',
  'sandbox-bank.sent-back': ({ name }: { name: string }) => `The transfer to ${name} was returned`,
  'sandbox-bank.not-sent-back': ({ name }: { name: string }) => `The transfer to ${name} was not returned`,
  'sandbox-bank.balance': 'Balance to pay from',
  'sandbox-bank.balance-means':
    'Tells the balance of the account from which a company pays; its payments due warn by it.',
  'sandbox-bank.balance-company': 'Full name or id of the company',
  'sandbox-bank.balance-amount': 'Balance (CNY)',
  'sandbox-bank.balance-tell': 'Tell the balance',
  'sandbox-bank.balance-told': ({ name }) => `The balance of ${name} was told`,
  'sandbox-bank.balance-not-told': ({ name }) => `The balance of ${name} was not told`,
};
