export const peopleExtensionNames = ['people', 'delegations'] as const;
