/** Page of the company's bank accounts (document 1, section 2). */
export const bankAccountsPath = '/my/enterprise-info/bank-account';
