import { WireSignedAgreementDesk } from '../../../adapters/wire/notices/wire-signed-agreement-desk.ts';
import type { WireClient } from '../../../adapters/wire/wire-client.ts';
import { agreementChanges, type AgreementChange } from '../../../presentation/notices/shared/agreement-changes.ts';
import { platformAgreements } from '../../../presentation/notices/shared/platform-agreements.ts';
import { loadAgreement } from '../../../words/agreements/load-agreement.ts';

/** Bindings that are loaded once the user wants to see the changes of an agreement. */
export async function changesOver(client: WireClient): Promise<readonly AgreementChange[]> {
  return agreementChanges(new WireSignedAgreementDesk(client), platformAgreements(loadAgreement));
}
