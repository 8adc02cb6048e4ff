import type { Catalogue } from '../../words/catalogue.ts';
import { loadCatalogue } from '../../words/load-catalogue.ts';
import type { Locale } from '../../words/locale.ts';
import { evidenceWords, evidenceWorkWords } from '../../words/areas/evidence.ts';
import { viewerWords, writtenWords } from '../../words/areas/viewer.ts';
import { certificationWords } from '../../words/areas/certification.ts';

/**
 * The portal's words as far as the console says them: documents, their fields and how they are read come from the
 * areas.
 */
export async function loadConsoleWords(locale: Locale): Promise<Catalogue> {
  return loadCatalogue(locale, [evidenceWords, evidenceWorkWords, viewerWords, writtenWords, certificationWords]);
}
