export const settlingRefusalCodes = ['SETTLING_REFUSED'] as const;
