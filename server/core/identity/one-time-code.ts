/** Base32 of RFC 4648, as authenticator apps read secrets. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Seconds for which a code is valid. */
const period = 30;
const digits = 6;
/** Number of steps by which the clock of a telephone may differ. */
const drift = 1;

export function base32(bytes: Uint8Array): string {
  let [text, bits, value] = ['', 0, 0];
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += letters[(value >>> bits) & 31];
    }
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + letters[(value << (5 - bits)) & 31] : text;
}

/** Step of an instant in real time. */
export const stepAt = (now: number): number => Math.floor(now / 1000 / period);

/** Code of a step (RFC 6238, with HMAC-SHA-1, which every app knows). */
export async function codeOfStep(secret: Uint8Array<ArrayBuffer>, step: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-1' }, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer));
  const number = mac.getUint32(mac.getUint8(19) & 0x0f) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step after `lastStep` to which the code belongs, at most one step from now; undefined for a wrong code. */
export async function provenStep(
  secret: Uint8Array<ArrayBuffer>,
  code: string,
  { now, lastStep }: { readonly now: number; readonly lastStep: number },
): Promise<number | undefined> {
  const present = stepAt(now);
  for (let step = present - drift; step <= present + drift; step += 1)
    if (step > lastStep && (await codeOfStep(secret, step)) === code) return step;
  return undefined;
}

/** Address from which an authenticator app reads a secret, as a QR code. */
export function authenticatorAddress(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&digits=${digits}&period=${period}`;
}
