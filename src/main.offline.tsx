import bold from '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff?url';
import regular from '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff?url';
import type { DocumentMaker } from '../server/core/ports.ts';
import { offlineContainer } from './composition/offline.ts';
import { startPortal } from './start-portal.tsx';

async function bytesOf(address: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(address)).arrayBuffer());
}

/** The maker and its fonts are large, and wanted only when a document of the demo world is first opened. */
const documents: DocumentMaker = {
  make: async (order) => {
    const { PdfDocumentMaker } = await import('../server/documents/document-maker.ts');
    maker ??= new PdfDocumentMaker(async () => ({ regular: await bytesOf(regular), bold: await bytesOf(bold) }));
    return maker.make(order);
  },
};
let maker: DocumentMaker | undefined;

await startPortal(async (parts) => offlineContainer({ ...parts, pdfAssets: __PDF_ASSETS__, documents }));
