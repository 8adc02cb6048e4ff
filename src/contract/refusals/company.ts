export const companyRefusalCodes = ['BANK_ACCOUNT_REFUSED', 'ORGANISATION_REFUSED'] as const;
