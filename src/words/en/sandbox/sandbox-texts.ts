import { englishMoment } from '../../format.ts';
import type { sandboxTexts as words } from '../../zh-CN/sandbox/sandbox-texts.ts';

export const sandboxTexts: typeof words = {
  'sandbox-texts.nav': 'Messages',
  'sandbox-texts.title': 'Text messages, mail and confirmations',
  'sandbox-texts.facts':
    'What would have gone to phone and mailboxes: codes are read here, and requests to confirm by cloud certificate are answered. There is no such page in production.',
  'sandbox-texts.sent': 'Text messages',
  'sandbox-texts.none': 'Nothing has been sent yet',
  'sandbox-texts.none-means': 'It appears here once somebody asks for a code on the sign-in page.',
  'sandbox-texts.asked': 'To be confirmed by cloud certificate',
  'sandbox-texts.nothing-asked': 'Nothing is to be confirmed',
  'sandbox-texts.nothing-asked-means':
    'It appears here once somebody chooses “Certificate, cloud, by phone” on the sign-in page and sends it.',
  'sandbox-texts.question': ({ person, account, purpose, host }) =>
    `${person} (${account}): ${purpose} at ${host}, number to compare`,
  'sandbox-texts.purpose-sign-in': 'sign in',
  'sandbox-texts.purpose-test': 'test the certificate',
  'sandbox-texts.purpose-certificate': 'request a certificate',
  'sandbox-texts.purpose-password-reset': 'reset the password',
  'sandbox-texts.purpose-account-unfreeze': 'unlock the account',
  'sandbox-texts.purpose-company-identification': 'identify the company by its UKey',
  'sandbox-texts.purpose-agreement': 'sign an agreement',
  'sandbox-texts.purpose-trade-decision': 'sign an approval',
  'sandbox-texts.agree': 'Confirm',
  'sandbox-texts.refuse': 'Refuse',
  'sandbox-texts.at': 'Sent at',
  'sandbox-texts.mobile': 'Number',
  'sandbox-texts.text': 'Message',
  'sandbox-texts.mails': 'Mail',
  'sandbox-texts.mail-facts': ({ to, at }) => `To ${to}, ${englishMoment(at)}`,
  'sandbox-texts.no-mails': 'No mail has been sent yet',
  'sandbox-texts.no-mails-means': 'Once somebody gives feedback, what is sent on to the service desk appears here.',
};
