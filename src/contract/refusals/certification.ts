export const certificationRefusalCodes = ['SUBMISSIONS_SPENT'] as const;
