import { describe, expect, it } from 'vitest';
import { argon2Hashing } from '../../../server/composition/argon2-hashing.ts';

describe('passwords at rest', () => {
  it('are Argon2id, salted, and name their cost', async () => {
    const [one, other] = [await argon2Hashing.hash('Huiyu#2026'), await argon2Hashing.hash('Huiyu#2026')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(other);
  });

  it('verify the password that was hashed, and no other', async () => {
    const hash = await argon2Hashing.hash('密码 a');
    expect(await argon2Hashing.verify('密码 a', hash)).toBe(true);
    expect(await argon2Hashing.verify('密码 b', hash)).toBe(false);
    for (const broken of ['', 'open', hash.replace('argon2id', 'argon2i'), hash.slice(0, 40)])
      expect(await argon2Hashing.verify('密码 a', broken)).toBe(false);
  });
});
