import { describe, expect, it } from 'vitest';
import { memorySource } from '../../../server/documents/byte-source.ts';
import { inspectContent } from '../../../server/documents/inspected-content.ts';
import { lightReaders } from '../../../server/documents/light-file-inspector.ts';
import { readPdf } from '../../../server/documents/read-pdf.ts';
import { cleanPdf, manners, pagesOf } from './clean-pdfs.ts';
import { isAudit } from '../../support/audit.ts';

const each = isAudit ? 500 : 20;
const seeds = Array.from({ length: each }, (_unused, seed) => seed);

describe.each([
  ['with a PDF reader', { ...lightReaders, pdf: readPdf }],
  ['by bytes alone', lightReaders],
])('clean PDFs inspected %s', (_how, readers) => {
  it.each(manners)(
    'are all accepted when they are written in the manner of %s',
    async (manner) => {
      const refused: unknown[] = [];
      for (const seed of seeds) {
        const found = await inspectContent(memorySource(cleanPdf(manner, seed)), readers);
        if (found.kind !== 'pdf' || found.pages !== pagesOf(seed)) refused.push({ seed, found });
      }
      expect(refused).toEqual([]);
    },
    900_000,
  );
});
