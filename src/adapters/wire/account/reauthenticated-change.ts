import type { ReauthenticationRefusal } from '../../../application/ports/account/reauthentication-outcome.ts';
import type { PasswordSealing } from '../../../application/ports/identity/password-sealing.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';

/** The encrypted password with the id of its key; empty if none was entered. */
export async function sealedProof(
  sealing: PasswordSealing,
  password: string | undefined,
): Promise<{ readonly current?: string; readonly keyId?: string }> {
  if (password === undefined) return {};
  const { cipher, keyId } = await sealing.seal(password);
  return { current: cipher, keyId };
}

/**
 * Makes a change.
 * @returns why it needs a proof of identity, or undefined if it was made
 */
export async function attemptChange(work: () => Promise<unknown>): Promise<ReauthenticationRefusal | undefined> {
  try {
    await work();
    return undefined;
  } catch (fault) {
    if (!(fault instanceof PortFault)) throw fault;
    const { code, values } = fault.detail;
    if (code === 'PROOF_AGAIN') return { because: 'needed' };
    if (code === 'PASSWORD_WRONG') return { because: 'wrong' };
    if (code === 'PASSWORD_LOCKED') return { because: 'locked', minutes: Number(values?.['minutes'] ?? 15) };
    if (code === 'SIGN_IN_EXPIRED') return { because: 'expired' };
    throw fault;
  }
}
