export const accountExtensionNames = ['account', 'mail-address'] as const;
