import type { SignedText } from '../../../application/ports/keys/key-agent.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import type { SigningChoice, SigningRefusal } from '../../../application/ports/agreements/signing-choice.ts';
import type { AgreementSignatures } from '../../../application/ports/products/agreement-signatures.ts';
import { agreementSignatureExtensions } from '../../../contract/extensions/products/agreement-signature-extensions.ts';
import { productAgreementName, productAgreements } from '../../../domain/agreements/product-agreement.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import { signingChoiceOf, signingRefusalOf } from '../agreements/signing-from-wire.ts';
import type { WireClient } from '../wire-client.ts';

const orderOf = (product: ProductCode, serial: string) => ({
  agreementName: productAgreementName(product),
  textHash: productAgreements[product].textHash,
  certNumber: serial,
});

/** Parses a refusal; rethrows any other fault. */
function refusalOf(fault: unknown): SigningRefusal {
  if (!(fault instanceof PortFault)) throw fault;
  const { code, values } = fault.detail;
  if (code === 'PRODUCT_NOT_OPENABLE') return { because: 'withdrawn' };
  if (code === 'NOT_FOUND') return { because: 'gone' };
  if (code === 'REQUEST_INVALID' && values?.['field'] === 'textHash') return { because: 'text-changed' };
  const refusal = signingRefusalOf(fault);
  if (!refusal) throw fault;
  return refusal;
}

export class WireAgreementSignatures implements AgreementSignatures {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async choice(product: ProductCode, signal?: AbortSignal): Promise<SigningChoice> {
    return signingChoiceOf(
      await this.client.send(
        agreementSignatureExtensions.signingCertificates,
        { agreementName: productAgreementName(product) },
        { signal },
      ),
    );
  }

  async challenge(product: ProductCode, serial: string) {
    try {
      return {
        asked: true,
        ...(await this.client.send(agreementSignatureExtensions.agreementChallenge, orderOf(product, serial))),
      } as const;
    } catch (fault) {
      return { asked: false, ...refusalOf(fault) } as const;
    }
  }

  async prove(product: ProductCode, serial: string, { text, certificate, signature }: SignedText) {
    try {
      await this.client.send(agreementSignatureExtensions.proveAgreement, {
        ...orderOf(product, serial),
        text,
        certificate,
        signature,
      });
      return { done: true } as const;
    } catch (fault) {
      return { done: false, ...refusalOf(fault) } as const;
    }
  }
}
