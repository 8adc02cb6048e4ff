import { expect, test } from 'vitest';
import { defaultLimits } from '../../../server/recognition/document-source.ts';
import { processSources } from '../../../server/recognition/sources.ts';
import { digitalPdfs, ofdDocuments, pictures, textPdfs, xmlDocuments } from './made/made-documents.ts';
import { thinned } from '../../support/audit.ts';
import { missesOf } from './made/held-against.ts';
import type { MadeDocument } from './made/made-document.ts';

test.each<[string, () => readonly MadeDocument[] | Promise<readonly MadeDocument[]>]>([
  ['XML', xmlDocuments],
  ['OFD', ofdDocuments],
  // Two for each way to attach or to write the data.
  ['PDFs of digital invoices', async () => thinned(await digitalPdfs(), 2)],
  // Whole and scattered texts of every type, alternately: an odd step includes both.
  ['PDFs with letters', async () => thinned(await textPdfs(), 3)],
  // The bench reads those of all types.
  ['pictures', async () => pictures(['GENERAL_VAT', 'USED_VEHICLE_VAT', 'E_SPECIAL_VAT_ELEC'])],
])('every source of %s reads all fields of the document, and no others', async (_, make) => {
  for (const { name, kind, bytes, says } of await make()) {
    for (const source of processSources) {
      const expected = says[source.source];
      if (expected === undefined) continue;
      const said = (await source.read(bytes, kind, defaultLimits)) ?? [];
      expect({ name, source: source.source, misses: missesOf(said, expected) }).toEqual({
        name,
        source: source.source,
        misses: [],
      });
    }
  }
});
