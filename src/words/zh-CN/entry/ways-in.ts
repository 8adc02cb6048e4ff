import { captcha } from './captcha.ts';
import { channels } from './channels.ts';
import { deregistered } from './deregistered.ts';
import { keyTest } from './key-test.ts';
import { key } from './key.ts';
import { second } from './second.ts';
import { sms } from './sms.ts';

/** What few of those say who sign in: fetched when it is asked for. */
export const waysIn = { ...captcha, ...channels, ...deregistered, ...sms, ...second, ...key, ...keyTest };
