/** The 13 product types that have evidence packages (document 2, section 1). */
export const docTypes = [
  'CREDIT',
  'RECEIVABLE',
  'LABOURER_RIGHTS',
  'POND',
  'ABS',
  'GUARANTEE',
  'BAB',
  'SCCP',
  'EJT',
  'EST',
  'EDT',
  'ESTP',
  'EXTOC',
] as const;

export type DocType = (typeof docTypes)[number];
