import { PasswordException, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ByteSource } from './byte-source.ts';
import type { PdfFinding } from './inspected-content.ts';

type Document = Awaited<ReturnType<typeof getDocument>['promise']>;

const largestData = 1024 * 1024;

/** Not by `hasJSActions`, which takes every signature's field for one with a script. */
async function scripted(document: Document): Promise<boolean> {
  const first = await document.getPage(1);
  const fields = [...((await document.getFieldObjects())?.values() ?? [])].flat() as readonly { readonly actions?: object | null }[];
  const holders = [await document.getJSActions(), await first.getJSActions(), ...fields.map((field) => field.actions)];
  return holders.some((actions) => Object.keys(actions ?? {}).length > 0);
}

/** An invoice may carry its own data as one small `.xml`. */
async function attached(document: Document): Promise<'attachment' | undefined> {
  const files = Object.values((await document.getAttachments()) ?? {}) as readonly { readonly filename?: string; readonly content?: Uint8Array }[];
  const isData = files.every(({ filename = '', content }) => /\.xml$/i.test(filename) && (content?.length ?? 0) <= largestData);
  return files.length > 1 || !isData ? 'attachment' : undefined;
}

/**
 * Opens a PDF as a reviewer's viewer would. The reader gets all of it: given pieces, it begins again with each one that
 * it lacks, which a long comment turns into minutes. No more files are open at once than there are threads.
 */
export async function readPdf(source: ByteSource): Promise<PdfFinding> {
  const loading = getDocument({ data: await source.read(0, source.size), verbosity: 0, enableXfa: false, disableFontFace: true });
  try {
    const document = await loading.promise;
    const { info } = await document.getMetadata();
    // A document with an owner's password alone opens for everyone, but is still encrypted.
    if ('EncryptFilterName' in info && info.EncryptFilterName !== null) return 'encrypted';
    if (document.numPages < 1) return 'unreadable';
    const active = (await scripted(document)) ? 'script' : await attached(document);
    if (active) return { active };
    return { pages: document.numPages };
  } catch (error) {
    return error instanceof PasswordException ? 'encrypted' : 'unreadable';
  } finally {
    await loading.destroy();
  }
}
