import { isSigned, signature } from '../signed.ts';

const purpose = 'upload callback';

/**
 * What the store says with its word that this object arrived. Only the installation can make it; it stands in the
 * form's signed callback.
 */
export async function callbackToken(secret: string, objectKey: string): Promise<string> {
  return signature(secret, purpose, objectKey);
}

/** Compares in constant time; whatever is no token at all is a wrong one. */
export async function isCallbackToken(secret: string, objectKey: string, token: string): Promise<boolean> {
  return isSigned(secret, purpose, objectKey, token);
}
