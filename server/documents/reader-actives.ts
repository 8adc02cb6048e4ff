import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ActiveContent } from './active-content.ts';
import { linkDanger } from './link-danger.ts';

/** What a reader says of a thing on a page; `url` stands only where the link leads to the web or to mail. */
interface Annotation {
  readonly unsafeUrl?: string;
  readonly actions?: ReadonlyMap<string, unknown> | null;
  readonly file?: { readonly filename: string };
}

const largestData = 1024 * 1024;

/**
 * What runs or hides in a document as its reader understood it, on whichever page: however it was spelt, indirectly or
 * behind comments.
 */
export async function readerActives(document: PDFDocumentProxy): Promise<ActiveContent | undefined> {
  if (await scripted(document)) return 'script';
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
  return attached(document, annotated);
}

/** Not by `hasJSActions`, which takes every signature's field for one with a script. */
async function scripted(document: PDFDocumentProxy): Promise<boolean> {
  const fields = [...((await document.getFieldObjects())?.values() ?? [])].flat() as readonly Annotation[];
  return hasAny(await document.getJSActions()) || fields.some((field) => hasAny(field.actions));
}

function hasAny(actions: ReadonlyMap<unknown, unknown> | null | undefined): boolean {
  return (actions?.size ?? 0) > 0;
}

/** An invoice may carry its own data as one small `.xml`. */
async function attached(document: PDFDocumentProxy, annotated: readonly string[]): Promise<'attachment' | undefined> {
  const named = [...((await document.getAttachments()) ?? [])];
  const names = [...annotated, ...named.map(([, file]) => file.filename)];
  if (names.length > 1 || names.some((name) => !/\.xml$/iu.test(name))) return 'attachment';
  for (const [key] of named) {
    const content = await document.getAttachmentContent(key);
    if ((content?.length ?? 0) > largestData) return 'attachment';
  }
  return undefined;
}
