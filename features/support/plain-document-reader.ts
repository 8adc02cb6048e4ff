import { RangedFile } from '../../src/adapters/pdf/ranged-file.ts';
import {
  DocumentFault,
  type DocumentReader,
  type OpenDocument,
  type PageSize,
} from '../../src/application/ports/viewer/shared/document-reader.ts';

const beginning = 65_536;
const text = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/**
 * Replaces the browser's document reader. It draws nothing, but fetches a document from its real address part by part,
 * and recognises pages, protection and damage of the scenarios' simple documents.
 */
export class PlainDocumentReader implements DocumentReader {
  forget(): void {}

  readonly #fetch: typeof fetch;

  constructor(fetchFile: typeof fetch) {
    this.#fetch = fetchFile;
  }

  warmUp(): void {
    // There is nothing to prefetch.
  }

  async open(address: () => Promise<string>, signal: AbortSignal): Promise<OpenDocument> {
    const file = new RangedFile(address, signal, this.#fetch);
    const first = await file.beginning(beginning);
    const whole = async (): Promise<string> =>
      text(first.kind === 'whole' ? first.bytes : await file.part(0, first.length));
    const content = await whole();
    if (content.includes('/Encrypt')) throw new DocumentFault('encrypted');
    if (!content.startsWith('%PDF-') || !content.includes('%%EOF')) throw new DocumentFault('damaged');
    return {
      pageCount: pageSizes(content).length,
      // A page of a long document is fetched when it is shown.
      page: async (number) => ({
        size: pageSizes(await whole())[number - 1] ?? { width: 0, height: 0 },
        draw: async () => undefined,
        layText: async () => undefined,
        text: async () => [],
      }),
      close: async () => undefined,
    };
  }
}

function pageSizes(content: string): readonly PageSize[] {
  return [...content.matchAll(/\/Type\/Page\/.*?\/MediaBox\[0 0 (\d+) (\d+)\]/gu)].map((match) => ({
    width: Number(match[1]),
    height: Number(match[2]),
  }));
}
