import * as v from 'valibot';
import type { CertificateAuthority } from '../keys/certificate-authority.ts';
import type { CloudOrder, CloudReply, CloudSigning } from '../keys/cloud-signing.ts';
import { issueCertificate } from '../keys/issue-certificate.ts';
import { storedAuthority } from '../keys/stored-authority.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { sealBytes, unsealBytes } from '../seal-bytes.ts';
import { base64 } from '../secrets.ts';

const questionSchema = v.object({
  key: v.string(),
  userId: v.string(),
  text: v.string(),
  number: v.string(),
  until: v.number(),
  newKey: v.optional(v.boolean()),
  certificate: v.optional(v.string()),
  signature: v.optional(v.string()),
  refused: v.optional(v.boolean()),
});
type StoredQuestion = v.InferOutput<typeof questionSchema>;

/** A telephone's own key: the serial of its certificate, and its private part, encrypted. */
const phoneKey = v.object({ serial: v.string(), certificate: v.string(), sealed: v.string() });

const askedFact = 'sandbox-phone';
const keysFact = 'sandbox-phone-keys';
const maxKept = 50;
const daysValid = 365;
const keyKind = { name: 'ECDSA', namedCurve: 'P-256' } as const;

const questionsIn = (value: unknown): readonly StoredQuestion[] => {
  const read = v.safeParse(v.array(questionSchema), value);
  return read.success ? read.output : [];
};
const keysIn = (value: unknown): Readonly<Record<string, v.InferOutput<typeof phoneKey>>> => {
  const read = v.safeParse(v.record(v.string(), phoneKey), value);
  return read.success ? read.output : {};
};

/** Whether it is unanswered. Only the first answer is valid. */
const isOpen = ({ signature, refused }: StoredQuestion): boolean => signature === undefined && !refused;

/** A question on a telephone to its owner. */
export interface PhoneQuestion {
  readonly key: string;
  readonly userName: string;
  readonly personName: string;
  readonly text: string;
  readonly number: string;
  readonly until: number;
  readonly newKey: boolean;
}

/**
 * Simulates the telephones on which users confirm. Not used in production. Each telephone gets its certificate with the
 * first confirmation.
 */
export class SandboxPhone implements CloudSigning {
  readonly #parts: Pick<Parts, 'store' | 'clock' | 'secret'>;
  readonly #certificates: CertificateAuthority;

  constructor(parts: Pick<Parts, 'store' | 'clock' | 'secret'>, certificates: CertificateAuthority) {
    this.#parts = parts;
    this.#certificates = certificates;
  }

  async ask(order: CloudOrder): Promise<void> {
    await this.#parts.store.transaction(async ({ facts }) =>
      facts.write(askedFact, [{ ...order }, ...questionsIn(await facts.lock(askedFact))].slice(0, maxKept)),
    );
  }

  async reply(key: string): Promise<CloudReply> {
    const found = questionsIn(await this.#parts.store.transaction(async ({ facts }) => facts.read(askedFact))).find(
      (each) => each.key === key,
    );
    if (found?.certificate !== undefined && found.signature !== undefined)
      return { state: 'signed', certificate: found.certificate, signature: found.signature };
    return { state: found?.refused ? 'refused' : 'waiting' };
  }

  /** Gives telephones their certificates before the first confirmation. A telephone that had one gets no other. */
  async enrol(userNames: readonly string[]): Promise<void> {
    for (const userName of userNames) {
      const keys = keysIn(await this.#parts.store.transaction(async ({ facts }) => facts.read(keysFact)));
      if (!Object.hasOwn(keys, userName)) await this.keyOf(userName, false);
    }
  }

  /** Open questions on telephones, the newest first. */
  async questions(): Promise<readonly PhoneQuestion[]> {
    const now = this.#parts.clock.realTime();
    return this.#parts.store.transaction(async ({ facts, users }) => {
      const open = questionsIn(await facts.read(askedFact)).filter((each) => each.until > now && isOpen(each));
      const owners = await users.findAll([...new Set(open.map(({ userId }) => userId))]);
      return open.flatMap(({ key, userId, text, number, until, newKey = false }) =>
        owners
          .filter((each) => each.userId === userId)
          .map(({ userName, personName }) => ({ key, userName, personName, text, number, until, newKey })),
      );
    });
  }

  /** Refuses with NOT_FOUND a question that is not open. */
  async answer(key: string, agreed: boolean): Promise<void> {
    const question = (await this.questions()).find((each) => each.key === key);
    if (!question) throw new Refusal('NOT_FOUND');
    const answered = agreed ? await this.signature(question) : { refused: true };
    await this.#parts.store.transaction(async ({ facts }) =>
      facts.write(
        askedFact,
        questionsIn(await facts.lock(askedFact)).map((each) =>
          each.key === key && isOpen(each) ? { ...each, ...answered } : each,
        ),
      ),
    );
  }

  private async signature({
    userName,
    text,
    newKey,
  }: PhoneQuestion): Promise<{ readonly certificate: string; readonly signature: string }> {
    const { key, certificate } = await this.keyOf(userName, newKey);
    const bytes = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, new TextEncoder().encode(text));
    return { certificate, signature: base64(new Uint8Array(bytes)) };
  }

  /** The telephone's key; a new one where the old one is revoked, expired, unreadable or to be replaced. */
  private async keyOf(
    userName: string,
    again: boolean,
  ): Promise<{ readonly key: CryptoKey; readonly certificate: string }> {
    const { store, secret, clock } = this.#parts;
    const [kept, standing] = await store.transaction(async ({ facts, certificates }) => {
      const keys = keysIn(await facts.read(keysFact));
      const found = Object.hasOwn(keys, userName) ? keys[userName] : undefined;
      return [found, found && (await certificates.find(found.serial))] as const;
    });
    const sealOf = (serial: string) => ({ secret, purpose: 'sandbox phone', additionalData: serial });
    const bytes =
      !again && kept && standing?.revokedAt === undefined
        ? await unsealBytes(kept.sealed, sealOf(kept.serial))
        : undefined;
    if (kept && standing && bytes && standing.validTo > clock.now())
      return {
        key: await crypto.subtle.importKey('pkcs8', bytes, keyKind, false, ['sign']),
        certificate: kept.certificate,
      };
    const pair = await crypto.subtle.generateKey(keyKind, true, ['sign', 'verify']);
    const publicKey = base64(new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey)));
    const { serial, certificate } = await issueCertificate(
      this.#parts,
      this.#certificates,
      storedAuthority(this.#parts, this.#certificates),
      { userName, kind: 'CLOUD', publicKey, days: daysValid },
    );
    const made = {
      serial,
      certificate,
      sealed: await sealBytes(new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey)), sealOf(serial)),
    };
    await store.transaction(async ({ facts }) =>
      facts.write(keysFact, { ...keysIn(await facts.lock(keysFact)), [userName]: made }),
    );
    return { key: pair.privateKey, certificate };
  }
}
