import type { FileInspector, Inspection } from '../core/ports.ts';
import { contentKind } from './content-kind.ts';
import { inspectedImage } from './inspected-image.ts';
import { PdfProbe } from './pdf-probe.ts';

/** Reads image headers itself and opens PDFs in a thread of their own, where a file that hangs the reader harms nobody. */
export class ContentFileInspector implements FileInspector {
  readonly #probe: PdfProbe;

  constructor(probe = new PdfProbe()) {
    this.#probe = probe;
  }

  async inspect(bytes: Uint8Array): Promise<Inspection> {
    const kind = contentKind(bytes);
    if (kind === 'empty') return { kind: 'refused', because: 'empty' };
    if (kind === 'unknown') return { kind: 'refused', because: 'unknown-content' };
    return kind === 'pdf' ? this.#inspectedPdf(bytes) : inspectedImage(kind, bytes);
  }

  async #inspectedPdf(bytes: Uint8Array): Promise<Inspection> {
    const finding = await this.#probe.look(bytes);
    if (typeof finding === 'string') return { kind: 'refused', because: finding };
    return { kind: 'pdf', mimeType: 'application/pdf', pages: finding.pages };
  }
}
