export const companyExtensionNames = [
  'bank-accounts',
  'company-data',
  'authorisations',
  'authorisation-changes',
] as const;
