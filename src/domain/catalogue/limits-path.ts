/** Page of a core enterprise's limits by funder and product. */
export const limitsPath = '/my/limit';
