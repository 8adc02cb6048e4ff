import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ActiveContent } from './active-content.ts';
import { linkDanger } from './link-danger.ts';

/** An annotation as the PDF library reports it. `unsafeUrl` is the target of a link as it is written. */
interface Annotation {
  readonly unsafeUrl?: string;
  readonly actions?: ReadonlyMap<string, unknown> | null;
  readonly file?: { readonly filename: string };
}

const largestData = 1024 * 1024;

/**
 * The active or hidden content of all pages as the PDF library understands it, which resolves escapes, references and
 * comments.
 */
export async function readerActives(document: PDFDocumentProxy): Promise<ActiveContent | undefined> {
  if (await hasScripts(document)) return 'script';
  const annotated: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    if (hasAny(await page.getJSActions())) return 'script';
    for (const annotation of (await page.getAnnotations()) as readonly Annotation[]) {
      const danger = hasAny(annotation.actions) ? 'script' : linkDanger(annotation.unsafeUrl ?? '');
      if (danger) return danger;
      if (annotation.file) annotated.push(annotation.file.filename);
    }
    page.cleanup();
  }
  return forbiddenAttachment(document, annotated);
}

/** Whether a document has scripts. The library's `hasJSActions` counts every signature field as a script. */
async function hasScripts(document: PDFDocumentProxy): Promise<boolean> {
  const fields = [...((await document.getFieldObjects())?.values() ?? [])].flat() as readonly Annotation[];
  return hasAny(await document.getJSActions()) || fields.some((field) => hasAny(field.actions));
}

function hasAny(actions: ReadonlyMap<unknown, unknown> | null | undefined): boolean {
  return (actions?.size ?? 0) > 0;
}

/** Refuses all attachments but one small `.xml`, which may be an invoice's own data. */
async function forbiddenAttachment(
  document: PDFDocumentProxy,
  annotated: readonly string[],
): Promise<'attachment' | undefined> {
  const files = [...((await document.getAttachments()) ?? [])];
  const names = [...annotated, ...files.map(([, file]) => file.filename)];
  if (names.length > 1 || names.some((name) => !/\.xml$/iu.test(name))) return 'attachment';
  for (const [key] of files) {
    const content = await document.getAttachmentContent(key);
    if ((content?.length ?? 0) > largestData) return 'attachment';
  }
  return undefined;
}
