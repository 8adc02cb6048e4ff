/** Tables of the database, those after the ones that they refer to. */
export const commonTableNames = ['leases', 'call_counts', 'receipts', 'keyed_calls', 'facts', 'series'] as const;
