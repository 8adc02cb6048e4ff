import { signsForCompany } from '../../../../src/domain/identity/opening-roles.ts';
import { sendMessages } from '../../messages/shared/send-messages.ts';
import { blankCertification } from '../../keys/not-begun.ts';
import type { Transaction } from '../../store.ts';
import { currentCertification } from '../../keys/company-key.ts';

/** Message source, and the matter by which its messages ask for a confirmation. */
export const cloudApplicationSource = 'cloud-application';
const confirmMatter = 'confirm-cloud';

/**
 * Handles a passed certification whose form asked for a cloud certificate: the form counts as the application. Asks the
 * user who submitted it to confirm on their telephone or, where that user may not, the users who may. Does nothing for
 * a company that already has a soft key.
 */
export async function requestCloudConfirmation(
  transaction: Transaction,
  {
    pkCorp,
    personSubmit,
    submittedBy,
  }: { readonly pkCorp: string; readonly personSubmit: string; readonly submittedBy: string },
  at: number,
): Promise<void> {
  if ((await currentCertification(transaction, pkCorp, at)).softKeyUsable) return;
  const kept = (await transaction.certifications.lock(pkCorp)) ?? { ...blankCertification, pkCorp };
  const signers = (await transaction.users.ofCompany(pkCorp)).filter(signsForCompany);
  const submitters = signers.filter(({ personId }) => personId === personSubmit);
  await transaction.certifications.save({ ...kept, cloudApplication: { personId: personSubmit, by: submittedBy, at } });
  await transaction.messages.settle(cloudApplicationSource, pkCorp, [confirmMatter], at);
  await sendMessages(transaction, submitters.length > 0 ? submitters : signers, {
    source: cloudApplicationSource,
    kind: 'applied',
    subject: pkCorp,
    category: 'system',
    values: {},
    sentAt: at,
    matter: confirmMatter,
  });
}

/** Removes the application of a company that has its cloud certificate, and settles the message about it. */
export async function closeCloudApplication(transaction: Transaction, pkCorp: string, at: number): Promise<void> {
  const kept = await transaction.certifications.lock(pkCorp);
  if (!kept?.cloudApplication) return;
  await transaction.certifications.save({ ...kept, cloudApplication: undefined });
  await transaction.messages.settle(cloudApplicationSource, pkCorp, [confirmMatter], at);
}
