export const tradeExtensionNames = ['trade'] as const;
