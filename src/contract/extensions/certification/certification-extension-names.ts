export const certificationExtensionNames = [
  'real-name-drafts',
  'real-name-letters',
  'real-name-readings',
  'real-name-numbers',
] as const;
