import { captcha } from './captcha.ts';
import { channels } from './channels.ts';
import { deregistered } from './deregistered.ts';
import { keyTest } from './key-test.ts';
import { key } from './key.ts';
import { second } from './second.ts';
import { sms } from './sms.ts';

/** Texts that only few sign-ins need. They are loaded on demand. */
export const waysIn = { ...captcha, ...channels, ...deregistered, ...sms, ...second, ...key, ...keyTest };
