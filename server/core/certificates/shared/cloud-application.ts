import { signsForCompany } from '../../../../src/domain/products/shared/opening-roles.ts';
import { sendMessages } from '../../messages/shared/send-messages.ts';
import { notBegun } from '../../products/shared/not-begun.ts';
import type { Transaction } from '../../store.ts';
import { heldCertification } from './company-key.ts';

/** Whose messages these are, and what they ask of their reader. */
export const cloudApplicationSource = 'cloud-application';
const confirming = 'confirm-cloud';

/**
 * A certification was passed whose form asked for a cloud certificate: that is its application, and whoever handed it
 * in is told to confirm it on their telephone; where they may not, whoever may. Nothing of a company that has a soft
 * key already.
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
