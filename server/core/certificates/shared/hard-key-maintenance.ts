import { hardKeyStateAt } from '../../../../src/domain/keys/hard-key.ts';
import type { CertificateAuthority } from '../../keys/certificate-authority.ts';
import { sendMessages } from '../../messages/shared/send-messages.ts';
import type { HardKeyRecord } from '../../records/certificates.ts';
import type { Transaction } from '../../store.ts';
import { announceToCompany } from '../../keys/company-key.ts';

/** Message source, and the matter (待办) of each kind of message: the action that it asks of its readers. */
export const hardKeySource = 'hard-key';
const matters = { posted: 'activate-key', returned: 'mend-key' } as const;

/** Settles the messages of an application that is done or no longer needed. */
export async function settleHardKeyMessages(transaction: Transaction, number: string, now: number): Promise<void> {
  await transaction.messages.settle(hardKeySource, number, Object.values(matters), now);
}

/**
 * Notifies the person who has to act: the holder of a token on its way, or the applicant of a returned application. An
 * applicant for a colleague is also notified that the token is on its way.
 */
export async function notifyAboutHardKey(
  transaction: Transaction,
  { number, userId, appliedBy, reason, courier }: HardKeyRecord,
  kind: keyof typeof matters,
  now: number,
): Promise<void> {
  await settleHardKeyMessages(transaction, number, now);
  const readers = kind === 'posted' ? [userId] : [appliedBy];
  await sendMessages(
    transaction,
    readers.map((each) => ({ userId: each })),
    {
      source: hardKeySource,
      kind,
      subject: number,
      category: 'system',
      values: { reason, courier },
      sentAt: now,
      matter: matters[kind],
    },
  );
  if (kind !== 'posted' || appliedBy === userId) return;
  const holder = (await transaction.users.find(userId))?.personName ?? '';
  await sendMessages(transaction, [{ userId: appliedBy }], {
    source: hardKeySource,
    kind: 'posted-for',
    subject: number,
    category: 'system',
    values: { holder, courier },
    sentAt: now,
  });
}

/** Saves a failed application and revokes the certificate of its token, because nobody knows who holds the token. */
export async function revokeHardKey(
  transaction: Transaction,
  record: HardKeyRecord,
  now: number,
  certificates: Pick<CertificateAuthority, 'read'> | undefined,
): Promise<void> {
  const facts = record.certificate === '' ? undefined : certificates?.read(record.certificate);
  if (facts)
    await transaction.certificates.save({
      serial: facts.serial,
      userId: record.userId,
      kind: 'HARD',
      certificate: record.certificate,
      validFrom: facts.validFrom,
      validTo: facts.validTo,
      revokedAt: now,
      endedAs: undefined,
    });
  await transaction.hardKeys.save(record);
  await settleHardKeyMessages(transaction, record.number, now);
}

/** Closes the applications whose posted token was not activated in time. */
export async function closeExpiredHardKeys(
  transaction: Transaction,
  now: number,
  certificates: Pick<CertificateAuthority, 'read'> | undefined,
): Promise<void> {
  for (const { number } of (await transaction.hardKeys.underWay()).filter(
    (each) => hardKeyStateAt(each, now) === 'lapsed',
  )) {
    const record = await transaction.hardKeys.lock(number);
    if (!record || hardKeyStateAt(record, now) !== 'lapsed' || record.state === 'lapsed') continue;
    await revokeHardKey(
      transaction,
      { ...record, state: 'lapsed', since: now, revision: record.revision + 1 },
      now,
      certificates,
    );
    await announceToCompany(transaction, record.pkCorp);
  }
}
