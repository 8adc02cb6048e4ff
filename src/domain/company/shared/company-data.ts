/** State of a change of the certified data. `rechecked`: the platform reviews approved data again. */
export const dataChanges = ['none', 'draft', 'reviewing', 'returned', 'rechecked', 'not-certified'] as const;
export type DataChange = (typeof dataChanges)[number];

/** Page that shows all data of a company and lets users change it (document 1, section 2). */
export const companyDataPath = '/my/enterprise-info';
