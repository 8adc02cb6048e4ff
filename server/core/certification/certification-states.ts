import { looksLikeBranch } from '../../../src/domain/parties/branch-name.ts';
import { currentCertification } from '../keys/company-key.ts';
import type { CallContext } from '../context.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { blankCertification } from '../keys/not-begun.ts';
import { slotIn } from './shared/real-name-record.ts';
import { retentionText } from './retention.ts';

/** State of the company's certification. */
export function certificationStates({
  store,
  clock,
}: Pick<Parts, 'store' | 'clock'>): Desk<
  | 'realNameState'
  | 'realNameAuthStates'
  | 'realNameAuthState'
  | 'realNamePending'
  | 'realNameRetention'
  | 'branchIdentification'
  | 'caLicencesExist'
> {
  async function loadCertification(context: CallContext) {
    const { user } = callerOf(context);
    return store.transaction(async (transaction) => ({
      standing: (await transaction.certifications.find(user.pkCorp)) ?? { pkCorp: user.pkCorp, ...blankCertification },
      record: await transaction.realNames.find(user.pkCorp),
    }));
  }

  return {
    realNameState: async (_request, context) => (await loadCertification(context)).standing.realName,
    realNameAuthState: async (_request, context) => (await loadCertification(context)).standing.realName,
    realNameAuthStates: async (_request, context) => {
      const { standing, record } = await loadCertification(context);
      const { hardCertificate, softCertificate } = await store.transaction(async (transaction) =>
        currentCertification(transaction, standing.pkCorp, clock.now()),
      );
      return {
        realNameAuthState: standing.realName,
        hardCertAuthState: hardCertificate,
        softCaOpenState: softCertificate,
        currentNodeState: standing.node,
        fkPersonSubmit: record?.personSubmit ?? '',
      };
    },
    realNamePending: async (_request, context) => (await loadCertification(context)).standing.pending,
    realNameRetention: async (_request, context) => {
      callerOf(context);
      return retentionText[context.locale];
    },
    branchIdentification: async (_request, context) => {
      const { user } = callerOf(context);
      return looksLikeBranch(
        (await store.transaction(async (transaction) => transaction.companies.find(user.pkCorp)))?.name ?? '',
      );
    },
    caLicencesExist: async (_request, context) => {
      const { record } = await loadCertification(context);
      return (
        record?.submitted !== undefined &&
        slotIn(record, 'CA_AUTH_FILE').files.some(({ pkFile }) => record.evidence.includes(pkFile))
      );
    },
  };
}
