import { callerOf, type Desk } from '../handlers.ts';
import { generatedFiles } from '../generated-files.ts';
import type { Parts } from '../parts.ts';
import { blankCertification } from '../keys/not-begun.ts';
import { Refusal } from '../refusal.ts';
import { certificationStates } from './certification-states.ts';
import { formSubmission } from './form-submission.ts';
import { letterOf } from './letters.ts';
import { blankRecord } from './shared/real-name-record.ts';
import { toWireRealName } from './real-name-wire.ts';
import { mayReadPapers } from '../parties/open-form.ts';

type DeskParts = Pick<Parts, 'store' | 'clock' | 'documents' | 'objects' | 'fileWriter'>;

/** Content of the form, and the letters that belong to it. */
function formContent(parts: DeskParts): Desk<'realNameInfo' | 'realNameLetter'> {
  const { store, clock } = parts;
  const files = generatedFiles(parts);
  return {
    realNameInfo: async (_request, context) => {
      const caller = callerOf(context);
      return store.transaction(async (transaction) => {
        const [standing, record, company] = [
          await transaction.certifications.find(caller.user.pkCorp),
          await transaction.realNames.find(caller.user.pkCorp),
          await transaction.companies.find(caller.user.pkCorp),
        ];
        const registration = await transaction.registrations.find(caller.user.pkCorp);
        const first = registration && (await transaction.users.find(registration.userId));
        const registered =
          registration && first?.pkCorp === caller.user.pkCorp
            ? { legalRepresentative: registration.legalRepresentative, first }
            : undefined;
        return toWireRealName({
          caller,
          registered,
          standing: standing ?? { pkCorp: caller.user.pkCorp, ...blankCertification },
          record: record ?? blankRecord(caller.user.pkCorp),
          company,
          readsPapers: mayReadPapers(caller, caller.user),
          now: clock.now(),
        });
      });
    },

    realNameLetter: async ({ slot }, context) => {
      const caller = callerOf(context);
      const { company, record } = await store.transaction(async (transaction) => ({
        company: await transaction.companies.find(caller.user.pkCorp),
        record: await transaction.realNames.find(caller.user.pkCorp),
      }));
      if (!company || !mayReadPapers(caller, caller.user)) throw new Refusal('NOT_PERMITTED');
      const { fileName, order } = letterOf(slot, company, (record ?? blankRecord(company.pkCorp)).form);
      return files.make(fileName, order);
    },
  };
}

/** The real-name form of the caller's company: its content, state and review (document 2, sections 3 to 5). */
export const certificationDesk = (parts: DeskParts) => ({
  ...formContent(parts),
  ...certificationStates(parts),
  ...formSubmission(parts),
});
