export const noticesRefusalCodes = ['MEMBER_VIOLATING', 'BUSINESS_BARRED'] as const;
