/** The 13 product types that have evidence packages (document 2, section 1). */
export const packageTypes = [
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

export type PackageType = (typeof packageTypes)[number];
