/** Tables of the database. Each comes after the tables that it refers to. */
export const commonTableNames = ['leases', 'call_counts', 'receipts', 'keyed_calls', 'facts', 'series'] as const;
