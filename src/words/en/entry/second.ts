import { timeOfDay } from '../../format.ts';
import type { second as words } from '../../zh-CN/entry/second.ts';

export const second: typeof words = {
  'second.title': 'Two-step verification',
  'second.intro': ({ mobile, sent }) =>
    `The password is right. ${sent ? `Enter the 6 digits that arrived on your phone.` : `Press “Send code”: it will be sent to ${mobile}.`}`,
  'second.intro-key': 'The password is right. This account also needs its certificate: sign in by key instead.',
  'second.intro-none':
    'The password is right, but this account has neither a phone nor a certificate for the second step. Contact customer service.',
  'second.sent': ({ mobile }) => `A code has been sent to ${mobile}. It is valid for 5 minutes.`,
  'second.code-missing': 'Enter the 6 digits of the code',
  'second.locked': ({ until }) => `Too many codes were requested. Try again after ${timeOfDay(until)}.`,
  'second.over': 'The second step has expired: enter the password again',
  'second.intro-app': 'The password is right. Enter the code that your authenticator app shows, or a recovery code.',
  'second.app-code': 'Code of the app, or a recovery code',
  'second.app-missing': 'Enter the code of the app, or a recovery code',
  'second.app-refused': 'The code is not correct or was used before: enter the next one',
  'second.app-locked': ({ until }) =>
    `Too many wrong codes. Try again after ${timeOfDay(until)}, or by a text message.`,
  'second.by-app': 'By the app or a recovery code',
  'second.by-text': 'By a text message',
  'second.trust': 'Don’t ask for a code in this browser for 30 days',
  'second.trust-note': 'Choose this on your own computer only. Another password ends it.',
  'second.trust-shared': 'Several people use this computer, so a code is needed each time.',
  'second.by-key': 'Sign in by key instead',
  'second.back': 'Back to the password',
  'second.lost': 'Phone lost, or a new number? Contact customer service.',
};
