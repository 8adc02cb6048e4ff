export const onboardingRefusalCodes = ['SETTLING_REFUSED'] as const;
