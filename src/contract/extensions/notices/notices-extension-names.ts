export const noticesExtensionNames = ['agency-objections', 'protocols'] as const;
