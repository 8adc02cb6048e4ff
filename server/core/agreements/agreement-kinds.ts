import type { CertificateKind } from '../../../src/domain/keys/certificate.ts';
import { openingPolicies } from '../../../src/domain/agreements/opening-policy.ts';
import { productOfAgreement } from '../../../src/domain/agreements/product-agreement.ts';
import type { Parts } from '../parts.ts';

/** Kinds of certificates that can sign an agreement; none where a click suffices or certificates cannot be read. */
export function certificateKindsFor(
  { extensions, certificates }: Pick<Parts, 'extensions' | 'certificates'>,
  name: string,
): readonly CertificateKind[] {
  const product = productOfAgreement(name);
  return product && certificates && extensions.includes('agreement-signatures')
    ? openingPolicies[product].signedBy
    : [];
}
