/** What is packed in a PDF and cannot be unpacked, or grows out of all proportion. */
export type PdfTrouble = 'damaged' | 'too-much';
