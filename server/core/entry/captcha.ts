import { randomToken, sha256 } from '../secrets.ts';

/** Letters that nobody mistakes for another. */
const alphabet = 'ACDEFHJKLMNPRTUVWXY34679';

export const captchaLength = 4;

export function drawCaptcha(): string {
  return [...crypto.getRandomValues(new Uint8Array(captchaLength))]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('');
}

/** A challenge to compute a proof for; it says itself how many zero bits the proof needs. */
export function drawChallenge(zeroBits: number): string {
  return `${zeroBits}:${randomToken(16)}`;
}

/** No challenge yet, only how hard the next one must be. */
export function rememberedBits(zeroBits: number): string {
  return `${zeroBits}:`;
}

/** Number of zero bits that a challenge demands; 0 for none. */
export function bitsOf(challenge: string): number {
  return Number(/^(\d+):/.exec(challenge)?.[1] ?? 0);
}

/** Whether the SHA-256 of challenge and proof begins with as many zero bits as the challenge demands. */
export async function proofHolds(challenge: string, proof: string): Promise<boolean> {
  if (!/^\d+:./.test(challenge)) return false;
  const digest = await sha256(`${challenge}${proof}`);
  let zeros = 0;
  for (const byte of digest) {
    zeros += Math.clz32(byte) - 24;
    if (byte !== 0) break;
  }
  return zeros >= bitsOf(challenge);
}
