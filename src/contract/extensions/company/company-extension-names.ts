export const companyExtensionNames = [
  'bank-accounts',
  'company-data',
  'authorisations',
  'authorisation-changes',
  'inner-org-changes',
] as const;
