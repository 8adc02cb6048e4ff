import * as v from 'valibot';
import type { Parts } from '../parts.ts';
import { sealBytes, unsealBytes, type Seal } from '../seal-bytes.ts';
import { base64, bytesOfBase64 } from '../secrets.ts';
import type {
  AuthorityCertificates,
  AuthorityKeys,
  CertificateAuthority,
  CertifiedKey,
} from './certificate-authority.ts';

const factName = 'certificate-authority';

const sealedKeySchema = v.object({ certificate: v.string(), sealed: v.string() });
const sealedKeysSchema = v.object({ root: sealedKeySchema, issuing: sealedKeySchema });
type SealedKeys = v.InferOutput<typeof sealedKeysSchema>;

const sealOf = (secret: string, certificate: string): Seal => ({
  secret,
  purpose: 'certificate authority',
  additionalData: certificate,
});

async function sealKey({ certificate, privateKey }: CertifiedKey, secret: string): Promise<SealedKeys['root']> {
  return { certificate, sealed: await sealBytes(bytesOfBase64(privateKey), sealOf(secret, certificate)) };
}

/** Decrypts a private key; undefined when it was encrypted under another secret. */
async function unsealKey(kept: SealedKeys['root'], secret: string): Promise<CertifiedKey | undefined> {
  const bytes = await unsealBytes(kept.sealed, sealOf(secret, kept.certificate));
  return bytes && { certificate: kept.certificate, privateKey: base64(bytes) };
}

function parseSealedKeys(value: unknown): SealedKeys | undefined {
  const read = v.safeParse(sealedKeysSchema, value);
  return read.success ? read.output : undefined;
}

/** The one authority of an installation: its public certificates, and the key by which it issues. */
export interface StoredAuthority {
  certificates(): Promise<AuthorityCertificates>;
  /**
   * Throws when the stored authority was sealed under another secret. It is not replaced, because the certificates that
   * it issued stay valid.
   */
  issuingKey(): Promise<CertifiedKey>;
}

/**
 * The certificate authority in the store, with encrypted private keys. One server makes it for all when it is first
 * needed.
 */
export function storedAuthority(
  { store, secret, clock }: Pick<Parts, 'store' | 'secret' | 'clock'>,
  maker: Pick<CertificateAuthority, 'establish'>,
): StoredAuthority {
  let creation: Promise<SealedKeys> | undefined;

  /** Creates the keys before the lock is taken. They are discarded when another server has stored its own first. */
  async function createKeys(): Promise<SealedKeys> {
    const keys: AuthorityKeys = await maker.establish(clock.now());
    const newKeys = { root: await sealKey(keys.root, secret), issuing: await sealKey(keys.issuing, secret) };
    return store.transaction(async (transaction) => {
      const existingKeys = parseSealedKeys(await transaction.facts.lock(factName));
      if (existingKeys) return existingKeys;
      await transaction.facts.write(factName, newKeys);
      return newKeys;
    });
  }

  async function loadKeys(): Promise<SealedKeys> {
    // Not cached, because a reset removes the stored keys.
    const found = parseSealedKeys(await store.transaction(async (transaction) => transaction.facts.read(factName)));
    if (found) return found;
    creation ??= createKeys().finally(() => (creation = undefined));
    return creation;
  }

  return {
    certificates: async () => {
      const { root, issuing } = await loadKeys();
      return { root: root.certificate, issuing: issuing.certificate };
    },
    issuingKey: async () => {
      const key = await unsealKey((await loadKeys()).issuing, secret);
      if (!key) throw new Error('The certificate authority does not open under the secret that is set');
      return key;
    },
  };
}
