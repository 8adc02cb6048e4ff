/** Tables of the database. Each comes after the tables that it refers to. */
export const productsTableNames = ['product_openings', 'product_applications'] as const;
