import * as v from 'valibot';
import { formChoices, formTexts, type FormField } from '../../../../domain/certification/shared/certification-form.ts';
import { defineCall } from '../../../call.ts';
import { count, instant, maybe, nothing, text } from '../../../fields.ts';

const optionalText = v.nullish(v.string());
const yes = v.nullish(v.picklist(['Y', 'N']));
export const fileId = v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{1,64}$/));

const fileShown = v.object({ pkFile: v.string(), name: optionalText, size: v.nullish(v.number()) });
const returnedFields = Object.fromEntries(
  [...formChoices, ...formTexts].map((field) => [field, v.string()] as const),
) as Readonly<Record<FormField, v.StringSchema<undefined>>>;

const certifiedFields = Object.fromEntries(
  [...formChoices, ...formTexts].map((field) => [field, v.nullish(v.string())] as const),
) as Readonly<Record<FormField, v.NullishSchema<v.StringSchema<undefined>, undefined>>>;

/** Content of a slot; `approveReason` has the documents' separators (document 2, sections 3 and 8). */
const licenceShown = v.object({
  rnLicenseFiles: v.nullish(v.array(fileShown)),
  approveReason: optionalText,
  approveResult: optionalText,
  uploadSuccess: v.nullish(v.boolean()),
  /** Returned files that were replaced since: an addition. */
  replacedFiles: v.nullish(v.array(fileShown)),
  /** Values of the slot's fields at the return, choices as Y or N: an addition. */
  returnedFields: v.nullish(v.partial(v.object(returnedFields))),
});

const person = {
  personName: text(200),
  idNumber: maybe(text(60)),
  idValidUntil: maybe(text(10)),
  mobile: maybe(text(60)),
};

/**
 * The form as it is submitted. The documents name its fields up to `corpProcessType`; the names of the others are this
 * project's.
 */
export const realNameEntries = {
  isBranch: yes,
  legalEntityName: text(400),
  legalEntitySocialCreditCode: text(120),
  legalEntityPersonNameLegal: text(200),
  isUnifiedCert: yes,
  isLegalApply: yes,
  rnLicenses: v.pipe(
    v.record(text(60), v.object({ rnLicenseFiles: v.pipe(v.array(fileId), v.maxLength(20)) })),
    v.check((slots) => Object.keys(slots).length <= 10, 'too many slots'),
  ),
  rnAuthPersons: v.pipe(
    v.array(v.object({ personType: v.picklist(['LEGAL_PERSON', 'AUTH_AGENT_PERSON']), ...person })),
    v.maxLength(2),
  ),
  isOpenCloudCert: yes,
  licenseValidUntil: text(10),
  /** The last days of the letters: additions. */
  entrustValidUntil: maybe(text(10)),
  legalEntityLetterValidUntil: maybe(text(10)),
  /** Version that the user saw. Absent where a back end does not count versions. */
  dataVersion: maybe(count),
};

const submission = v.object({ fkRnProgress: maybe(text(64)), ...realNameEntries });
const submitted = v.nullish(v.object({ fkRnProgress: optionalText }));
const states = {
  realNameAuthState: optionalText,
  hardCertAuthState: optionalText,
  softCaOpenState: optionalText,
  currentNodeState: optionalText,
  fkPersonSubmit: optionalText,
};
const source = 'document 2, section 7, real-name';
const refusals =
  'NOT_PERMITTED without permission, NOT_IN_THIS_STATE, REQUEST_INVALID with the field or slot, DATA_VERSION_STALE with the user who saved meanwhile';

/** Real-name authentication of the caller's company (document 2, sections 3 to 5 and 7). */
export const realNameCalls = {
  realNameInfo: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/pending/corps/real-name/info',
    source: `${source}; the form, its state, and the returned slots`,
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: v.object({
      isBranch: optionalText,
      legalEntityName: optionalText,
      legalEntitySocialCreditCode: optionalText,
      legalEntityPersonNameLegal: optionalText,
      fkRnProgress: optionalText,
      isUnifiedCert: optionalText,
      isLegalApply: optionalText,
      corpProcessType: optionalText,
      ...states,
      rnLicenses: v.nullish(v.record(v.string(), licenceShown)),
      rnAuthPersons: v.nullish(
        v.array(
          v.object({
            personType: v.string(),
            personName: optionalText,
            idNumber: optionalText,
            idValidUntil: optionalText,
            mobile: optionalText,
          }),
        ),
      ),
      isOpenCloudCert: optionalText,
      licenseValidUntil: optionalText,
      entrustValidUntil: optionalText,
      legalEntityLetterValidUntil: optionalText,
      dataVersion: v.nullish(v.number()),
      // Additions. The portal does not show what a back end leaves out.
      corpName: optionalText,
      socialCreditCode: optionalText,
      submitPersonName: optionalText,
      editable: v.nullish(v.boolean()),
      canRevoke: v.nullish(v.boolean()),
      isOwn: v.nullish(v.boolean()),
      savedBy: optionalText,
      savedAt: v.nullish(instant),
      expectedDay: optionalText,
      expectedAbout: v.nullish(v.boolean()),
      /** When the company was certified; present while a change is under way or may begin. */
      certifiedAt: v.nullish(instant),
      /**
       * The data by which the company was certified, while the form may already say something else. Texts are empty
       * where they do not apply or the caller may not see them; choices are Y or N.
       */
      certifiedForm: v.nullish(
        v.object({
          ...certifiedFields,
          legalName: v.string(),
          agentName: v.string(),
          upperName: v.string(),
          licenceUntil: v.string(),
        }),
      ),
      /**
       * Data from the company's registration, until it is certified for the first time. Numbers are given to their
       * owner alone.
       */
      registered: v.nullish(
        v.object({
          legalName: optionalText,
          agentName: optionalText,
          agentIdNumber: optionalText,
          agentMobile: optionalText,
        }),
      ),
      certifiedFiles: v.nullish(v.record(v.string(), v.array(fileShown))),
      /** The oldest first. Only names of people of the caller's company are given. */
      progress: v.nullish(
        v.array(
          v.object({
            at: instant,
            event: v.string(),
            role: v.string(),
            personName: optionalText,
            node: optionalText,
            returned: v.nullish(v.number()),
          }),
        ),
      ),
    }),
  }),
  realNameState: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/corps/real-name/state',
    source,
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: optionalText,
  }),
  realNameAuthStates: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/corps/rn/auth/states',
    source: `${source}; document 1, section 3, auth states`,
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: v.object(states),
  }),
  realNameAuthState: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/corps/real-name/auth/state',
    source,
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: optionalText,
  }),
  realNamePending: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/corps/real-name-pending/exist',
    source,
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: v.nullish(v.boolean()),
  }),
  realNameRetention: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/corps/real-name/retention-description',
    source: `${source}; how long documents are kept (F-131)`,
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: optionalText,
  }),
  branchIdentification: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/corp/branch/identify',
    source: `${source}; whether the company's name is a branch's`,
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: v.nullish(v.boolean()),
  }),
  caLicencesExist: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/corps/latest/ca-auth/licenses/exists',
    source: `${source}; whether a commitment letter for the certificate was submitted`,
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: v.nullish(v.boolean()),
  }),
  submitRealName: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/corps/real-name/submit',
    source: `${source}. ${refusals}`,
    caller: 'signed-in',
    changes: true,
    request: submission,
    answer: submitted,
  }),
  resubmitRealName: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/corps/real-name/re-submit',
    source: `${source}; only for the person who submitted it. ${refusals}`,
    caller: 'signed-in',
    changes: true,
    request: submission,
    answer: submitted,
  }),
  revokeRealName: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/corps/real-name/revoke',
    source: `${source}; only for the person who submitted it, before its review begins. ${refusals}`,
    caller: 'signed-in',
    changes: true,
    request: v.object({ fkRnProgress: maybe(text(64)) }),
    answer: v.unknown(),
  }),
  submitRealNameProcess: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/process/corp/real-name/submit',
    source: `${source}; where \`corpProcessType\` asks for it. ${refusals}`,
    caller: 'signed-in',
    changes: true,
    request: submission,
    answer: submitted,
  }),
  resubmitRealNameProcess: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/process/corp/real-name/resubmit',
    source: `${source}. ${refusals}`,
    caller: 'signed-in',
    changes: true,
    request: submission,
    answer: submitted,
  }),
};
