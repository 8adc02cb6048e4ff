import type { captcha as words } from '../../zh-CN/entry/captcha.ts';

export const captcha: typeof words = {
  'captcha.code': 'Verification code',
  'captcha.image': 'Picture with the verification code',
  'captcha.renew': 'New picture',
  'captcha.no-typing': 'Verify without typing',
  'captcha.typing': 'Use a picture code instead',
  'captcha.proof': 'Verification without typing',
  'captcha.proof-start': 'Start',
  'captcha.proof-working': ({ percent }) => `Verifying, please wait (${percent})`,
  'captcha.proof-done': 'Verified',
  'captcha.proof-failed': 'The verification did not finish. Please try again.',
  'captcha.proof-note': 'Your device works it out in a few seconds: nothing to read or type.',
  'captcha.missing': 'Enter the verification code',
  'captcha.proof-missing': 'Complete the verification first',
  'captcha.wrong': 'The code is incorrect. Please enter the new one.',
};
