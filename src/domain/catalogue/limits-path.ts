/** Where a core enterprise's limits stand, funder by funder and product by product. */
export const limitsPath = '/my/limit';
