import type { ProposalKind } from '../../../src/domain/people/shared/four-eyes.ts';
import type { ServerLocale } from '../server-locale.ts';
import { localizeName } from '../identity/name-said.ts';

/**
 * What a proposal is about, as a name is read: an authorisation has an organisation in its brackets, which acts for
 * nobody whatever it is called.
 */
export function subjectSaid(kind: ProposalKind, name: string, locale: ServerLocale): string {
  if (kind !== 'authorisation' && kind !== 'authorisation-end') return localizeName(name, locale);
  return locale === 'en' ? name.replaceAll(/（([^（）]+)）/gu, ' ($1)') : name;
}
