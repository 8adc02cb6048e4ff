import { addDays, shanghaiDate, shanghaiInstant } from '../../../src/domain/calendar/plain-date.ts';
import { emptyForm, type CertificationForm } from '../../../src/domain/certification/shared/certification-form.ts';
import { requiredSlots, type LicenceSlot } from '../../../src/domain/certification/shared/licence-slots.ts';
import { licencePlace } from '../../../src/domain/uploads/company-places.ts';
import type { CompanyRecord } from '../../core/records/company.ts';
import type { FileRecord } from '../../core/records/evidence.ts';
import type {
  RealNameFile,
  RealNameRecord,
  RealNameSlotRecord,
  RealNameStep,
} from '../../core/records/certification.ts';
import { progressNumber, progressSeries } from '../../core/certification/shared/real-name-record.ts';
import type { Transaction } from '../../core/store.ts';
import { companies } from '../parties/companies.ts';
import { people } from '../parties/people.ts';
import { fieldsWithoutUpload } from '../evidence/shared/keyed-as.ts';

const names: Readonly<Record<LicenceSlot, string>> = {
  SOCIAL_CREDIT_FILE: '营业执照',
  BUSI_LICENSE_FILE: '营业执照',
  ORG_CERT_FILE: '组织机构代码证',
  TAX_REGCERT_FILE: '税务登记证',
  LEGAL_PERSON: '法定代表人身份证',
  CA_AUTH_FILE: '数字证书承诺函',
  CORP_AUTH_FILE: '企业授权确认书',
  CORP_AUTH_ENTRUST_FILE: '授权委托书',
  AUTH_AGENT_PERSON: '经办人身份证',
  CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE: '上级法人授权书',
};

interface RealNameValues {
  readonly company: CompanyRecord;
  readonly form: CertificationForm;
  readonly steps: readonly Omit<RealNameStep, 'returned' | 'node'>[];
  readonly node: 'APPROVEING_1ST' | 'APPROVE_NOPASS_1ST';
  readonly firstReviewer: string;
  /** Reasons for returned slots; the others passed. */
  readonly returned?: Readonly<Partial<Record<LicenceSlot, string>>>;
}

/** Saves a paper, whose bytes are generated when it is opened. `version` distinguishes papers of one slot. */
export async function savePaper(
  transaction: Transaction,
  { company, form }: Pick<RealNameValues, 'company' | 'form'>,
  slot: LicenceSlot,
  createdBy: string,
  createdAt: number,
  version = '',
): Promise<RealNameFile> {
  const pkFile = `RN-${company.pkCorp}-${slot}${version}`;
  const name = `${names[slot]}.pdf`;
  const file: FileRecord = {
    pkFile,
    pkCorp: company.pkCorp,
    name,
    size: 0,
    mimeType: 'application/pdf',
    sha256: '',
    ...fieldsWithoutUpload(`${pkFile}.pdf`),
    state: 'stored',
    uploadId: '',
    docMaterialId: licencePlace,
    createdBy,
    createdAt,
    turn: 0,
    submittedAt: createdAt,
    order: {
      kind: 'letter',
      title: names[slot],
      date: '',
      from: { name: company.name, uscc: company.uscc },
      to: '',
      paragraphs: [`名称：${company.name}`, `统一社会信用代码：${company.uscc}`, `法定代表人：${form.legalName}`],
    },
  };
  await transaction.files.save(file);
  return { pkFile, name, size: file.size };
}

async function saveRealName(transaction: Transaction, values: RealNameValues): Promise<void> {
  const { company, form, returned = {}, steps } = values;
  const submitter = people.find(({ pkCorp, isMain }) => pkCorp === company.pkCorp && isMain);
  const at = steps[0]?.at ?? 0;
  if (!submitter) return;
  const slots: RealNameSlotRecord[] = [];
  for (const slot of requiredSlots(form)) {
    const reason = returned[slot] ?? '';
    const isReviewed = values.node === 'APPROVE_NOPASS_1ST';
    slots.push({
      slot,
      files: [await savePaper(transaction, values, slot, submitter.userId, at)],
      result: isReviewed ? (reason === '' ? 'PASS' : 'NOPASS') : 'UNKNOWN',
      reason,
      before: [],
    });
  }
  const nodes = ['SUBMIT_1ST', 'APPROVEING_1ST', values.node] as const;
  const record: RealNameRecord = {
    pkCorp: company.pkCorp,
    progressId: progressNumber(await transaction.nextNumber(progressSeries)),
    revision: 1,
    form,
    slots,
    savedBy: submitter.personName,
    savedAt: at,
    personSubmit: submitter.personId,
    submittedBy: submitter.personName,
    submitted: form,
    evidence: slots.flatMap(({ files }) => files.map(({ pkFile }) => pkFile)),
    firstReviewer: values.firstReviewer,
    secondReviewer: '',
    certified: undefined,
    rounds: [],
    steps: steps.map((step, index) => ({
      ...step,
      name: step.by === 'submitter' ? submitter.personName : values.firstReviewer,
      node: nodes[index] ?? values.node,
      returned: step.event === 'return' ? Object.keys(returned).length : 0,
    })),
  };
  await transaction.realNames.save(record);
}

/** Saves the forms of two companies in certification: one under review, one returned. */
export async function saveRealNames(transaction: Transaction, now: number): Promise<void> {
  const today = shanghaiDate(now);
  const usual: CertificationForm = {
    ...emptyForm,
    isUnified: true,
    isBranch: false,
    isLegalApply: false,
    opensCloud: true,
    legalIdUntil: '2036-05-17',
    licenceUntil: addDays(today, 900),
    agentIdUntil: addDays(today, 39),
    entrustUntil: addDays(today, 700),
  };
  const submitStep = (daysAgo: number) =>
    ({ at: shanghaiInstant(addDays(today, -daysAgo), 14), event: 'submit', by: 'submitter', name: '' }) as const;
  const takeStep = (daysAgo: number) =>
    ({ at: shanghaiInstant(addDays(today, -daysAgo), 9), event: 'take', by: 'first-reviewer', name: '' }) as const;
  await saveRealName(transaction, {
    company: companies.hanshan,
    node: 'APPROVEING_1ST',
    firstReviewer: 'wang-han',
    steps: [submitStep(2), takeStep(1)],
    form: {
      ...usual,
      legalName: '楚云庭',
      legalIdNumber: '340199197503123457',
      agentName: '楚云深',
      agentIdNumber: '34019919860621441X',
      agentMobile: '14000001022',
    },
  });
  await saveRealName(transaction, {
    company: companies.chunjiang,
    node: 'APPROVE_NOPASS_1ST',
    firstReviewer: 'wang-han',
    steps: [
      submitStep(5),
      takeStep(4),
      { at: shanghaiInstant(addDays(today, -3), 10), event: 'return', by: 'first-reviewer', name: '' },
    ],
    form: {
      ...usual,
      legalName: '柳守川',
      legalIdNumber: '330199197108094439',
      agentName: '柳明远',
      agentIdNumber: '330199199002105514',
      agentMobile: '14000001023',
    },
    returned: {
      SOCIAL_CREDIT_FILE: '右下角登记机关印章被裁切@@法定代表人与执照不一致##请扫描整页',
      CORP_AUTH_ENTRUST_FILE: '没有写委托期限##缺法定代表人签字',
    },
  });
}
