import { describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { CallerFacts } from '../../../../server/core/context.ts';
import { sealBytes } from '../../../../server/core/seal-bytes.ts';
import { base64, bytesOfBase64 } from '../../../../server/core/secrets.ts';
import { storedPasswordKey } from '../../../../server/core/entry/stored-password-key.ts';
import { demoPassword } from '../../../../server/seed/parties/people.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { encryptPassword } from '../../../../src/adapters/wire/entry/password-cipher.ts';
import type { CallName } from '../../../../src/contract/calls.ts';
import { success } from '../../../../src/contract/envelope.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const asking = (sessionToken?: string): CallerFacts => ({
  sessionToken,
  locale: 'en',
  source: '127.0.0.1',
  traceId: 't',
  idempotencyKey: undefined,
  host: '',
});
const fact = 'password-key';

async function answer(backEnd: BackEnd, call: CallName, request: object, token?: string) {
  const { envelope, session } = await backEnd.answer(call, request, asking(token));
  return { code: envelope.code, data: envelope.data as Readonly<Record<string, string>>, token: session?.token };
}

const kept = async (store: MemoryStore) => store.transaction(async (transaction) => transaction.facts.read(fact));

describe('the password key', () => {
  it('is shared by all servers of one store', async () => {
    const store = new MemoryStore();
    const [first, second] = [await demoBackEnd(store, 'shared'), await demoBackEnd(store, 'shared')];
    const {
      data: { picAuthToken },
      token,
    } = await answer(first, 'loginSession', {});
    const {
      data: { keyId, publicKey = '' },
    } = await answer(first, 'passwordKey', {});
    const request = {
      userName: 'zhousiyuan',
      password: await encryptPassword(demoPassword, publicKey, picAuthToken ?? ''),
      keyId,
      picAuthToken,
    };
    expect((await answer(second, 'loginPassword', request, token)).code).toBe(success);
  });

  it('is the same for servers that ask for it at once, and created once by each at most', async () => {
    const store = new MemoryStore();
    const [first, second] = [
      storedPasswordKey({ store, secret: 'shared' }),
      storedPasswordKey({ store, secret: 'shared' }),
    ];
    const keys = await Promise.all([first(), second(), first(), second()]);
    expect(new Set(keys.map((key) => key.keyId)).size).toBe(1);
    expect(keys[0]).toBe(keys[2]);
  });

  it('survives a restart', async () => {
    const store = new MemoryStore();
    const before = await storedPasswordKey({ store, secret: 'shared' })();
    const after = await storedPasswordKey({ store, secret: 'shared' })();
    expect(await after.decrypt(await encryptPassword('密码', before.publicKey, 'visit'), 'visit')).toBe('密码');
  });

  it('is stored with its private part sealed', async () => {
    const store = new MemoryStore();
    await storedPasswordKey({ store, secret: 'shared' })();
    const { sealed, publicKey } = (await kept(store)) as { readonly sealed: string; readonly publicKey: string };
    // The private key contains the modulus, and the encrypted text must not.
    expect(atob(sealed)).not.toContain(atob(publicKey).slice(40, 80));
    expect(atob(sealed).length).toBeGreaterThan(1000);
  });

  it('is replaced when the secret changes, and every server uses the new one', async () => {
    const store = new MemoryStore();
    const stays = storedPasswordKey({ store, secret: 'later' });
    const before = await storedPasswordKey({ store, secret: 'earlier' })();
    const after = await stays();
    expect(after.keyId).not.toBe(before.keyId);
    expect((await stays()).keyId).toBe(after.keyId);
    expect((await storedPasswordKey({ store, secret: 'later' })()).keyId).toBe(after.keyId);
  });

  it('has 3,072 bits, and replaces a shorter one from before', async () => {
    const store = new MemoryStore();
    const pair = await crypto.subtle.generateKey(
      { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
      true,
      ['encrypt', 'decrypt'],
    );
    const publicKey = base64(new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey)));
    const sealed = await sealBytes(new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey)), {
      secret: 'shared',
      purpose: 'password key',
      additionalData: `short\n${publicKey}`,
    });
    await store.transaction(async (transaction) =>
      transaction.facts.write(fact, { keyId: 'short', publicKey, sealed }),
    );
    const key = await storedPasswordKey({ store, secret: 'shared' })();
    const made = await crypto.subtle.importKey(
      'spki',
      bytesOfBase64(key.publicKey),
      { name: 'RSA-OAEP', hash: 'SHA-256' },
      true,
      ['encrypt'],
    );
    expect([key.keyId === 'short', made.algorithm]).toEqual([false, expect.objectContaining({ modulusLength: 3072 })]);
  });

  it('is replaced when its stored public key was forged', async () => {
    const store = new MemoryStore();
    await storedPasswordKey({ store, secret: 'shared' })();
    const forged = { ...((await kept(store)) as object), publicKey: 'forged' };
    await store.transaction(async (transaction) => transaction.facts.write(fact, forged));
    expect((await storedPasswordKey({ store, secret: 'shared' })()).publicKey).not.toBe('forged');
  });

  it('is replaced in a running server when another server replaces it or a reset removes it', async () => {
    const store = new MemoryStore();
    const running = storedPasswordKey({ store, secret: 'shared' });
    const first = await running();
    await store.clear();
    const other = await storedPasswordKey({ store, secret: 'shared' })();
    expect(other.keyId).not.toBe(first.keyId);
    expect((await running()).keyId).toBe(other.keyId);
    await store.clear();
    expect((await running()).keyId).not.toBe(other.keyId);
  });
});
