import 'reflect-metadata';
import { X509Certificate } from 'node:crypto';
import { KeyUsageFlags, KeyUsagesExtension, X509CertificateGenerator } from '@peculiar/x509';
import { describe, expect, it } from 'vitest';
import { x509Authority } from '../../../server/certificates/x509-authority.ts';
import { base64 } from '../../../server/core/secrets.ts';
import { testKey } from '../../builders/key-pair.ts';
import { certificateAuthorityContract } from '../../contracts/certificate-authority.ts';

certificateAuthorityContract('X.509 by a library', x509Authority);

describe('X.509 by a library', () => {
  it('is what others read as such', async () => {
    const at = Date.parse('2026-11-21T02:00:00Z');
    const { root, issuing } = await x509Authority.establish(at);
    const certificate = await x509Authority.issue(issuing, {
      personName: '周思远',
      company: '砚舟',
      uscc: '91330212MA2YZ00018',
      publicKey: (await testKey()).publicKey,
      serial: '1a2b',
      validFrom: at,
      validTo: at + 86_400_000,
    });
    const [own, above, top] = [certificate ?? '', issuing.certificate, root.certificate].map(
      (each) => new X509Certificate(Buffer.from(each, 'base64')),
    );
    expect(own?.subject).toContain('CN=周思远');
    expect([own?.verify(above!.publicKey), above?.verify(top!.publicKey), top?.verify(top.publicKey)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([own?.ca, above?.ca, top?.ca]).toEqual([false, true, true]);
  });

  /** A certificate of another authority, with its own key. */
  async function issueCertificate(usages: KeyUsageFlags, serialNumber = '1a2b') {
    const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
    const certificate = await X509CertificateGenerator.createSelfSigned({
      name: 'CN=SCF Test Root CA',
      serialNumber,
      keys,
      signingAlgorithm: { name: 'ECDSA', hash: 'SHA-256' },
      extensions: [new KeyUsagesExtension(usages, true)],
    });
    return {
      certificate: base64(new Uint8Array(certificate.rawData)),
      privateKey: base64(new Uint8Array(await crypto.subtle.exportKey('pkcs8', keys.privateKey))),
    };
  }

  it.each([
    ['signatures', KeyUsageFlags.digitalSignature, true],
    ['keeping keys', KeyUsageFlags.keyEncipherment, false],
    ['agreeing on keys', KeyUsageFlags.keyAgreement, false],
  ])('says of a certificate for %s whether it signs', async (_what, usages, signs) =>
    expect(x509Authority.read((await issueCertificate(usages)).certificate)?.maySign).toBe(signs),
  );

  it('recognises a serial by its digits, regardless of leading zeros', async () =>
    expect(
      x509Authority.read((await issueCertificate(KeyUsageFlags.digitalSignature, '000a2b')).certificate)?.serial,
    ).toBe('a2b'));

  it('accepts no certificate from a signer that is no authority', async () => {
    const at = Date.now();
    const [person, own] = [await issueCertificate(KeyUsageFlags.digitalSignature), await testKey()];
    const certificate =
      (await x509Authority.issue(person, {
        personName: '周思远',
        company: '砚舟',
        uscc: '91330212MA2YZ00018',
        publicKey: own.publicKey,
        serial: '1a2b',
        validFrom: at,
        validTo: at + 86_400_000,
      })) ?? '';
    expect(
      await x509Authority.isIssuedBy({ root: person.certificate, issuing: person.certificate }, certificate, at),
    ).toBe(false);
  });
});
