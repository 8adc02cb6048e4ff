import { opensForCompany } from '../../../src/domain/identity/opening-roles.ts';
import type { ProductCode } from '../../../src/domain/catalogue/product-code.ts';
import { sendMessages } from '../messages/shared/send-messages.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';

/** Message source, and the matter by which a republished agreement asks its readers to sign. */
export const productSource = 'product';
export const signMatter = 'sign-agreement';
/** Matter of a message about an agreement's present state; asks nothing of its readers. */
const stateMatter = 'agreement-stands';

const subjectOf = (pkCorp: string, product: ProductCode): string => `${pkCorp} ${product}`;

/** Users of a company who may open products for it. */
const openersOf = async (transaction: Transaction, pkCorp: string): Promise<readonly UserRecord[]> =>
  (await transaction.users.ofCompany(pkCorp)).filter((user) =>
    user.roles.some((role) => opensForCompany({ user, role })),
  );

/**
 * Notifies colleagues who may open products that one was opened, and by whom. The person who opened it gets no message.
 */
export async function notifyProductOpened(
  transaction: Transaction,
  { pkCorp, userId, personName }: Pick<UserRecord, 'pkCorp' | 'userId' | 'personName'>,
  product: ProductCode,
  at: number,
): Promise<void> {
  const news = {
    source: productSource,
    kind: 'opened',
    subject: subjectOf(pkCorp, product),
    category: 'system',
    values: { product, by: personName },
    sentAt: at,
  } as const;
  const openers = await openersOf(transaction, pkCorp);
  await sendMessages(
    transaction,
    openers.filter((each) => each.userId !== userId),
    news,
  );
  await sendMessages(
    transaction,
    openers.filter((each) => each.userId === userId),
    { ...news, readAt: at },
  );
}

/**
 * Notifies the same people that the product's agreement was withdrawn, must be signed again by `deadline`
 * (milliseconds), or is in force again.
 */
export async function notifyAgreementRecall(
  transaction: Transaction,
  pkCorp: string,
  product: ProductCode,
  kind: 'withdrawn' | 'published-anew' | 'restored',
  at: number,
  deadline?: number,
): Promise<void> {
  await transaction.messages.settle(productSource, subjectOf(pkCorp, product), [signMatter, stateMatter], at);
  const matter = kind === 'published-anew' ? signMatter : stateMatter;
  await sendMessages(transaction, await openersOf(transaction, pkCorp), {
    source: productSource,
    kind,
    subject: subjectOf(pkCorp, product),
    category: 'system',
    values: { product, deadline: String(deadline ?? '') },
    sentAt: at,
    matter,
  });
}

/** Settles the messages about an agreement that was signed, or need not be signed any more. */
export async function settleAgreementMessages(
  transaction: Transaction,
  pkCorp: string,
  product: ProductCode,
  at: number,
): Promise<void> {
  await transaction.messages.settle(productSource, subjectOf(pkCorp, product), [signMatter], at);
}
