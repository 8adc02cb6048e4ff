import { signsForCompany } from '../../../../src/domain/identity/opening-roles.ts';
import { sendMessages } from '../../messages/shared/send-messages.ts';
import { notBegun } from '../../keys/not-begun.ts';
import type { Transaction } from '../../store.ts';
import { heldCertification } from '../../keys/company-key.ts';

/** Message source, and the matter by which its messages ask for a confirmation. */
export const cloudApplicationSource = 'cloud-application';
const confirming = 'confirm-cloud';

/**
 * Handles a passed certification whose form asked for a cloud certificate: the form counts as the application. Asks the
 * user who submitted it to confirm on their telephone or, where that user may not, the users who may. Does nothing for
 * a company that already has a soft key.
 */
export async function cloudApplied(
  transaction: Transaction,
  {
    pkCorp,
    personSubmit,
    submittedBy,
  }: { readonly pkCorp: string; readonly personSubmit: string; readonly submittedBy: string },
  at: number,
): Promise<void> {
  if ((await heldCertification(transaction, pkCorp, at)).softKeyUsable) return;
  const kept = (await transaction.certifications.lock(pkCorp)) ?? { ...notBegun, pkCorp };
  const able = (await transaction.users.ofCompany(pkCorp)).filter(signsForCompany);
  const own = able.filter(({ personId }) => personId === personSubmit);
  await transaction.certifications.save({ ...kept, cloudApplication: { personId: personSubmit, by: submittedBy, at } });
  await transaction.messages.settle(cloudApplicationSource, pkCorp, [confirming], at);
  await sendMessages(transaction, own.length > 0 ? own : able, {
    source: cloudApplicationSource,
    kind: 'applied',
    subject: pkCorp,
    category: 'system',
    values: {},
    sentAt: at,
    matter: confirming,
  });
}

/** The company has its cloud certificate: nothing is left to be confirmed. */
export async function cloudApplicationSettled(transaction: Transaction, pkCorp: string, at: number): Promise<void> {
  const kept = await transaction.certifications.lock(pkCorp);
  if (!kept?.cloudApplication) return;
  await transaction.certifications.save({ ...kept, cloudApplication: undefined });
  await transaction.messages.settle(cloudApplicationSource, pkCorp, [confirming], at);
}
