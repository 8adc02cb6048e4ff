import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { count, flag, instant, nothing } from '../../fields.ts';

const file = v.object({ pkFile: v.string(), name: v.string(), size: count });

/** Everything that is known of the caller's company, as it is certified. */
export const companyDataExtensions = {
  /** Names are only those of the company's own people; empty where the company is not known. */
  companyData: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/extensions/company/data',
    source: 'checklist 1.4, /my/enterprise-info: company data, accounts, licences with their history',
    caller: 'signed-in',
    changes: false,
    extension: 'company-data',
    request: nothing,
    answer: v.nullish(
      v.object({
        companyName: v.string(),
        socialCreditCode: v.string(),
        isCore: flag,
        /**
         * Data of the last certification; absent where there was none, or where it predates the keeping of these data.
         * Dates are named as in the form.
         */
        certified: v.nullish(
          v.object({
            at: instant,
            handedInBy: v.string(),
            handedInAt: instant,
            isUnified: flag,
            isBranch: flag,
            upperName: v.string(),
            upperCode: v.string(),
            legalName: v.string(),
            agentName: v.string(),
            licenceUntil: v.string(),
          }),
        ),
        /** State of a change of the data, the person of the company who makes it, and since when. */
        change: v.object({ state: v.string(), by: v.string(), at: v.nullish(instant) }),
        mayChange: flag,
        readsPapers: flag,
        /**
         * Versions of the papers of each slot, the newest first; the files themselves only for users who may certify.
         */
        papers: v.array(
          v.object({
            slot: v.string(),
            versions: v.array(
              v.object({
                fileCount: count,
                files: v.array(file),
                handedInBy: v.string(),
                handedInAt: instant,
                certifiedAt: instant,
                replacedAt: v.nullish(instant),
                validUntil: v.string(),
              }),
            ),
          }),
        ),
        /**
         * Changes of the data, the newest first: the person of the company where known, and the values before and
         * after.
         */
        history: v.nullish(
          v.array(
            v.object({
              at: instant,
              by: v.string(),
              kind: v.string(),
              account: v.string(),
              changes: v.array(v.object({ field: v.string(), before: v.string(), after: v.string() })),
            }),
          ),
        ),
        accounts: v.object({ count, bankName: v.string(), accountNo: v.string() }),
        invoicing: v.object({ missing: count }),
        certificate: v.object({ usable: flag, until: v.string() }),
      }),
    ),
  }),
};
