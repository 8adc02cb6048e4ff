import { agreementNames, agreements, type AgreementName } from '../../../src/domain/notices/agreement.ts';
import type { Caller, CallContext } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import type { Transaction } from '../store.ts';

/** Since when a company's people are asked to sign anew, whatever they signed before; in milliseconds. */
const askedAgainFact = (pkCorp: string): string => `agreements-asked-again ${pkCorp}`;

/** Has everybody of a company sign anew, as after another publication. */
export async function askAgain(transaction: Transaction, pkCorp: string, now: number): Promise<void> {
  await transaction.facts.write(askedAgainFact(pkCorp), now);
}

/** Each once; refuses with REQUEST_INVALID what is no agreement, and none at all. */
export function namedAgreements(names: readonly string[]): readonly AgreementName[] {
  const known = new Set(names.map((name) => agreementNames.find((each) => each === name)));
  if (known.has(undefined) || known.size === 0) throw new Refusal('REQUEST_INVALID', { field: 'agreementNames' });
  return agreementNames.filter((name) => known.has(name));
}

/** Of some agreements those whose present text somebody has not signed, and when each was published. */
export async function unsigned(transaction: Transaction, { user }: Caller, names: readonly AgreementName[]): Promise<readonly { readonly name: AgreementName; readonly publishedAt: number }[]> {
  const [signatures, again] = [await transaction.signatures.of(user.userId), await transaction.facts.read(askedAgainFact(user.pkCorp))];
  const since = typeof again === 'number' ? again : 0;
  return names
    .map((name) => ({ name, publishedAt: Math.max(agreements[name].publishedAt, since) }))
    .filter(({ name }) => {
      const { version, textHash } = agreements[name];
      return !signatures.some((each) => each.agreement === name && each.version === version && each.textHash === textHash && each.pkCorp === user.pkCorp && each.signedAt >= since);
    });
}

/** Writes down who signed what, for whom, when and from where. What was signed already is not signed twice. */
export async function sign(transaction: Transaction, caller: Caller, names: readonly AgreementName[], { source }: Pick<CallContext, 'source'>, now: number): Promise<void> {
  // Two windows that agree at once sign once.
  await transaction.users.lock(caller.user.userId);
  for (const { name } of await unsigned(transaction, caller, names)) {
    const { version, textHash } = agreements[name];
    await transaction.signatures.save({ id: randomToken(16), userId: caller.user.userId, pkCorp: caller.user.pkCorp, agreement: name, version, textHash, signedAt: now, source });
  }
}
