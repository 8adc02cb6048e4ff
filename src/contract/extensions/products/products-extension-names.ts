export const productsExtensionNames = ['product-applications', 'agreement-signatures'] as const;
