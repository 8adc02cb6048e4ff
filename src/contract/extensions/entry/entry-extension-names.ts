export const entryExtensionNames = ['captcha-proof', 'key-sign-in', 'second-factor', 'key-recovery'] as const;
