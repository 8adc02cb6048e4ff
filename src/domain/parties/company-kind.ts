/**
 * Kind of company. Enterprises trade with each other; the others finance or guarantee the trade, or run the platform
 * (document 1, section 1).
 */
export const companyKinds = ['enterprise', 'bank', 'factor', 'funder', 'guarantor', 'platform'] as const;
export type CompanyKind = (typeof companyKinds)[number];
