export const accountExtensionNames = ['account', 'mail-address', 'authenticator'] as const;
