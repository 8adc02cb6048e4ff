/** Everything that a signature under an agreement binds together. */
export interface AgreementStatement {
  readonly agreement: string;
  readonly version: string;
  /** SHA-256 of the Chinese text, in hexadecimal. */
  readonly textHash: string;
  /** The company that is bound, the person and account that sign, and the serial of their certificate. */
  readonly companyId: string;
  readonly personId: string;
  readonly userId: string;
  readonly serial: string;
}

const head = 'SCF-AGREEMENT-1';

/** None of them may be read as another's beginning. */
const inLine = (value: string): string => encodeURIComponent(value);

/**
 * What is signed for, line by line; its SHA-256 is the digest of the signing text, which adds purpose, host and what
 * makes it like no other.
 */
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
