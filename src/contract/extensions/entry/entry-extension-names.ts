export const entryExtensionNames = [
  'captcha-proof',
  'key-sign-in',
  'second-factor',
  'key-recovery',
  'reset-steps',
] as const;
