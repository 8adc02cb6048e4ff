/** Who registers keys: the bank, and the platform for companies that stand on its list (checklist F-136). */
export const bankRegistrar = 'RA_CCB';
export const platformRegistrar = 'RA_RYL';

/** On which list a company stands whose people may use keys that the platform registered. */
export const keyList = 'UKEY_WHITE_LIST';

/** Registrars whose keys the company's people may use. */
export const registrarsOf = (isListed: boolean): readonly string[] => [
  bankRegistrar,
  ...(isListed ? [platformRegistrar] : []),
];

/** Last four characters of a token's serial number, by which people tell tokens apart. */
export const keySuffix = (serial: string): string => serial.slice(-4).toUpperCase();

/** A key that somebody may sign by now. Instants in milliseconds. */
export interface UsableKey {
  readonly serial: string;
  readonly suffix: string;
  readonly registrar: string;
  readonly validTo: number;
}

/** How a company's certificates stand. */
export interface CompanyKeys {
  readonly softKeyUsable: boolean;
  readonly hardCertificate: string;
}

/** Whether a company can sign at all: its cloud certificate holds, or one of its hard ones does (C-011). */
export const companySigns = ({ softKeyUsable, hardCertificate }: CompanyKeys): boolean =>
  softKeyUsable || hardCertificate === 'AUTH' || hardCertificate === 'UPDATE_VERIFYING';
