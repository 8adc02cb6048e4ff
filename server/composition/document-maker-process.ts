import type { DocumentOrder } from '../core/ports.ts';
import { PdfDocumentMaker } from '../documents/document-maker.ts';
import { nodeCanvases } from '../documents/node-canvases.ts';
import { nodeFonts } from '../documents/node-fonts.ts';

/** Answer of the process to one order. */
export type MadeDocument = { readonly bytes: Uint8Array; readonly mimeType: string } | { readonly failure: string };

const maker = new PdfDocumentMaker(nodeFonts, nodeCanvases);

async function madeOf(order: DocumentOrder): Promise<MadeDocument> {
  try {
    return await maker.make(order);
  } catch (fault) {
    return { failure: fault instanceof Error ? fault.message : String(fault) };
  }
}

process.on('message', (order: DocumentOrder) => {
  void madeOf(order).then((made) => process.send?.(made));
});
// Ctrl-C at the console reaches this process too; it ends when the server disconnects.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit());
