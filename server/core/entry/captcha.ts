import { randomToken, sha256 } from '../secrets.ts';

/** Characters that cannot be mistaken for one another. */
const alphabet = 'ACDEFHJKLMNPRTUVWXY34679';

export const captchaLength = 4;

export function drawCaptcha(): string {
  return [...crypto.getRandomValues(new Uint8Array(captchaLength))]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('');
}

/** Draws a challenge for a proof of work. It contains the number of zero bits that the proof needs. */
export function drawChallenge(zeroBits: number): string {
  return `${zeroBits}:${randomToken(16)}`;
}

/** Value that stores the difficulty of the next challenge, while there is no challenge. */
export function difficultyWithoutChallenge(zeroBits: number): string {
  return `${zeroBits}:`;
}

/** Number of zero bits that a challenge demands; 0 for none. */
export function bitsOf(challenge: string): number {
  return Number(/^(\d+):/.exec(challenge)?.[1] ?? 0);
}

/** Whether the SHA-256 of challenge and proof begins with as many zero bits as the challenge demands. */
export async function isProofValid(challenge: string, proof: string): Promise<boolean> {
  if (!/^\d+:./.test(challenge)) return false;
  const digest = await sha256(`${challenge}${proof}`);
  let zeros = 0;
  for (const byte of digest) {
    zeros += Math.clz32(byte) - 24;
    if (byte !== 0) break;
  }
  return zeros >= bitsOf(challenge);
}
