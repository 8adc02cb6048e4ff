import { isSigned, signature } from '../signed.ts';

const purpose = 'upload callback';

/** Token by which the store proves its notice of an arrival. It is part of the form's signed callback. */
export async function callbackToken(secret: string, objectKey: string): Promise<string> {
  return signature(secret, purpose, objectKey);
}

/** Compares in constant time. A malformed token is a wrong one. */
export async function isCallbackToken(secret: string, objectKey: string, token: string): Promise<boolean> {
  return isSigned(secret, purpose, objectKey, token);
}
