export const registrationRefusalCodes = ['REGISTRATION_REFUSED', 'COMPANY_REGISTERED'] as const;
