/** Upload stages, in the order of assembling a package (document 2, section 4). */
export const uploadStages = ['FINANCE_AUTH', 'BUSI_CONTRACT', 'BUSI_INVOICE', 'FINANCE_OTHER'] as const;

export type UploadStage = (typeof uploadStages)[number];

export function isUploadStage(text: string): text is UploadStage {
  return (uploadStages as readonly string[]).includes(text);
}

/** Types of documents (document 2, section 9). OTHER is any document that is none of those four. */
export const documentTypes = [
  'BUSI_INVOICE',
  'BUSI_CONTRACT',
  'ORDER',
  'CHANGE_LETTER_FOR_COLLECTION_ACCOUNT',
  'OTHER',
] as const;

export type DocumentType = (typeof documentTypes)[number];

export type ReviewResult = 'PASS' | 'NOPASS' | 'UNKNOWN';
