/**
 * How a change of what a company is certified by stands. `rechecked`: the platform looks again at what it had passed.
 */
export const dataChanges = ['none', 'draft', 'reviewing', 'returned', 'rechecked', 'not-certified'] as const;
export type DataChange = (typeof dataChanges)[number];

/** Where everything that is known of a company stands together, with its ways to change (document 1, section 2). */
export const companyDataPath = '/my/enterprise-info';
