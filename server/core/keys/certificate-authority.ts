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

/** The same as everybody may know it. */
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

/** What a certificate says of itself. Names as RFC 4514 writes them; instants in milliseconds. */
export interface CertificateFacts {
  readonly subject: string;
  readonly issuer: string;
  /** Hexadecimal, lower case, without zeros before it. */
  readonly serial: string;
  readonly validFrom: number;
  readonly validTo: number;
  /** Whether it may sign for a person: its key usage says so, and it is no authority. */
  readonly signs: boolean;
}

/** What an authority has taken back, and since when. */
export interface Revoked {
  readonly serial: string;
  readonly at: number;
}

/** Real X.509 (RFC 5280), whoever makes it. Private keys are handed in: none are kept here. */
export interface CertificateAuthority {
  /** A root and an issuing authority below it, from an instant on. */
  found(at: number): Promise<AuthorityKeys>;
  /** Undefined for what is no public key of the kind. */
  issue(issuing: CertifiedKey, order: CertificateOrder): Promise<Certificate | undefined>;
  /** The list of what was taken back (DER, base64), good until an instant. */
  revocations(
    issuing: CertifiedKey,
    revoked: readonly Revoked[],
    time: { readonly at: number; readonly until: number },
  ): Promise<string>;
  /** Undefined for what is no certificate. */
  read(certificate: Certificate): CertificateFacts | undefined;
  /**
   * Whether the issuing authority signed it, the root that one, and both hold at an instant. Of the certificate's own
   * time it says nothing.
   */
  vouches(authority: AuthorityCertificates, certificate: Certificate, at: number): Promise<boolean>;
  /**
   * Whether the certificate's key signed exactly this text (UTF-8): ECDSA with SHA-256, r and s side by side, base64.
   */
  signed(certificate: Certificate, text: string, signature: string): Promise<boolean>;
}
