/** The upload stages in the order in which a package is assembled (document 2, section 4). */
export const uploadStages = ['FINANCE_AUTH', 'BUSI_CONTRACT', 'BUSI_INVOICE', 'FINANCE_OTHER'] as const;

export type UploadStage = (typeof uploadStages)[number];

export function isUploadStage(text: string): text is UploadStage {
  return (uploadStages as readonly string[]).includes(text);
}

/** What kind of document an item is (document 2, section 9; OTHER is everything that those four do not name). */
export const documentTypes = [
  'BUSI_INVOICE',
  'BUSI_CONTRACT',
  'ORDER',
  'CHANGE_LETTER_FOR_COLLECTION_ACCOUNT',
  'OTHER',
] as const;

export type DocumentType = (typeof documentTypes)[number];

export type ReviewResult = 'PASS' | 'NOPASS' | 'UNKNOWN';
