/** All facts that a signature under an agreement covers. */
export interface AgreementStatement {
  readonly agreement: string;
  readonly version: string;
  /** SHA-256 of the Chinese text, in hexadecimal. */
  readonly textHash: string;
  /** The company that is bound, the person and account that sign, and the serial of the certificate. */
  readonly companyId: string;
  readonly personId: string;
  readonly userId: string;
  readonly serial: string;
}

const head = 'SCF-AGREEMENT-1';

/** Encodes a value, so that it cannot contain the beginning of another line. */
const inLine = (value: string): string => encodeURIComponent(value);

/** The statement as text. Its SHA-256 is the digest in the signing text, which adds purpose, host and nonce. */
export function agreementStatement({
  agreement,
  version,
  textHash,
  companyId,
  personId,
  userId,
  serial,
}: AgreementStatement): string {
  return [
    head,
    `agreement: ${inLine(agreement)}`,
    `version: ${inLine(version)}`,
    `text: sha-256:${inLine(textHash)}`,
    `company: ${inLine(companyId)}`,
    `person: ${inLine(personId)}`,
    `account: ${inLine(userId)}`,
    `certificate: ${inLine(serial)}`,
  ].join('\n');
}
