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
