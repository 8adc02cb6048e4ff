import type { CertificateKind } from '../../../src/domain/keys/certificate.ts';
import { openingPolicies } from '../../../src/domain/agreements/opening-policy.ts';
import { productOfAgreement } from '../../../src/domain/agreements/product-agreement.ts';
import type { Parts } from '../parts.ts';

/**
 * Kinds of certificates by which an agreement is signed here; none where a click is enough, and where certificates
 * cannot be read.
 */
export function kindsAsked(
  { extensions, certificates }: Pick<Parts, 'extensions' | 'certificates'>,
  name: string,
): readonly CertificateKind[] {
  const product = productOfAgreement(name);
  return product && certificates && extensions.includes('agreement-signatures')
    ? openingPolicies[product].signedBy
    : [];
}
