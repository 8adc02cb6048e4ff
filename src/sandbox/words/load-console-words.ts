import type { Catalogue } from '../../words/catalogue.ts';
import { loadCatalogue } from '../../words/load-catalogue.ts';
import type { Locale } from '../../words/locale.ts';

/**
 * The portal's words as far as the console says them: documents, their fields and how they are read come from the
 * areas.
 */
export async function loadConsoleWords(locale: Locale): Promise<Catalogue> {
  return loadCatalogue(locale, ['evidence', 'evidence-work', 'viewer', 'written', 'certification']);
}
