import type { PlainDate } from '../calendar/plain-date.ts';

/** Registrars of keys: the bank, and the platform for companies on its list (checklist F-136). */
export const bankRegistrar = 'RA_CCB';
export const platformRegistrar = 'RA_RYL';

/** List of companies whose users may use keys that the platform registered. */
export const keyList = 'UKEY_WHITE_LIST';

/** Registrars whose keys the company's people may use. */
export const registrarsOf = (isListed: boolean): readonly string[] => [
  bankRegistrar,
  ...(isListed ? [platformRegistrar] : []),
];

/** Last four characters of a token's serial number, by which people tell tokens apart. */
export const keySuffix = (serial: string): string => serial.slice(-4).toUpperCase();

/** A key with which a user may sign now. Instants in milliseconds. */
export interface UsableKey {
  readonly serial: string;
  readonly suffix: string;
  readonly registrar: string;
  readonly validTo: number;
}

/** Certificates of a company that decide whether it can sign. */
export interface CompanyKeys {
  readonly softKeyUsable: boolean;
  readonly hardCertificate: string;
}

/** Whether a company can sign: its cloud certificate or a hard certificate is valid (C-011). */
export const canCompanySign = ({ softKeyUsable, hardCertificate }: CompanyKeys): boolean =>
  softKeyUsable || hardCertificate === 'AUTH' || hardCertificate === 'UPDATE_VERIFYING';

/** The two kinds of certificates by which a company signs: in the cloud, and in a token. */
export type CertificateKind = 'CLOUD' | 'HARD';

/** Certificates of a company with their last days; empty for one without a known end. */
export interface SigningMeans extends CompanyKeys {
  readonly softEndsOn: PlainDate;
  readonly hardEndsOn: PlainDate;
}

/**
 * Whether a company can still sign after the last day of its certificate of one kind, because one of the other kind
 * lasts longer (checklist F-138).
 */
export function canSignWithout(kind: CertificateKind, lastDay: PlainDate, means: SigningMeans): boolean {
  const lasts = (end: PlainDate): boolean => end === '' || end > lastDay;
  return kind === 'HARD'
    ? means.softKeyUsable && lasts(means.softEndsOn)
    : canCompanySign({ ...means, softKeyUsable: false }) && lasts(means.hardEndsOn);
}
