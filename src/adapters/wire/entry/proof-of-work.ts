import { PortFault } from '../../../application/ports/port-fault.ts';

/** More bits would keep a browser busy for hours. */
const maxZeroBits = 24;

/**
 * Finds a text that, with the challenge before it, has a SHA-256 that begins with enough zero bits. This takes some ten
 * thousand tries for 14 bits, a million for 20. Faults with `cancelled` when the signal is aborted.
 */
export async function computeProof(
  { challenge, zeroBits }: { readonly challenge: string; readonly zeroBits: number },
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  if (zeroBits > maxZeroBits) throw new PortFault('unexpected-answer', { call: 'captchaProof' });
  const encoder = new TextEncoder();
  const batch = 256;
  for (let start = 0; ; start += batch) {
    if (signal.aborted) throw new PortFault('cancelled');
    const proofs = Array.from({ length: batch }, (_unused, index) => (start + index).toString(36));
    const digests = await Promise.all(
      proofs.map(async (proof) => crypto.subtle.digest('SHA-256', encoder.encode(challenge + proof))),
    );
    const found = digests.findIndex((digest) => new DataView(digest).getUint32(0) >>> (32 - zeroBits) === 0);
    const proof = proofs[found];
    if (proof !== undefined) return proof;
    // Probability that a proof was found by now.
    onShare(1 - (1 - 2 ** -zeroBits) ** (start + batch));
  }
}
