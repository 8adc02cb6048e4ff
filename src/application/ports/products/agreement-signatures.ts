import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import type { SigningChoice, SigningRefusal, SigningText } from '../agreements/signing-choice.ts';
import type { SignedText } from '../keys/key-agent.ts';

/** Signing the agreement of a product with one of the caller's certificates. */
export interface AgreementSignatures {
  choice(product: ProductCode, signal?: AbortSignal): Promise<SigningChoice>;
  /** Text to sign with that certificate, for the version of the agreement that this portal has. */
  challenge(product: ProductCode, serial: string): Promise<SigningText | ({ readonly asked: false } & SigningRefusal)>;
  prove(
    product: ProductCode,
    serial: string,
    signed: SignedText,
  ): Promise<{ readonly done: true } | ({ readonly done: false } & SigningRefusal)>;
}
