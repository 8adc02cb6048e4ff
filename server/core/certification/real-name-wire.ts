import type { GivenAnswerOf } from '../../../src/contract/call.ts';
import type { Calls } from '../../../src/contract/calls.ts';
import {
  requiredTextFields,
  formTexts,
  personalFields,
  type CertificationForm,
  type FormText,
} from '../../../src/domain/certification/shared/certification-form.ts';
import { requiredSlots } from '../../../src/domain/certification/shared/licence-slots.ts';
import { mayRevoke } from '../../../src/domain/parties/real-name-machine.ts';
import type { Caller } from '../context.ts';
import type {
  CertificationRecord,
  RealNameFile,
  RealNameRecord,
  RealNameSlotRecord,
} from '../records/certification.ts';
import type { CompanyRecord, UserRecord } from '../records/company.ts';
import { mayActFor } from '../identity/people-in-role.ts';
import { expectedAnswer } from './shared/expected-answer.ts';
import { processOf, fieldsWhenReturned, slotIn } from './shared/real-name-record.ts';
import { mayWrite, toRealNamePlace } from '../parties/open-form.ts';

type Info = GivenAnswerOf<Calls['realNameInfo']>;

const toYesNo = (value: boolean | undefined): 'Y' | 'N' | null => (value === undefined ? null : value ? 'Y' : 'N');

const toWireFile = ({ pkFile, name, size }: RealNameFile) => ({ pkFile, name, size });

/** A slot in the form of the wire, with the fields of a returned paper for a caller who may read papers. */
const toWireSlot = (record: RealNameRecord, slot: RealNameSlotRecord, readsPapers: boolean) => ({
  rnLicenseFiles: slot.files.map(toWireFile),
  approveReason: slot.reason,
  approveResult: slot.result,
  uploadSuccess: slot.files.length > 0,
  replacedFiles: slot.before.map(toWireFile),
  ...(readsPapers && slot.result === 'NOPASS' && { returnedFields: fieldsWhenReturned(record, slot) }),
});

/**
 * The form by which a company is certified, with the fields that apply to its case. Personal numbers are included only
 * for a caller who may read papers.
 */
function toWireCertifiedForm(form: CertificationForm, readsPapers: boolean): NonNullable<Info['certifiedForm']> {
  const applicable = requiredTextFields(form);
  const text = (field: FormText): string =>
    applicable.includes(field) && (readsPapers || !personalFields.has(field)) ? form[field] : '';
  const texts = Object.fromEntries(formTexts.map((field) => [field, text(field)])) as Record<FormText, string>;
  return {
    ...texts,
    isUnified: toYesNo(form.isUnified),
    isBranch: toYesNo(form.isBranch),
    isLegalApply: toYesNo(form.isLegalApply),
    opensCloud: toYesNo(form.opensCloud),
  };
}

const toWireCertifiedFiles = ({ form, slots }: NonNullable<RealNameRecord['certified']>): Info['certifiedFiles'] =>
  Object.fromEntries(requiredSlots(form).map((slot) => [slot, slotIn({ slots }, slot).files.map(toWireFile)]));

export interface RealNameFacts {
  readonly caller: Caller;
  readonly standing: CertificationRecord;
  readonly record: RealNameRecord;
  readonly company: CompanyRecord | undefined;
  /**
   * Whether the caller may see papers and numbers of identity cards. The state is shown to all users of the company.
   */
  readonly readsPapers: boolean;
  /** Data of the company's registration and its first user; undefined where the company did not register here. */
  readonly registered: { readonly legalRepresentative: string; readonly first: UserRecord } | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Registered data that prefills a first form. The numbers of the first user are included only for that user. */
function toWireRegistered({ caller, record, readsPapers, registered }: RealNameFacts): Info['registered'] {
  if (!registered || !readsPapers || record.certified) return undefined;
  const { legalRepresentative, first } = registered;
  const isOwn = first.userId === caller.user.userId;
  return {
    legalName: legalRepresentative,
    agentName: first.personName,
    agentIdNumber: isOwn ? first.idNumber : '',
    agentMobile: isOwn ? first.mobile : '',
  };
}

/** The form in the form of the wire, for its company. Reviewers appear by their stage and not by name. */
export function toWireRealName(facts: RealNameFacts): Info {
  const { caller, standing, record, company, readsPapers, now } = facts;
  const { form } = record;
  const place = toRealNamePlace(standing);
  const expected = expectedAnswer(standing, record, now);
  const orMasked = (number: string): string => (readsPapers ? number : '');
  return {
    isBranch: toYesNo(form.isBranch),
    legalEntityName: form.upperName,
    legalEntitySocialCreditCode: form.upperCode,
    legalEntityPersonNameLegal: form.upperPerson,
    fkRnProgress: record.progressId,
    isUnifiedCert: toYesNo(form.isUnified),
    isLegalApply: toYesNo(form.isLegalApply),
    corpProcessType: processOf(company) === 'enterprise' ? 'CORP' : '',
    realNameAuthState: standing.realName,
    hardCertAuthState: standing.hardCertificate,
    softCaOpenState: standing.softCertificate,
    currentNodeState: standing.node,
    fkPersonSubmit: record.personSubmit,
    rnLicenses: Object.fromEntries(record.slots.map((each) => [each.slot, toWireSlot(record, each, readsPapers)])),
    rnAuthPersons: [
      {
        personType: 'LEGAL_PERSON',
        personName: form.legalName,
        idNumber: orMasked(form.legalIdNumber),
        idValidUntil: orMasked(form.legalIdUntil),
        mobile: '',
      },
      {
        personType: 'AUTH_AGENT_PERSON',
        personName: form.agentName,
        idNumber: orMasked(form.agentIdNumber),
        idValidUntil: orMasked(form.agentIdUntil),
        mobile: orMasked(form.agentMobile),
      },
    ],
    isOpenCloudCert: toYesNo(form.opensCloud),
    licenseValidUntil: form.licenceUntil,
    entrustValidUntil: form.entrustUntil,
    legalEntityLetterValidUntil: form.upperLetterUntil,
    dataVersion: record.revision,
    corpName: company?.name,
    socialCreditCode: company?.uscc,
    submitPersonName: record.submittedBy,
    editable: mayWrite(caller, place, record),
    isOwn: mayActFor(caller, record.personSubmit),
    canRevoke: mayActFor(caller, record.personSubmit) && mayRevoke(place),
    savedBy: record.savedBy,
    ...(record.savedAt > 0 && { savedAt: record.savedAt }),
    ...(record.certified && {
      certifiedAt: record.certified.at,
      certifiedForm: toWireCertifiedForm(record.certified.form, readsPapers),
      certifiedFiles: toWireCertifiedFiles(record.certified),
    }),
    ...(expected && { expectedDay: expected.day, expectedAbout: expected.about }),
    registered: toWireRegistered(facts),
    progress: record.steps.map(({ at, event, by, name, node, returned }) => ({
      at,
      event,
      role: by,
      personName: by === 'submitter' ? name : '',
      node,
      returned,
    })),
  };
}
