import { addDays, shanghaiDate, shanghaiInstant, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import {
  emptyForm,
  longTerm,
  type CertificationForm,
} from '../../../src/domain/certification/shared/certification-form.ts';
import { requiredSlots, type LicenceSlot } from '../../../src/domain/certification/shared/licence-slots.ts';
import {
  blankRecord,
  processOf,
  progressNumber,
  progressSeries,
} from '../../core/certification/shared/real-name-record.ts';
import type { CertifiedRound, RealNameSlotRecord, RealNameStep } from '../../core/records/certification.ts';
import type { CompanyRecord } from '../../core/records/company.ts';
import type { Transaction } from '../../core/store.ts';
import { companies } from '../parties/companies.ts';
import { people } from '../parties/people.ts';
import { savePaper } from './real-names.ts';

type Person = (typeof people)[number];

/** Legal representatives; all are invented. */
const legalNames = [
  '韩守山',
  '江既白',
  '温如故',
  '陆观澜',
  '沈怀舟',
  '秦望川',
  '裴知行',
  '谢临渊',
  '许慎之',
  '傅云归',
  '宋时雨',
  '邵长卿',
  '阮青野',
  '卫南星',
  '岑寂然',
  '乔松年',
  '简若水',
  '费远山',
  '桑落秋',
  '容止庭',
  '尹重楼',
  '柏舟行',
  '钟离晚',
  '霍清和',
] as const;

/** Papers that one company replaced since its first certification. */
const renewedSlots: readonly LicenceSlot[] = ['SOCIAL_CREDIT_FILE', 'CORP_AUTH_ENTRUST_FILE', 'AUTH_AGENT_PERSON'];

function formOf(
  company: CompanyRecord,
  isUnified: boolean,
  agent: Person,
  index: number,
  today: PlainDate,
): CertificationForm {
  const isBranch = company.pkCorp === companies.beiyuBranch.pkCorp;
  const upper = isBranch
    ? {
        upperName: companies.beiyu.name,
        upperCode: companies.beiyu.uscc,
        upperPerson: '魏长亭',
        upperLetterUntil: longTerm,
      }
    : {};
  return {
    ...emptyForm,
    isUnified,
    isBranch,
    isLegalApply: false,
    opensCloud: true,
    ...upper,
    licenceUntil: company.licenceUntil || longTerm,
    legalName: legalNames[index % legalNames.length] ?? '',
    legalIdNumber: `E9${String(1_000_000 + index * 7919)}`,
    legalIdUntil: '2036-05-17',
    agentName: agent.personName,
    agentIdNumber: agent.idNumber,
    agentMobile: agent.mobile,
    agentIdUntil: company.pkCorp === companies.yanzhou.pkCorp ? addDays(today, 39) : '2034-03-11',
    entrustUntil: '2034-03-11',
  };
}

/** Steps of a round from submission to the second pass, beginning on a day. */
function stepsOf(company: CompanyRecord, submitter: Person, day: PlainDate): readonly RealNameStep[] {
  const at = (days: number, hour: number): number => shanghaiInstant(addDays(day, days), hour);
  const isCore = processOf(company) === 'enterprise';
  const begins: readonly RealNameStep[] = [
    {
      at: at(0, 14),
      event: 'submit',
      by: 'submitter',
      name: submitter.personName,
      node: isCore ? 'SUBMIT_CORP' : 'SUBMIT_1ST',
      returned: 0,
    },
  ];
  const taken: RealNameStep = isCore
    ? { at: at(1, 9), event: 'pass', by: 'process', name: 'he-xu', node: 'APPROVEING_1ST', returned: 0 }
    : { at: at(1, 9), event: 'take', by: 'first-reviewer', name: 'wang-han', node: 'APPROVEING_1ST', returned: 0 };
  return [
    ...begins,
    taken,
    { at: at(1, 15), event: 'pass', by: 'first-reviewer', name: 'wang-han', node: 'APPROVE_PASS_1ND', returned: 0 },
    { at: at(2, 9), event: 'take', by: 'second-reviewer', name: 'li-zhen', node: 'APPROVEING_2ND', returned: 0 },
    { at: at(2, 11), event: 'pass', by: 'second-reviewer', name: 'li-zhen', node: '', returned: 0 },
  ];
}

interface CertifiedCompany {
  readonly company: CompanyRecord;
  readonly submitter: Person;
  readonly form: CertificationForm;
  /** Days on which its rounds began, the oldest first. */
  readonly days: readonly PlainDate[];
}

async function saveCertifiedForm(
  transaction: Transaction,
  { company, submitter, form, days }: CertifiedCompany,
): Promise<void> {
  const rounds: CertifiedRound[] = [];
  const steps: RealNameStep[] = [];
  for (const [index, day] of days.entries()) {
    const round = stepsOf(company, submitter, day);
    const isLast = index === days.length - 1;
    const roundForm = isLast
      ? form
      : { ...form, licenceUntil: addDays(day, 700), agentIdUntil: addDays(day, 640), entrustUntil: addDays(day, 640) };
    const [handedInAt, at] = [round[0]?.at ?? 0, round.at(-1)?.at ?? 0];
    const slots: RealNameSlotRecord[] = [];
    for (const slot of requiredSlots(roundForm)) {
      const previousSlot =
        index > 0 && !renewedSlots.includes(slot)
          ? rounds[index - 1]?.slots.find((each) => each.slot === slot)
          : undefined;
      slots.push(
        previousSlot ?? {
          slot,
          files: [
            await savePaper(
              transaction,
              { company, form: roundForm },
              slot,
              submitter.userId,
              handedInAt,
              isLast ? '' : `-${index}`,
            ),
          ],
          result: 'PASS',
          reason: '',
          before: [],
        },
      );
    }
    rounds.push({ form: roundForm, slots, at, handedInBy: submitter.personName, handedInAt });
    steps.push(...round);
  }
  const last = rounds.at(-1);
  if (!last) return;
  await transaction.realNames.save({
    ...blankRecord(company.pkCorp),
    progressId: progressNumber(await transaction.nextNumber(progressSeries)),
    revision: rounds.length,
    form,
    slots: last.slots,
    savedBy: submitter.personName,
    savedAt: last.handedInAt,
    personSubmit: submitter.personId,
    submittedBy: submitter.personName,
    submitted: form,
    evidence: [
      ...new Set(rounds.flatMap(({ slots }) => slots.flatMap(({ files }) => files.map(({ pkFile }) => pkFile)))),
    ],
    firstReviewer: 'wang-han',
    secondReviewer: 'li-zhen',
    certified: { form, slots: last.slots, at: last.at },
    rounds,
    steps,
  });
}

/** Saves the forms by which the demo world's companies are certified. One was certified twice, with replaced papers. */
export async function saveCertifiedForms(transaction: Transaction, now: number): Promise<void> {
  const today = shanghaiDate(now);
  for (const [index, { pkCorp }] of Object.values(companies).entries()) {
    const certification = await transaction.certifications.find(pkCorp);
    const submitter = people.find((each) => each.pkCorp === pkCorp && each.isMain);
    const company = await transaction.companies.find(pkCorp);
    if (!submitter || !company || certification?.realName !== 'AUTH') continue;
    const days =
      pkCorp === companies.yanzhou.pkCorp
        ? [addDays(today, -820), addDays(today, -190)]
        : [addDays(today, -360 - index * 3)];
    await saveCertifiedForm(transaction, {
      company,
      submitter,
      days,
      form: formOf(company, certification.unified, submitter, index, today),
    });
  }
}
