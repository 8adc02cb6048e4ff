/** Address of the document reader's character maps, fonts and decoders; set by the build. */
declare const __PDF_ASSETS__: string;
