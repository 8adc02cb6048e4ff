import { timeOfDay } from '../../format.ts';
import { plural } from '../../plural.ts';
import type { sms as words } from '../../zh-CN/entry/sms.ts';

export const sms: typeof words = {
  'sms.mobile': 'Mobile number',
  'sms.code': 'Code from the message',
  'sms.ask': 'Send code',
  'sms.ask-again': ({ seconds }) => `Send again in ${seconds} s`,
  'sms.sent': 'If an account has this number, a code has been sent to it. It is valid for 5 minutes.',
  'sms.mobile-wrong': 'Enter a mobile number of 11 digits',
  'sms.code-wrong': 'Enter the 6 digits of the code',
  'sms.refused': 'The code is incorrect or no longer valid: check it or request another',
  'sms.too-soon': ({ seconds }) => `You can request another code in ${plural(seconds, 'second', 'seconds')}.`,
  'sms.locked': ({ until }) =>
    `Too many codes were requested. Try again after ${timeOfDay(until)}, or sign in by password.`,
  'sms.form-expired': 'This page was open for too long. Please ask for another code.',
  'sms.choose': 'Several accounts have this number: choose one, then sign in',
  'sms.accounts': 'Choose an account',
};
