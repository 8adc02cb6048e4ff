export const peopleRefusalCodes = ['PEOPLE_REFUSED', 'INVITATION_REFUSED'] as const;
