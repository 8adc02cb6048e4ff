import type { Identifiers } from '../../application/ports/identifiers.ts';

/** 128 random bits as 32 hexadecimal digits. */
export class RandomIdentifiers implements Identifiers {
  next(): string {
    return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}
