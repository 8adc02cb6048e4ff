/** Tables of the database, those after the ones that they refer to. */
export const productsTableNames = ['product_openings', 'product_applications'] as const;
