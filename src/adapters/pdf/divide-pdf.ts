import { EncryptedPDFError, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib';
import type { DividedFile } from '../../application/ports/evidence/file-copies.ts';
import type { PagePart } from '../../domain/evidence/reading/invoices-on-paper.ts';
import { rotateArea, type PageArea, type QuarterTurn } from '../../domain/viewer/shared/page-area.ts';

/** Bits of a form's flags: it has signatures, and may only be added to. */
const signedFlags = 3;

/** Makes a PDF of each list of pages or parts of pages, in the order of the lists. */
export async function dividePdf(bytes: Uint8Array, parts: readonly (readonly PagePart[])[]): Promise<DividedFile> {
  try {
    const whole = await PDFDocument.load(bytes, { updateMetadata: false });
    if (isSigned(whole)) return { divided: false, because: 'signed' };
    const files: Uint8Array<ArrayBuffer>[] = [];
    for (const each of parts) files.push(await partOf(whole, each));
    return { divided: true, files };
  } catch (error) {
    return { divided: false, because: error instanceof EncryptedPDFError ? 'encrypted' : 'damaged' };
  }
}

function isSigned({ catalog }: PDFDocument): boolean {
  const flags = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict)?.lookupMaybe(PDFName.of('SigFlags'), PDFNumber);
  return flags !== undefined && (flags.asNumber() & signedFlags) !== 0;
}

async function partOf(whole: PDFDocument, parts: readonly PagePart[]): Promise<Uint8Array<ArrayBuffer>> {
  const file = await PDFDocument.create({ updateMetadata: false });
  const pages = await file.copyPages(
    whole,
    parts.map(({ page }) => page - 1),
  );
  for (const [index, page] of pages.entries()) {
    const area = parts[index]?.area;
    if (area) cutTo(page, area);
    file.addPage(page);
  }
  return Uint8Array.from(await file.save({ useObjectStreams: false }));
}

/** Crops a page to an area, which is given for the page as it is displayed. */
function cutTo(page: PDFPage, area: PageArea): void {
  const angle = ((page.getRotation().angle % 360) + 360) % 360;
  const { left, top, width, height } = rotateArea(area, ((360 - angle) % 360) as QuarterTurn);
  const box = page.getCropBox();
  const cut = [
    box.x + left * box.width,
    box.y + (1 - top - height) * box.height,
    width * box.width,
    height * box.height,
  ] as const;
  page.setCropBox(...cut);
  page.setMediaBox(...cut);
}
