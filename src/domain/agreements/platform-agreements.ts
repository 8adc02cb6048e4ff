import { agreementNames, agreementPaths, agreements, type AgreementName } from './agreement.ts';

/** One of the platform's two agreements, as the wire names it. */
export type PlatformAgreementName = AgreementName;

/** A text that was read or agreed to, by its name and version. */
export interface AgreedText {
  readonly name: PlatformAgreementName;
  readonly version: string;
}

/** The platform's agreements. */
export const platformAgreementNames = agreementNames;

/** The current version of each agreement. */
export const agreedTexts: readonly AgreedText[] = agreementNames.map((name) => ({
  name,
  version: agreements[name].version,
}));

/** Whether a text is the current version. */
export const isCurrentVersion = ({ name, version }: AgreedText): boolean => agreements[name].version === version;

/** Why the given texts do not accept the current version of both agreements; undefined where they do. */
export function agreementsProblem(given: readonly AgreedText[]): 'missing' | 'changed' | undefined {
  if (!platformAgreementNames.every((name) => given.some((each) => each.name === name))) return 'missing';
  return given.every(isCurrentVersion) ? undefined : 'changed';
}

/** The public page of an agreement. */
export const agreementPath = (name: PlatformAgreementName): string => agreementPaths[name];
