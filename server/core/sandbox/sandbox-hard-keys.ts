import { afterHardKey, hardKeyStateAt, type HardKeyState } from '../../../src/domain/keys/hard-key.ts';
import { isBlank, invisibleCharacter } from '../../../src/domain/text/invisible-characters.ts';
import { announceToCompany } from '../keys/company-key.ts';
import { notifyAboutHardKey } from '../certificates/shared/hard-key-maintenance.ts';
import type { CertificateAuthority } from '../keys/certificate-authority.ts';
import { makeCertificate } from '../keys/issue-certificate.ts';
import { storedAuthority } from '../keys/stored-authority.ts';
import type { Parts } from '../parts.ts';
import type { HardKeyRecord } from '../records/certificates.ts';
import { Refusal } from '../refusal.ts';
import type { SandboxCertificate } from './sandbox-certificate.ts';

/** Action of the registration authority on an application. */
export interface HardKeyAction {
  readonly number: string;
  readonly action: 'post' | 'return';
  /** Reason of a return; the courier's number of a posted token. */
  readonly words: string;
}

/** An application as the registration authority sees it. */
export interface HardKeyShown extends HardKeyRecord {
  readonly company: string;
  readonly holder: string;
  /** At this instant. */
  readonly state: HardKeyState;
}

/** Actions of the simulated registration authority on applications for token certificates. */
export interface SandboxHardKeys {
  /** All that are not finished; the one longest in its state first. */
  all(): Promise<readonly HardKeyShown[]>;
  /**
   * Refuses with REQUEST_INVALID an unknown application and a return without a reason; with NOT_IN_THIS_STATE an
   * application whose state does not allow the action.
   */
  applyAction(action: HardKeyAction): Promise<void>;
  /**
   * Writes the certificate of a posted token, once. `publicKey` is the token's key (SubjectPublicKeyInfo, base64).
   * Refuses as `applyAction` and `makeCertificate`.
   */
  writeCertificate(number: string, publicKey: string, days: number): Promise<SandboxCertificate>;
}

/** Maximum length of a reason or a courier's number. */
const maxWords = 200;

export function sandboxHardKeys(
  parts: Pick<Parts, 'store' | 'clock' | 'secret'>,
  maker: CertificateAuthority,
): SandboxHardKeys {
  const { store, clock } = parts;
  const authority = storedAuthority(parts, maker);

  const checkKnown = (record: HardKeyRecord | undefined): HardKeyRecord => {
    if (!record) throw new Refusal('REQUEST_INVALID', { field: 'number' });
    return record;
  };

  return {
    all: async () =>
      store.transaction(async (transaction) => {
        const shown: HardKeyShown[] = [];
        for (const record of await transaction.hardKeys.underWay()) {
          const [company, holder] = [
            await transaction.companies.find(record.pkCorp),
            await transaction.users.find(record.userId),
          ];
          shown.push({
            ...record,
            company: company?.name ?? record.pkCorp,
            holder: holder?.personName ?? record.userId,
            state: hardKeyStateAt(record, clock.now()),
          });
        }
        return shown;
      }),

    applyAction: async ({ number, action, words }) => {
      if (invisibleCharacter.test(words) || [...words].length > maxWords || (action === 'return' && isBlank(words)))
        throw new Refusal('REQUEST_INVALID', { field: 'words' });
      await store.transaction(async (transaction) => {
        const { pkCorp } = checkKnown(await transaction.hardKeys.find(number));
        await transaction.companies.lock(pkCorp);
        const record = checkKnown(await transaction.hardKeys.lock(number));
        const now = clock.now();
        const state = afterHardKey(hardKeyStateAt(record, now), action);
        if (!state) throw new Refusal('NOT_IN_THIS_STATE');
        const after: HardKeyRecord = {
          ...record,
          state,
          since: now,
          revision: record.revision + 1,
          ...(action === 'post' ? { postedAt: now, courier: words.trim() } : { reason: words.trim() }),
        };
        await transaction.hardKeys.save(after);
        await notifyAboutHardKey(transaction, after, action === 'post' ? 'posted' : 'returned', now);
        await announceToCompany(transaction, pkCorp);
      });
    },

    writeCertificate: async (number, publicKey, days) => {
      const { record, userName } = await store.transaction(async (transaction) => {
        const found = checkKnown(await transaction.hardKeys.find(number));
        return { record: found, userName: (await transaction.users.find(found.userId))?.userName ?? '' };
      });
      const made = await makeCertificate(parts, maker, authority, { userName, kind: 'HARD', publicKey, days });
      await store.transaction(async (transaction) => {
        const held = checkKnown(await transaction.hardKeys.lock(number));
        if (hardKeyStateAt(held, clock.now()) !== 'posted' || held.certificate !== '' || held.userId !== record.userId)
          throw new Refusal('NOT_IN_THIS_STATE');
        await transaction.hardKeys.save({
          ...held,
          certificate: made.certificate,
          serial: made.serial,
          revision: held.revision + 1,
        });
      });
      const { serial, kind, certificate, validFrom, validTo, revokedAt } = made;
      return { serial, kind, certificate, validFrom, validTo, revokedAt };
    },
  };
}
