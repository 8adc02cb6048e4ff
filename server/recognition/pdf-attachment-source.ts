import type { DocumentSource } from './document-source.ts';
import { eInvoiceFields } from './e-invoice-xml.ts';
import { withPdf } from './opened-pdf.ts';
import { xmlTree } from './xml-tree.ts';
import { kindsRead } from './kinds-read.ts';

// Uploaded files may have only one attachment. Files from elsewhere may have others before it.
const maxAttachments = 8;

/** The invoice's own XML, attached to its PDF. */
export const pdfAttachmentSource: DocumentSource = {
  ...kindsRead['pdf-attachment'],
  read: async (bytes, _, limits) =>
    withPdf(bytes, limits, async (document) => {
      const attachments = [...((await document.getAttachments()) ?? [])]
        .filter(([, { filename }]) => /\.xml$/iu.test(filename))
        .slice(0, maxAttachments);
      for (const [key] of attachments) {
        const content = await document.getAttachmentContent(key);
        const fields =
          content instanceof Uint8Array ? eInvoiceFields(xmlTree(content, limits), 'pdf-attachment') : undefined;
        if (fields) return fields;
      }
      return undefined;
    }),
};
