import { isProofValid, type ProofKind, type RecoveryPurpose } from '../../../src/domain/entry/recovery.ts';
import type { CallContext } from '../context.ts';
import type { RecoveryProofRecord, SessionRecord } from '../records/entry.ts';
import type { UserRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import { sha256Hex } from '../secrets.ts';
import { entryRefusal, isFrozen } from '../identity/entry-refusal.ts';
import type { SecurityEventKind } from '../identity/security-event-kind.ts';
import type { Transaction } from '../store.ts';

export const wirePurposes = { RESET: 'reset', UNFREEZE: 'unfreeze' } as const satisfies Readonly<
  Record<string, RecoveryPurpose>
>;

/** Security events of a recovery: its request, and its refusal. */
export const recoveryEvents: Readonly<
  Record<RecoveryPurpose, { readonly asked: SecurityEventKind; readonly refused: SecurityEventKind }>
> = {
  reset: { asked: 'reset-asked', refused: 'reset-refused' },
  unfreeze: { asked: 'unfreeze-asked', refused: 'unfreeze-refused' },
};

/**
 * Name of the account in question: the caller's own when signed in, otherwise the entered one. Refuses with
 * REQUEST_INVALID when none is entered, or when a signed-in caller enters another.
 */
export function accountNameOf(
  { caller }: Pick<CallContext, 'caller'>,
  userName: string | undefined,
): { readonly userName: string; readonly isOwn: boolean } {
  const typed = userName?.trim() ?? '';
  if (caller instanceof Refusal) {
    if (typed === '') throw new Refusal('REQUEST_INVALID', { field: 'userName' });
    return { userName: typed, isOwn: false };
  }
  if (typed !== '' && typed !== caller.user.userName) throw new Refusal('REQUEST_INVALID', { field: 'userName' });
  return { userName: caller.user.userName, isOwn: true };
}

const ticketKey = async (ticket: string, purpose: RecoveryPurpose, { picAuthToken }: SessionRecord): Promise<string> =>
  sha256Hex(`proof\n${purpose}\n${picAuthToken}\n${ticket}`);
const passwordMark = async (ticket: string, { passwordHash }: UserRecord): Promise<string> =>
  sha256Hex(`${ticket} ${passwordHash}`);

/** Purpose, kind and visit of a proof. `now`: real time. */
export interface ProofAbout {
  readonly purpose: RecoveryPurpose;
  readonly by: ProofKind;
  readonly visitor: SessionRecord;
  readonly now: number;
}

/**
 * Saves under a ticket that the owner of an account has been proved, or returns why the account cannot be recovered.
 */
export async function saveProof(
  transaction: Transaction,
  { purpose, by, visitor, now }: ProofAbout,
  user: UserRecord,
  ticket: string,
): Promise<Refusal | undefined> {
  const refusal = await entryRefusal(transaction, user);
  // The owner of a frozen account may request its unfreezing, and nothing else.
  if (refusal && !(purpose === 'unfreeze' && isFrozen(refusal.code))) return refusal;
  await transaction.recoveryProofs.save({
    key: await ticketKey(ticket, purpose, visitor),
    userId: user.userId,
    purpose,
    passwordMark: await passwordMark(ticket, user),
    by,
    provedAt: now,
  });
  return undefined;
}

/**
 * The valid proof of a ticket with its account, read or locked. Refuses with PROOF_EXPIRED where there is none. The
 * calling code must lock the account before the proof, in the order of all code that ends sessions.
 */
export async function currentProof(
  transaction: Transaction,
  how: 'find' | 'lock',
  ticket: string,
  { purpose, visitor, now }: Omit<ProofAbout, 'by'>,
): Promise<{ readonly proof: RecoveryProofRecord; readonly user: UserRecord }> {
  const proof = await transaction.recoveryProofs[how](await ticketKey(ticket, purpose, visitor));
  const user = proof && isProofValid(proof, purpose, now) ? await transaction.users.find(proof.userId) : undefined;
  if (!proof || !user || proof.passwordMark !== (await passwordMark(ticket, user))) throw new Refusal('PROOF_EXPIRED');
  return { proof, user };
}
