import 'reflect-metadata';
import {
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  Name,
  PublicKey,
  X509Certificate,
  X509CertificateGenerator,
  X509CrlGenerator,
} from '@peculiar/x509';
import type {
  AuthorityCertificates,
  AuthorityKeys,
  Certificate,
  CertificateAuthority,
  CertificateFacts,
  CertificateOrder,
  CertifiedKey,
  Revoked,
} from '../core/keys/certificate-authority.ts';
import { base64, bytesOfBase64 } from '../core/secrets.ts';

const keyKind = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const signing = { name: 'ECDSA', hash: 'SHA-256' } as const;
const year = 365 * 86_400_000;

const serialHere = (): string =>
  `4a${[...crypto.getRandomValues(new Uint8Array(15))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
const derOf = (certificate: X509Certificate): Certificate => base64(new Uint8Array(certificate.rawData));
const plainSerial = (serial: string): string => serial.toLowerCase().replace(/^0+(?=.)/, '');
/** Names the value explicitly, because the library would interpret quotes and hashes in a plain text. */
const named = (key: string, value: string) => ({ [key]: [{ utf8String: value }] });

/** How many parsed certificates stay in memory, and up to what length of their text in characters. */
const maxParsed = 1000;
const maxRememberedText = 4096;
const parsed = new Map<Certificate, X509Certificate>();

/**
 * Parses a certificate; undefined where it is none. Parsing takes longer than checking a signature, and the same few
 * certificates come again and again, so the latest stay in memory.
 */
function parseCertificate(certificate: Certificate): X509Certificate | undefined {
  const known = parsed.get(certificate);
  if (known) return known;
  try {
    const read = new X509Certificate(bytesOfBase64(certificate));
    if (certificate.length <= maxRememberedText) parsed.set(certificate, read);
    const [oldest] = parsed.keys();
    if (oldest !== undefined && parsed.size > maxParsed) parsed.delete(oldest);
    return read;
  } catch {
    return undefined;
  }
}

/** Computes a value once for each parsed certificate. The value must depend on nothing else that changes. */
function onceFor<Value>(compute: (certificate: X509Certificate) => Value): (certificate: X509Certificate) => Value {
  const values = new WeakMap<X509Certificate, { readonly value: Value }>();
  return (certificate) => {
    const { value } = values.get(certificate) ?? { value: compute(certificate) };
    values.set(certificate, { value });
    return value;
  };
}

/** The key that a certificate was issued for, ready to verify signatures. */
const verifyingKey = onceFor(async (certificate) => certificate.publicKey.export(keyKind, ['verify']));

/** Whether the holder of a certificate has signed others, by the certificate of the holder. */
const signatures = onceFor((above) =>
  onceFor(
    async (below) =>
      below.issuer === above.subject && below.verify({ publicKey: above.publicKey, signatureOnly: true }),
  ),
);

const privateKeyOf = async ({ privateKey }: CertifiedKey): Promise<CryptoKey> =>
  crypto.subtle.importKey('pkcs8', bytesOfBase64(privateKey), keyKind, false, ['sign']);

const isAuthority = (certificate: X509Certificate): boolean =>
  certificate.getExtension(BasicConstraintsExtension)?.ca === true;
const holdsAt = (certificate: X509Certificate, at: number): boolean =>
  certificate.notBefore.getTime() <= at && at <= certificate.notAfter.getTime();

/** An authority's own key and certificate; the root signs itself. */
async function authority(
  commonName: string,
  at: number,
  years: number,
  above?: { readonly subject: string; readonly key: CryptoKey },
): Promise<{ readonly kept: CertifiedKey; readonly subject: string; readonly key: CryptoKey }> {
  const pair = await crypto.subtle.generateKey(keyKind, true, ['sign', 'verify']);
  const subject = `CN=${commonName}, O=SCF Demonstration, C=CN`;
  const certificate = await X509CertificateGenerator.create({
    subject,
    issuer: above?.subject ?? subject,
    publicKey: pair.publicKey,
    signingKey: above?.key ?? pair.privateKey,
    signingAlgorithm: signing,
    serialNumber: serialHere(),
    notBefore: new Date(at),
    notAfter: new Date(at + years * year),
    extensions: [
      new BasicConstraintsExtension(true, above ? 0 : 1, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
    ],
  });
  return {
    kept: {
      certificate: derOf(certificate),
      privateKey: base64(new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey))),
    },
    subject,
    key: pair.privateKey,
  };
}

/** X.509 by `@peculiar/x509` over WebCrypto, on a server and in a browser alike. */
export const x509Authority: CertificateAuthority = {
  establish: async (at): Promise<AuthorityKeys> => {
    const root = await authority('SCF Test Root CA', at, 20);
    const issuing = await authority('SCF Test Issuing CA', at, 10, root);
    return { root: root.kept, issuing: issuing.kept };
  },

  issue: async (issuing: CertifiedKey, order: CertificateOrder) => {
    let publicKey: CryptoKey;
    try {
      publicKey = await new PublicKey(bytesOfBase64(order.publicKey)).export(keyKind, ['verify']);
    } catch {
      return undefined;
    }
    const certificate = await X509CertificateGenerator.create({
      subject: new Name([
        named('CN', order.personName),
        named('O', order.company),
        named('2.5.4.97', order.uscc),
        { C: ['CN'] },
      ]),
      issuer: new X509Certificate(bytesOfBase64(issuing.certificate)).subject,
      publicKey,
      signingKey: await privateKeyOf(issuing),
      signingAlgorithm: signing,
      serialNumber: order.serial,
      notBefore: new Date(order.validFrom),
      notAfter: new Date(order.validTo),
      extensions: [
        new BasicConstraintsExtension(false, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true),
      ],
    });
    return derOf(certificate);
  },

  revocations: async (issuing: CertifiedKey, revoked: readonly Revoked[], { at, until }) => {
    const list = await X509CrlGenerator.create({
      issuer: new X509Certificate(bytesOfBase64(issuing.certificate)).subject,
      thisUpdate: new Date(at),
      nextUpdate: new Date(until),
      signingAlgorithm: signing,
      signingKey: await privateKeyOf(issuing),
      entries: revoked.map((each) => ({ serialNumber: each.serial, revocationDate: new Date(each.at) })),
    });
    return base64(new Uint8Array(list.rawData));
  },

  read: (certificate): CertificateFacts | undefined => {
    const read = parseCertificate(certificate);
    if (!read) return undefined;
    try {
      const usages = read.getExtension(KeyUsagesExtension)?.usages ?? 0;
      return {
        subject: read.subject,
        issuer: read.issuer,
        serial: plainSerial(read.serialNumber),
        validFrom: read.notBefore.getTime(),
        validTo: read.notAfter.getTime(),
        maySign: !isAuthority(read) && (usages & KeyUsageFlags.digitalSignature) !== 0,
      };
    } catch {
      // The library reads parts of a certificate only on access, so any access may fail.
      return undefined;
    }
  },

  isIssuedBy: async (certificates: AuthorityCertificates, certificate, at) => {
    const [root, issuing, own] = [
      parseCertificate(certificates.root),
      parseCertificate(certificates.issuing),
      parseCertificate(certificate),
    ];
    if (
      !root ||
      !issuing ||
      !own ||
      !isAuthority(root) ||
      !isAuthority(issuing) ||
      !holdsAt(root, at) ||
      !holdsAt(issuing, at)
    )
      return false;
    try {
      return (await signatures(root)(root)) && (await signatures(root)(issuing)) && (await signatures(issuing)(own));
    } catch {
      return false;
    }
  },

  isSignatureOf: async (certificate, text, signature) => {
    try {
      const read = parseCertificate(certificate);
      return (
        read !== undefined &&
        (await crypto.subtle.verify(
          signing,
          await verifyingKey(read),
          bytesOfBase64(signature),
          new TextEncoder().encode(text),
        ))
      );
    } catch {
      return false;
    }
  },
};
