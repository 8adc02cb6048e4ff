import { sourceNetwork } from '../../../src/domain/identity/source-network.ts';
import { prefixOf } from '../../../src/domain/identity/text-caps.ts';
import { resetTextCounts, textCapUsesOf, type TextCapUse, type TextCount } from '../identity/text-allowance.ts';
import type { Clock } from '../ports.ts';
import type { Store, Transaction } from '../store.ts';

/** Scope of the text messages that an operator examines. The values have been validated. */
export type TextSubject =
  | { readonly by: 'installation' }
  | { readonly by: 'user'; readonly userName: string }
  | { readonly by: 'company'; readonly uscc: string }
  | { readonly by: 'prefix'; readonly mobile: string }
  | { readonly by: 'network'; readonly address: string };

async function countOf(transaction: Transaction, subject: TextSubject): Promise<TextCount | undefined> {
  switch (subject.by) {
    case 'installation':
      return { scope: 'installation', value: '' };
    case 'user':
      return { scope: 'user', value: subject.userName.toLowerCase() };
    case 'prefix':
      return { scope: 'prefix', value: prefixOf(subject.mobile) };
    case 'network':
      return { scope: 'network', value: sourceNetwork(subject.address) };
    case 'company': {
      const [company] = await transaction.companies.byUscc(subject.uscc);
      return company && { scope: 'company', value: company.pkCorp };
    }
  }
}

/**
 * Use of the caps of text messages by one user, company, series of numbers or network. `isReset` first resets the
 * counts, so that messages can be sent again. Undefined where there is no such company.
 */
export async function textCapAdministration(
  { store, clock }: { readonly store: Store; readonly clock: Pick<Clock, 'realTime'> },
  subject: TextSubject,
  isReset: boolean,
): Promise<readonly TextCapUse[] | undefined> {
  return store.transaction(async (transaction) => {
    const count = await countOf(transaction, subject);
    if (!count) return undefined;
    if (isReset) await resetTextCounts(transaction, count);
    return textCapUsesOf(transaction, count, clock.realTime());
  });
}
