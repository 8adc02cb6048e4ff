export const registrationExtensionNames = ['ukey-identification'] as const;
