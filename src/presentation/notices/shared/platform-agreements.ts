import {
  agreementNames,
  agreementPaths,
  agreements,
  type AgreementName,
  type AgreementText,
} from '../../../domain/agreements/agreement.ts';
import type { Locale } from '../../../words/locale.ts';
import type { AgreementReader } from '../../agreements/agreement-presenter.ts';

/** Reads the platform's agreements: the one at a path, or both. */
export function platformAgreements(
  texts: (name: AgreementName, locale: Locale) => Promise<AgreementText>,
): AgreementReader {
  return async (path, locale) =>
    Promise.all(
      agreementNames
        .filter((name) => path === undefined || agreementPaths[name] === path)
        .map(async (name) => ({ name, ...agreements[name], text: await texts(name, locale) })),
    );
}
