import { opensForCompany } from '../../../../src/domain/identity/opening-roles.ts';
import { roleKind } from '../../../../src/domain/identity/role.ts';
import { sendMessages } from '../../messages/shared/send-messages.ts';
import type { ApplicationRecord } from '../../records/products.ts';
import type { Transaction } from '../../store.ts';

/** Message source, and the matter by which a returned application asks its readers to correct it. */
export const applicationSource = 'application';
const correctionMatter = 'mend-application';

/** Settles the messages of a returned application that was submitted again or decided otherwise. */
export async function settleApplication(transaction: Transaction, applicationId: string, at: number): Promise<void> {
  await transaction.messages.settle(applicationSource, applicationId, [correctionMatter], at);
}

/** Notifies the applicant and the company's operators of the platform's decision on an application. */
export async function notifyApplicationStep(
  transaction: Transaction,
  { id, pkCorp, product, returned, answer, steps }: ApplicationRecord,
  kind: 'grant' | 'return' | 'decline',
  at: number,
): Promise<void> {
  const handedInBy = steps.findLast(({ event }) => event === 'submit')?.userId;
  const readers = (await transaction.users.ofCompany(pkCorp)).filter((user) =>
    user.roles.some(
      (role) => opensForCompany({ user, role }) && (user.userId === handedInBy || roleKind(role) === 'operator'),
    ),
  );
  const values = {
    product,
    count: String(returned.length),
    reason: kind === 'return' ? (returned[0]?.reason ?? '') : answer,
  };
  await sendMessages(transaction, readers, {
    source: applicationSource,
    kind,
    subject: id,
    category: 'review',
    values,
    sentAt: at,
    matter: kind === 'return' ? correctionMatter : undefined,
  });
}
