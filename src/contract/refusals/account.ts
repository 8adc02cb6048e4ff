export const accountRefusalCodes = [
  'PASSWORD_WRONG',
  'PASSWORD_LOCKED',
  'PROOF_AGAIN',
  'PASSWORD_REFUSED',
  'MAIL_TOO_SOON',
  'MAIL_CODE_REFUSED',
  'MAIL_CONFIRMED_BEFORE',
] as const;
