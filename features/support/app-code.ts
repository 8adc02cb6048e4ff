import { codeOfStep, stepAt } from '../../server/core/identity/one-time-code.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an app shows for a secret in base32. */
export async function appCode(secret: string, now: number): Promise<string> {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Uint8Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2),
  );
  return codeOfStep(bytes, stepAt(now));
}
