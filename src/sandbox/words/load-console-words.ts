import type { Catalogue } from '../../words/catalogue.ts';
import { loadCatalogue } from '../../words/load-catalogue.ts';
import type { Locale } from '../../words/locale.ts';
import { evidenceWords, evidenceWorkWords } from '../../words/areas/evidence.ts';
import { viewerWords, writtenWords } from '../../words/areas/viewer.ts';
import { certificationWords } from '../../words/areas/certification.ts';

/** The portal's texts that the console uses. Those for documents and their fields belong to the areas. */
export async function loadConsoleWords(locale: Locale): Promise<Catalogue> {
  return loadCatalogue(locale, [evidenceWords, evidenceWorkWords, viewerWords, writtenWords, certificationWords]);
}
