import { beforeAll, describe, expect, it } from 'vitest';
import type {
  AuthorityKeys,
  Certificate,
  CertificateAuthority,
  CertificateOrder,
} from '../../server/core/keys/certificate-authority.ts';
import { testKey, type TestKey } from '../builders/key-pair.ts';

const at = Date.parse('2026-11-21T02:00:00Z');
const day = 86_400_000;
const year = 365 * day;

/** Contract of every certificate authority. */
export function certificateAuthorityContract(name: string, authority: CertificateAuthority): void {
  describe(name, () => {
    let keys: AuthorityKeys;
    let own: TestKey;
    let certificate: Certificate;
    const order = (more: Partial<CertificateOrder> = {}): CertificateOrder => ({
      personName: '周思远',
      company: '宁波砚舟精密铸造有限公司',
      uscc: '91330212MA2YZ00018',
      publicKey: own.publicKey,
      serial: '1a2b',
      validFrom: at,
      validTo: at + 30 * day,
      ...more,
    });
    const known = (from = keys) => ({ root: from.root.certificate, issuing: from.issuing.certificate });
    const issued = async (more: Partial<CertificateOrder> = {}, from = keys): Promise<Certificate> =>
      (await authority.issue(from.issuing, order(more))) ?? '';

    beforeAll(async () => {
      [keys, own] = [await authority.establish(at), await testKey()];
      certificate = await issued();
    });

    it('reads the requested fields from a certificate', () =>
      expect(authority.read(certificate)).toEqual({
        subject: 'CN=周思远, O=宁波砚舟精密铸造有限公司, 2.5.4.97=91330212MA2YZ00018, C=CN',
        issuer: authority.read(keys.issuing.certificate)?.subject,
        serial: '1a2b',
        validFrom: at,
        validTo: at + 30 * day,
        maySign: true,
      }));

    it.each(['a, b', 'a+b=c', '"a"', '#616263', 'a\\b', '<a>;b', ' a '])(
      'keeps a name unchanged: %s',
      async (personName) => {
        const read = authority.read(await issued({ personName }))?.subject ?? '';
        expect(
          read
            .replace(/^CN=/, '')
            .replace(/, O=.*$/, '')
            .replace(/\\(.)/g, '$1'),
        ).toBe(personName);
      },
    );

    it('reads nothing from invalid certificates', () => {
      for (const none of ['', 'AAAA', '!', certificate.slice(0, 40), own.publicKey])
        expect(authority.read(none)).toBeUndefined();
    });

    it('issues nothing for an invalid key', async () => {
      expect(await authority.issue(keys.issuing, order({ publicKey: 'AAAA' }))).toBeUndefined();
      expect(await authority.issue(keys.issuing, order({ publicKey: '!' }))).toBeUndefined();
    });

    it('issues nothing for a key of another algorithm', async () => {
      const rsa = await crypto.subtle.generateKey(
        { name: 'RSASSA-PKCS1-v1_5', modulusLength: 1024, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
        true,
        ['sign', 'verify'],
      );
      expect(
        await authority.issue(
          keys.issuing,
          order({ publicKey: Buffer.from(await crypto.subtle.exportKey('spki', rsa.publicKey)).toString('base64') }),
        ),
      ).toBeUndefined();
    });

    it('distinguishes certificates of authorities from those of people', () => {
      expect(authority.read(keys.root.certificate)?.maySign).toBe(false);
      expect(authority.read(keys.issuing.certificate)?.maySign).toBe(false);
    });

    it('vouches for a certificate that it has issued', async () =>
      expect(await authority.isIssuedBy(known(), certificate, at + day)).toBe(true));
    it('vouches for a certificate outside its validity as well', async () =>
      expect(await authority.isIssuedBy(known(), certificate, at + 60 * day)).toBe(true));
    it('vouches for nothing before its foundation', async () =>
      expect(await authority.isIssuedBy(known(), certificate, at - day)).toBe(false));
    it('vouches for nothing once its issuing certificate has expired', async () =>
      expect(await authority.isIssuedBy(known(), certificate, at + 10 * year + day)).toBe(false));

    it('vouches for no certificate of another authority with the same name', async () => {
      const others = await authority.establish(at);
      expect(await authority.isIssuedBy(known(), await issued({}, others), at)).toBe(false);
      expect(
        await authority.isIssuedBy(
          { root: keys.root.certificate, issuing: others.issuing.certificate },
          await issued({}, others),
          at,
        ),
      ).toBe(false);
      expect(
        await authority.isIssuedBy(
          { root: others.root.certificate, issuing: keys.issuing.certificate },
          certificate,
          at,
        ),
      ).toBe(false);
    });

    it('vouches for no certificate that a person’s certificate issued', async () => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
      const encoded = async (format: 'spki' | 'pkcs8', key: CryptoKey) =>
        Buffer.from(await crypto.subtle.exportKey(format, key)).toString('base64');
      const person = {
        certificate: await issued({ publicKey: await encoded('spki', pair.publicKey) }),
        privateKey: await encoded('pkcs8', pair.privateKey),
      };
      const forged = (await authority.issue(person, order({ serial: '77' }))) ?? '';
      expect(await authority.isIssuedBy(known(), forged, at)).toBe(false);
      expect(await authority.isIssuedBy({ root: keys.root.certificate, issuing: person.certificate }, forged, at)).toBe(
        false,
      );
    });

    it('vouches for no altered or invalid certificate', async () => {
      const bytes = Buffer.from(certificate, 'base64');
      bytes[bytes.length - 4] = (bytes.at(-4) ?? 0) ^ 1;
      expect(await authority.isIssuedBy(known(), bytes.toString('base64'), at)).toBe(false);
      expect(await authority.isIssuedBy(known(), 'AAAA', at)).toBe(false);
    });

    it('verifies the signature of a certificate’s key on the exact text', async () => {
      const signature = await own.sign('to be signed');
      expect(await authority.isSignatureOf(certificate, 'to be signed', signature)).toBe(true);
      expect(await authority.isSignatureOf(certificate, 'to be signed ', signature)).toBe(false);
      expect(
        await authority.isSignatureOf(certificate, 'to be signed', await (await testKey()).sign('to be signed')),
      ).toBe(false);
      for (const none of ['', 'AAAA', '!'])
        expect(await authority.isSignatureOf(certificate, 'to be signed', none)).toBe(false);
      expect(await authority.isSignatureOf('AAAA', 'to be signed', signature)).toBe(false);
    });

    it('lists the revoked certificates in the standard format', async () => {
      const empty = await authority.revocations(keys.issuing, [], { at, until: at + day });
      const list = await authority.revocations(
        keys.issuing,
        [
          { serial: '1a2b', at },
          { serial: '1a2c', at },
        ],
        { at, until: at + day },
      );
      expect(Buffer.from(list, 'base64').includes(Buffer.from('02021a2c', 'hex'))).toBe(true);
      expect(Buffer.from(empty, 'base64').includes(Buffer.from('02021a2c', 'hex'))).toBe(false);
    });
  });
}
