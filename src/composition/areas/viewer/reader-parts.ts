import type { Container } from 'inversify';
import { LazyContentReader } from '../../../adapters/formats/lazy-content-reader.ts';
import { PdfjsDocumentReader } from '../../../adapters/pdf/pdfjs-document-reader.ts';
import { startTrustedWorker } from '../../../adapters/pdf/trusted-worker.ts';
import { tokens as t } from '../../tokens.ts';

/** Bindings of the document reader. The sign-in page and lists do not load them. */
export function bindDocumentReader(container: Container): void {
  if (container.isBound(t.DocumentReader)) return;
  container
    .bind(t.DocumentReader)
    .toResolvedValue((assets) => new PdfjsDocumentReader(assets), [t.PdfAssets])
    .inSingletonScope();
  container
    .bind(t.ContentReader)
    .toResolvedValue(() => new LazyContentReader(startTrustedWorker))
    .inSingletonScope();
}
