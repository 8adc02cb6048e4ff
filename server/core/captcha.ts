import { randomToken, sha256 } from './secrets.ts';

/** Letters that nobody mistakes for another. */
const alphabet = 'ACDEFHJKLMNPRTUVWXY34679';

export const captchaLength = 4;

export function drawCaptcha(): string {
  return [...crypto.getRandomValues(new Uint8Array(captchaLength))].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/** About a quarter of a second of a phone's computing. */
export const proofZeroBits = 14;

export function drawChallenge(): string {
  return randomToken(16);
}

/** Whether the SHA-256 of challenge and proof begins with enough zero bits. */
export async function proofHolds(challenge: string, proof: string): Promise<boolean> {
  if (challenge === '') return false;
  const digest = await sha256(`${challenge}${proof}`);
  let zeros = 0;
  for (const byte of digest) {
    zeros += Math.clz32(byte) - 24;
    if (byte !== 0) break;
  }
  return zeros >= proofZeroBits;
}
