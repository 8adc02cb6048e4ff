import type { AgreementSignatures } from '../../../application/ports/products/agreement-signatures.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import { CertificateSigning, type CertificateSigningParts } from '../../agreements/certificate-signing.ts';

/** Signs the agreement of a product with a certificate. */
export function createAgreementSigner(
  signatures: AgreementSignatures,
  product: ProductCode,
  parts: Omit<CertificateSigningParts, 'desk' | 'subject'>,
): CertificateSigning {
  return new CertificateSigning({
    ...parts,
    subject: 'agreement',
    desk: {
      choice: async () => signatures.choice(product),
      challenge: async (serial) => signatures.challenge(product, serial),
      prove: async (serial, signed) => signatures.prove(product, serial, signed),
    },
  });
}
