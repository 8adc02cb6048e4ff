import { isIssuing } from '../../../src/domain/trade/shared/application-policy.ts';
import { ownPapers, type OwnPaper } from '../evidence/shared/own-papers.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { tradeCaller } from './application-desk.ts';
import { canSeeApplication } from './application-access.ts';
import { formInvoices } from './kept-form.ts';

export const paperToWire = ({ kind, number, files }: OwnPaper) => ({
  kind,
  number,
  files: files.map(({ pkFile, name }) => ({ pkFile, name })),
});

/** The files of an application, for the people who decide about it. */
export function paperDesk({ store }: Pick<Parts, 'store'>): Desk<'tradeApplicationPapers'> {
  return {
    tradeApplicationPapers: async ({ applicationId }, context) => {
      const caller = tradeCaller(context);
      return store.transaction(async (transaction) => {
        const record = await transaction.tradeApplications.find(applicationId);
        if (!record || !canSeeApplication(record, caller.user.pkCorp)) throw new Refusal('NOT_FOUND');
        const instrument = await transaction.instruments.find(record.instrumentId);
        const named = isIssuing(record.act) ? record.form : instrument;
        const invoices = isIssuing(record.act) ? formInvoices(record.form.invoices) : (instrument?.invoices ?? []);
        const papers = await ownPapers(transaction, caller, named?.contractNumber ?? '', invoices);
        return papers.map(paperToWire);
      });
    },
  };
}
