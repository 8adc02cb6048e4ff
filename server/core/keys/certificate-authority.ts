/** A certificate in DER, base64. */
export type Certificate = string;

/** A certificate with the private key to it (PKCS #8, base64). */
export interface CertifiedKey {
  readonly certificate: Certificate;
  readonly privateKey: string;
}

/** Keys of the authority: the root, and the issuing certificate below it. */
export interface AuthorityKeys {
  readonly root: CertifiedKey;
  readonly issuing: CertifiedKey;
}

/** The public part of the authority's keys. */
export interface AuthorityCertificates {
  readonly root: Certificate;
  readonly issuing: Certificate;
}

/** Subject, public key and validity of a certificate to issue. */
export interface CertificateOrder {
  readonly personName: string;
  readonly company: string;
  /** Unified social credit code. */
  readonly uscc: string;
  /** SubjectPublicKeyInfo, base64: ECDSA over P-256. */
  readonly publicKey: string;
  /** Hexadecimal, lower case. */
  readonly serial: string;
  /** Milliseconds since the epoch; whole seconds are kept. */
  readonly validFrom: number;
  readonly validTo: number;
}

/** Fields of a certificate. Names are in the form of RFC 4514; instants are in milliseconds. */
export interface CertificateFacts {
  readonly subject: string;
  readonly issuer: string;
  /** Hexadecimal, lower case, without leading zeros. */
  readonly serial: string;
  readonly validFrom: number;
  readonly validTo: number;
  /** Whether it may sign for a person: its key usage says so, and it is no authority. */
  readonly maySign: boolean;
}

/** A revoked certificate, and the time of its revocation. */
export interface Revoked {
  readonly serial: string;
  readonly at: number;
}

/** Port to an implementation of X.509 (RFC 5280). Private keys are parameters: it stores none. */
export interface CertificateAuthority {
  /** Creates a root and an issuing authority below it, valid from an instant on. */
  establish(at: number): Promise<AuthorityKeys>;
  /** Issues a certificate; undefined when the order's public key is not of the required kind. */
  issue(issuing: CertifiedKey, order: CertificateOrder): Promise<Certificate | undefined>;
  /** Certificate revocation list (DER, base64), valid until an instant. */
  revocations(
    issuing: CertifiedKey,
    revoked: readonly Revoked[],
    time: { readonly at: number; readonly until: number },
  ): Promise<string>;
  /** Parses a certificate; undefined when it is none. */
  read(certificate: Certificate): CertificateFacts | undefined;
  /**
   * Whether the issuing authority signed the certificate and the root signed the issuing authority, both valid at an
   * instant. Does not check the validity period of the certificate itself.
   */
  isIssuedBy(authority: AuthorityCertificates, certificate: Certificate, at: number): Promise<boolean>;
  /**
   * Whether the certificate's key signed exactly this text (UTF-8): ECDSA with SHA-256, r and s side by side, base64.
   */
  isSignatureOf(certificate: Certificate, text: string, signature: string): Promise<boolean>;
}
