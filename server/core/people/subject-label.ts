import type { ProposalKind } from '../../../src/domain/people/shared/four-eyes.ts';
import type { ServerLocale } from '../server-locale.ts';
import { localizeName } from '../identity/localize-name.ts';

/**
 * Name of a proposal's subject in the reader's language. The brackets of an authorisation contain an organisation and
 * not a colleague, so they are left unchanged.
 */
export function subjectLabel(kind: ProposalKind, name: string, locale: ServerLocale): string {
  if (kind !== 'authorisation' && kind !== 'authorisation-end') return localizeName(name, locale);
  return locale === 'en' ? name.replaceAll(/（([^（）]+)）/gu, ' ($1)') : name;
}
