export const companyRefusalCodes = ['BANK_ACCOUNT_REFUSED'] as const;
