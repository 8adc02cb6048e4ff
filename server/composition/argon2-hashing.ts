import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PasswordHashing } from '../core/parts.ts';

/** Memory in KiB and number of passes that OWASP recommends for Argon2id with one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;
const derive = promisify(argon2);
const written = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replaceAll('=', '');

/**
 * Argon2id in its usual text form. The text contains the cost, so that hashes stay verifiable when the cost is raised.
 */
export const argon2Hashing: PasswordHashing = {
  hash: async (password) => {
    const nonce = randomBytes(16);
    const tag = await derive('argon2id', { ...cost, message: password, nonce, tagLength });
    return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`;
  },

  verify: async (password, hash) => {
    const [, memory, passes, parallelism, nonce = '', tag = ''] = written.exec(hash) ?? [];
    if (tag === '') return false;
    const expected = Buffer.from(tag, 'base64');
    const found = await derive('argon2id', {
      message: password,
      nonce: Buffer.from(nonce, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    });
    return timingSafeEqual(found, expected);
  },
};
