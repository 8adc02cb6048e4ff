/** Where the document reader's character maps, fonts and decoders lie; set by the build. */
declare const __PDF_ASSETS__: string;
