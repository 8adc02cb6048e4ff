import { PasswordException, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ByteSource } from './byte-source.ts';
import type { PdfFinding } from './inspected-content.ts';
import { readerActives } from './reader-actives.ts';

/**
 * Opens a PDF as a reviewer's viewer does. The library gets the whole file: given pieces, it starts again for each
 * missing piece, which takes minutes with a long comment.
 */
export async function readPdf(source: ByteSource): Promise<PdfFinding> {
  const loading = getDocument({
    data: await source.read(0, source.size),
    verbosity: 0,
    enableXfa: false,
    disableFontFace: true,
  });
  try {
    const document = await loading.promise;
    const { info } = await document.getMetadata();
    // A document with only an owner password opens for everyone, but is still encrypted.
    if ('EncryptFilterName' in info && info.EncryptFilterName !== null) return 'encrypted';
    if (document.numPages < 1) return 'unreadable';
    // An XFA form is a program, which viewers show instead of the pages.
    if ('IsXFAPresent' in info && info.IsXFAPresent === true) return { active: 'script' };
    const active = await readerActives(document);
    if (active) return { active };
    return { pages: document.numPages };
  } catch (error) {
    return error instanceof PasswordException ? 'encrypted' : 'unreadable';
  } finally {
    await loading.destroy();
  }
}
