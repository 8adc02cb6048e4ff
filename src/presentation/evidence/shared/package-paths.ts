const base = '/credit/finance-data';
export const detailPath = (docDatumId: string): string => `${base}/detail?p=${encodeURIComponent(docDatumId)}`;
export const uploadPath = (docDatumId: string, stage?: string): string => `${base}/upload/default?${stage === undefined ? '' : `s=${stage}&`}p=${encodeURIComponent(docDatumId)}`;
export const createPath = `${base}/create/finance`;
export const listPath = `${base}/index/finance`;
export const submittedPath = (docDatumId: string): string => `${base}/upload/success?p=${encodeURIComponent(docDatumId)}`;
