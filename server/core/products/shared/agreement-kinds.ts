import type { CertificateKind } from '../../../../src/domain/certificates/shared/certificate.ts';
import { openingPolicies } from '../../../../src/domain/products/shared/opening-policy.ts';
import { productOfAgreement } from '../../../../src/domain/products/shared/product-agreement.ts';
import type { Parts } from '../../parts.ts';

/**
 * By certificates of which kinds an agreement is signed here; none where a press is enough, and where nobody reads
 * certificates.
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
