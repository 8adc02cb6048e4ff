import { parentPort } from 'node:worker_threads';
import { PasswordException, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfFinding } from './pdf-probe.ts';

parentPort?.on('message', (bytes: Uint8Array) => {
  void findingOf(bytes).then((finding) => parentPort?.postMessage(finding, []));
});

async function findingOf(bytes: Uint8Array): Promise<PdfFinding> {
  const loading = getDocument({ data: bytes, verbosity: 0, enableXfa: false, disableFontFace: true });
  try {
    const document = await loading.promise;
    const { info } = await document.getMetadata();
    // A document with an owner's password alone opens for everyone, but is still encrypted.
    if ('EncryptFilterName' in info && info.EncryptFilterName !== null) return 'encrypted';
    if (document.numPages < 1) return 'unreadable';
    await document.getPage(1);
    return { pages: document.numPages };
  } catch (error) {
    return error instanceof PasswordException ? 'encrypted' : 'unreadable';
  } finally {
    await loading.destroy();
  }
}
