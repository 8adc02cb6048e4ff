import { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { x509Authority } from '../../../server/certificates/x509-authority.ts';
import { testKey } from '../../builders/key-pair.ts';
import { certificateAuthorityContract } from '../../contracts/certificate-authority.ts';

certificateAuthorityContract('X.509 by a library', x509Authority);

describe('X.509 by a library', () => {
  it('is what others read as such', async () => {
    const at = Date.parse('2026-11-21T02:00:00Z');
    const { root, issuing } = await x509Authority.found(at);
    const certificate = await x509Authority.issue(issuing, { personName: '周思远', company: '砚舟', uscc: '91330212MA2YZ00018', publicKey: (await testKey()).publicKey, serial: '1a2b', validFrom: at, validTo: at + 86_400_000 });
    const [own, above, top] = [certificate ?? '', issuing.certificate, root.certificate].map((each) => new X509Certificate(Buffer.from(each, 'base64')));
    expect(own?.subject).toContain('CN=周思远');
    expect([own?.verify(above!.publicKey), above?.verify(top!.publicKey), top?.verify(top.publicKey)]).toEqual([true, true, true]);
    expect([own?.ca, above?.ca, top?.ca]).toEqual([false, true, true]);
  });
});
