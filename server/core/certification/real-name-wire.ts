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
import { isTheirs } from '../identity/acting.ts';
import { expectedAnswer } from './shared/expected-answer.ts';
import { processOf, saidIn, slotIn } from './shared/real-name-record.ts';
import { mayWrite, placeIn } from '../parties/open-form.ts';

type Info = GivenAnswerOf<Calls['realNameInfo']>;

const yes = (value: boolean | undefined): 'Y' | 'N' | null => (value === undefined ? null : value ? 'Y' : 'N');

const fileWire = ({ pkFile, name, size }: RealNameFile) => ({ pkFile, name, size });

/** A slot as it is told, with what the fields beside a returned paper said to whoever may read papers. */
const slotWire = (record: RealNameRecord, each: RealNameSlotRecord, readsPapers: boolean) => ({
  rnLicenseFiles: each.files.map(fileWire),
  approveReason: each.reason,
  approveResult: each.result,
  uploadSuccess: each.files.length > 0,
  replacedFiles: each.before.map(fileWire),
  ...(readsPapers && each.result === 'NOPASS' && { returnedFields: saidIn(record, each) }),
});

/**
 * The form by which a company is certified: what its case asks for, and numbers of people's papers to those alone who
 * may read them.
 */
function certifiedForm(form: CertificationForm, readsPapers: boolean): NonNullable<Info['certifiedForm']> {
  const asked = requiredTextFields(form);
  const text = (field: FormText): string =>
    asked.includes(field) && (readsPapers || !personalFields.has(field)) ? form[field] : '';
  const texts = Object.fromEntries(formTexts.map((field) => [field, text(field)])) as Record<FormText, string>;
  return {
    ...texts,
    isUnified: yes(form.isUnified),
    isBranch: yes(form.isBranch),
    isLegalApply: yes(form.isLegalApply),
    opensCloud: yes(form.opensCloud),
  };
}

const certifiedFiles = ({ form, slots }: NonNullable<RealNameRecord['certified']>): Info['certifiedFiles'] =>
  Object.fromEntries(requiredSlots(form).map((slot) => [slot, slotIn({ slots }, slot).files.map(fileWire)]));

export interface ToldForm {
  readonly caller: Caller;
  readonly standing: CertificationRecord;
  readonly record: RealNameRecord;
  readonly company: CompanyRecord | undefined;
  /**
   * Whether the caller may see papers and numbers of identity cards; what stands is told to everybody of the company.
   */
  readonly readsPapers: boolean;
  /** What was said as it registered, and by whom; undefined where it was there before companies registered here. */
  readonly registered: { readonly legalRepresentative: string; readonly first: UserRecord } | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * What a first form may begin with, for those who fill it in: the numbers of whoever registered for that person alone.
 */
function registeredWire({ caller, record, readsPapers, registered }: ToldForm): Info['registered'] {
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

/** The form as its company is told; reviewers are told by their stage alone. */
export function realNameToWire(told: ToldForm): Info {
  const { caller, standing, record, company, readsPapers, now } = told;
  const { form } = record;
  const place = placeIn(standing);
  const expected = expectedAnswer(standing, record, now);
  const idOf = (number: string): string => (readsPapers ? number : '');
  return {
    isBranch: yes(form.isBranch),
    legalEntityName: form.upperName,
    legalEntitySocialCreditCode: form.upperCode,
    legalEntityPersonNameLegal: form.upperPerson,
    fkRnProgress: record.progressId,
    isUnifiedCert: yes(form.isUnified),
    isLegalApply: yes(form.isLegalApply),
    corpProcessType: processOf(company) === 'enterprise' ? 'CORP' : '',
    realNameAuthState: standing.realName,
    hardCertAuthState: standing.hardCertificate,
    softCaOpenState: standing.softCertificate,
    currentNodeState: standing.node,
    fkPersonSubmit: record.personSubmit,
    rnLicenses: Object.fromEntries(record.slots.map((each) => [each.slot, slotWire(record, each, readsPapers)])),
    rnAuthPersons: [
      {
        personType: 'LEGAL_PERSON',
        personName: form.legalName,
        idNumber: idOf(form.legalIdNumber),
        idValidUntil: idOf(form.legalIdUntil),
        mobile: '',
      },
      {
        personType: 'AUTH_AGENT_PERSON',
        personName: form.agentName,
        idNumber: idOf(form.agentIdNumber),
        idValidUntil: idOf(form.agentIdUntil),
        mobile: idOf(form.agentMobile),
      },
    ],
    isOpenCloudCert: yes(form.opensCloud),
    licenseValidUntil: form.licenceUntil,
    entrustValidUntil: form.entrustUntil,
    legalEntityLetterValidUntil: form.upperLetterUntil,
    dataVersion: record.revision,
    corpName: company?.name,
    socialCreditCode: company?.uscc,
    submitPersonName: record.submittedBy,
    editable: mayWrite(caller, place, record),
    isOwn: isTheirs(caller, record.personSubmit),
    canRevoke: isTheirs(caller, record.personSubmit) && mayRevoke(place),
    savedBy: record.savedBy,
    ...(record.savedAt > 0 && { savedAt: record.savedAt }),
    ...(record.certified && {
      certifiedAt: record.certified.at,
      certifiedForm: certifiedForm(record.certified.form, readsPapers),
      certifiedFiles: certifiedFiles(record.certified),
    }),
    ...(expected && { expectedDay: expected.day, expectedAbout: expected.about }),
    registered: registeredWire(told),
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
