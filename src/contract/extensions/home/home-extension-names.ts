export const homeExtensionNames = ['company-facts'] as const;
