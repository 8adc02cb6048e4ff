export const shellExtensionNames = ['served-companies'] as const;
