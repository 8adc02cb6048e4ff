export const productsRefusalCodes = ['PRODUCT_NOT_OPENABLE', 'AGREEMENT_WITHDRAWN', 'AGREEMENT_TO_SIGN'] as const;
