/**
 * What a company is to the platform. Enterprises do business with each other; the others finance it, guarantee it, or
 * run the platform (document 1, section 1).
 */
export const companyKinds = ['enterprise', 'bank', 'factor', 'funder', 'guarantor', 'platform'] as const;
export type CompanyKind = (typeof companyKinds)[number];
