/** `damaged`: readers may understand the PDF in several ways. `too-much`: its streams grow beyond the limits. */
export type PdfTrouble = 'damaged' | 'too-much';
