import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import type { SigningChoice, SigningRefusal, SigningText } from '../agreements/signing-choice.ts';
import type { SignedText } from '../keys/key-agent.ts';

/** Signing the agreement of a product by a certificate of one's own. */
export interface AgreementSignatures {
  choice(product: ProductCode, signal?: AbortSignal): Promise<SigningChoice>;
  /** What is to be signed by that certificate, for the text as it is known here. */
  challenge(product: ProductCode, serial: string): Promise<SigningText | ({ readonly asked: false } & SigningRefusal)>;
  prove(
    product: ProductCode,
    serial: string,
    signed: SignedText,
  ): Promise<{ readonly done: true } | ({ readonly done: false } & SigningRefusal)>;
}
