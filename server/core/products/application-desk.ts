import type { ParsedRequestOf } from '../../../src/contract/call.ts';
import type { Calls } from '../../../src/contract/calls.ts';
import { answerDay } from '../../../src/domain/calendar/working-days.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import {
  afterApplication,
  applicationDays,
  applicationFields,
  applicationProblems,
  emptyApplication,
  findLockedPartChange,
  maxApplicationFieldCharacters,
  openParts,
  normaliseApplication,
} from '../../../src/domain/products/shared/application.ts';
import { applicationLimits, applicationPlace } from '../../../src/domain/uploads/company-places.ts';
import type { ApplicationState } from '../../../src/domain/products/shared/application-state.ts';
import { opensForCompany } from '../../../src/domain/identity/opening-roles.ts';
import type { ProductCode } from '../../../src/domain/catalogue/product-code.ts';
import { announceToCompany } from '../keys/company-key.ts';
import type { Caller, CallContext } from '../context.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { ApplicationRecord } from '../records/products.ts';
import { Refusal } from '../refusal.ts';
import { workingCalendarOf } from '../platform/holidays.ts';
import type { Transaction } from '../store.ts';
import { settleApplication } from './shared/application-news.ts';
import { ownNameOf } from '../identity/people-in-role.ts';
import { parseAppliedProduct, applicationId, blankApplication, nextState } from './shared/application-record.ts';

type ApplicationRequest = ParsedRequestOf<Calls['saveApplication']>;

function toWireApplication(caller: Caller, product: ProductCode, record: ApplicationRecord | undefined) {
  const { user } = caller;
  const state: ApplicationState = record?.state ?? 'none';
  const mayWrite = opensForCompany(caller);
  // A new application is prefilled with the caller's own name and telephone.
  const { entry, files, returned, answer, revision, savedBy, savedAt, submittedBy, submittedAt, decidedAt } =
    record ?? {
      ...blankApplication(user.pkCorp, product),
      entry: mayWrite
        ? {
            ...emptyApplication,
            applicantName: ownNameOf(caller),
            contactName: ownNameOf(caller),
            contactMobile: user.mobile,
          }
        : emptyApplication,
    };
  const expected =
    state === 'submitted' && submittedAt !== undefined
      ? answerDay(submittedAt, applicationDays, workingCalendarOf(Number(shanghaiDate(submittedAt).slice(0, 4))))
      : undefined;
  return {
    productType: product,
    state,
    ...entry,
    files: [...files],
    returned: [...returned],
    answer,
    revision,
    savedBy,
    savedAt: savedAt === 0 ? undefined : savedAt,
    submittedBy,
    submittedAt,
    decidedAt,
    expectedDay: expected?.day,
    expectedAbout: expected?.about,
    editable: mayWrite && afterApplication(state, 'save') !== undefined,
  };
}

/** Files that were sent for an application of this company; refuses with REQUEST_INVALID any other. */
async function loadFiles(
  transaction: Transaction,
  pkCorp: string,
  pkFiles: readonly string[],
): Promise<ApplicationRecord['files']> {
  const named = [...new Set(pkFiles)];
  if (named.length > applicationLimits.maximumFiles)
    throw new Refusal('TOO_MANY_FILES', { most: applicationLimits.maximumFiles });
  const found = (await transaction.files.findAll(named)).filter(
    (file) => file.state === 'stored' && file.pkCorp === pkCorp && file.docMaterialId === applicationPlace,
  );
  if (found.length !== named.length) throw new Refusal('REQUEST_INVALID', { field: 'pkFiles' });
  return named.flatMap((each) =>
    found.filter(({ pkFile }) => pkFile === each).map(({ pkFile, name, size }) => ({ pkFile, name, size })),
  );
}

/**
 * Applications of the caller's company for products (checklist F-117). Saving locks the company, so that the later of
 * two concurrent requests learns who saved first.
 */
export function applicationDesk({
  store,
  clock,
}: Pick<Parts, 'store' | 'clock'>): Desk<'productApplication' | 'saveApplication' | 'submitApplication'> {
  async function saveApplication(event: 'save' | 'submit', request: ApplicationRequest, context: CallContext) {
    const caller = callerOf(context);
    const { user } = caller;
    const product = parseAppliedProduct(request.productType);
    if (!opensForCompany(caller)) throw new Refusal('NOT_PERMITTED');
    return store.transaction(async (transaction) => {
      await transaction.companies.lock(user.pkCorp);
      const kept = await transaction.applications.find(applicationId(user.pkCorp, product));
      const state = nextState(kept?.state ?? 'none', event);
      const before = kept ?? blankApplication(user.pkCorp, product);
      if (request.revision !== before.revision) throw new Refusal('DATA_VERSION_STALE', { by: before.savedBy });
      const entry = normaliseApplication(request);
      const files = await loadFiles(transaction, user.pkCorp, request.pkFiles ?? []);
      const locked = findLockedPartChange(
        { entry: before.entry, files: before.files.map(({ pkFile }) => pkFile) },
        { entry, files: files.map(({ pkFile }) => pkFile) },
        openParts(before.state, new Set(before.returned.map(({ part }) => part))),
      );
      if (locked) throw new Refusal('REQUEST_INVALID', { field: locked });
      const tooLong = applicationFields.find(
        (field) => [...entry[field]].length > maxApplicationFieldCharacters[field],
      );
      const [wrong] = event === 'submit' ? applicationProblems(entry).keys() : [tooLong];
      if (wrong !== undefined) throw new Refusal('REQUEST_INVALID', { field: wrong });
      const at = clock.now();
      const after: ApplicationRecord = {
        ...before,
        state,
        entry,
        files,
        revision: before.revision + 1,
        savedBy: user.personName,
        savedAt: at,
        ...(event === 'submit'
          ? {
              submittedBy: user.personName,
              submittedAt: at,
              decidedAt: undefined,
              returned: [],
              answer: '',
              steps: [...before.steps, { event, at, by: user.personName, userId: user.userId }],
            }
          : {}),
      };
      await transaction.applications.save(after);
      // Files of an application are kept.
      await transaction.files.markSubmitted(
        files.map(({ pkFile }) => pkFile),
        at,
      );
      if (event === 'submit') {
        await settleApplication(transaction, after.id, at);
        await announceToCompany(transaction, user.pkCorp);
      }
      return toWireApplication(caller, product, after);
    });
  }

  return {
    productApplication: async ({ productType }, context) => {
      const caller = callerOf(context);
      const product = parseAppliedProduct(productType);
      return toWireApplication(
        caller,
        product,
        await store.transaction(async (transaction) =>
          transaction.applications.find(applicationId(caller.user.pkCorp, product)),
        ),
      );
    },
    saveApplication: async (request, context) => saveApplication('save', request, context),
    submitApplication: async (request, context) => saveApplication('submit', request, context),
  };
}
