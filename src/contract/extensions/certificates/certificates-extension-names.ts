export const certificatesExtensionNames = ['certificates', 'hard-certificates'] as const;
