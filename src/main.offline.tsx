import bold from '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff?url';
import regular from '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff?url';
import latin from '@fontsource/noto-sans-sc/files/noto-sans-sc-latin-400-normal.woff?url';
import type { CaptchaPainter, DocumentMaker } from '../server/core/ports.ts';
import { browserCanvases } from './adapters/offline/browser-canvases.ts';
import { offlineContainer } from './composition/offline.ts';
import { tokens } from './composition/tokens.ts';
import { startPortal } from './start-portal.tsx';
import { message } from './words/catalogue.ts';

async function bytesOf(address: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(address)).arrayBuffer());
}

/**
 * The code that creates documents and its fonts are large, and needed only when a document of the demo world is first
 * opened.
 */
const documents: DocumentMaker = {
  make: async (order) => {
    const { PdfDocumentMaker } = await import('../server/documents/document-maker.ts');
    maker ??= new PdfDocumentMaker(
      async () => ({ regular: await bytesOf(regular), bold: await bytesOf(bold) }),
      browserCanvases,
    );
    return maker.make(order);
  },
};
let maker: DocumentMaker | undefined;

const captchas: CaptchaPainter = {
  paint: async (letters) => {
    const { CaptchaCanvas } = await import('../server/documents/captcha-canvas.ts');
    painter ??= new CaptchaCanvas(browserCanvases, async () => bytesOf(latin));
    return painter.paint(letters);
  },
};
let painter: CaptchaPainter | undefined;

void startPortal(async (parts) => {
  const container = await offlineContainer({ ...parts, pdfAssets: __PDF_ASSETS__, documents, captchas });
  container.get(tokens.Toasts).keep('info', message('shell.offline'));
  return container;
});
