/** The packed content of a PDF is damaged, or grows beyond the limits. */
export type PdfTrouble = 'damaged' | 'too-much';
