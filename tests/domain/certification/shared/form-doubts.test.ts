import { describe, expect, it } from 'vitest';
import {
  emptyForm,
  longTerm,
  type CertificationForm,
  type FormField,
} from '../../../../src/domain/certification/shared/certification-form.ts';
import { doubtsIn, type FormDoubt, type FormRead } from '../../../../src/domain/certification/shared/form-doubts.ts';
import type { LicenceSlot } from '../../../../src/domain/certification/shared/licence-slots.ts';
import { compareWithForm, type PaperFact } from '../../../../src/domain/certification/shared/paper-reading.ts';

const today = '2026-11-21';
const company = { companyName: '青屿传动设备有限公司', uscc: '91330299MAG4Y52T9T' };
const form: CertificationForm = {
  ...emptyForm,
  isUnified: true,
  isBranch: false,
  isLegalApply: false,
  opensCloud: false,
  legalName: '石清越',
  legalIdNumber: '330299199003071235',
  legalIdUntil: longTerm,
  licenceUntil: '2036-03-01',
  agentName: '许昭宁',
  agentIdNumber: 'E1234567',
  agentIdUntil: '2030-05-01',
  agentMobile: '14000001011',
};

type Read = Partial<Record<LicenceSlot, readonly PaperFact[]>>;

function doubts(said: Partial<CertificationForm>, read: Read, more: Partial<FormRead> = {}): readonly FormDoubt[] {
  const now = { ...form, ...said };
  const papers = new Map(
    (Object.entries(read) as [LicenceSlot, readonly PaperFact[]][]).map(([slot, facts]) => [
      slot,
      compareWithForm(facts, now, company),
    ]),
  );
  return doubtsIn({
    form: now,
    read: papers,
    isKept: () => false,
    isOpen: () => true,
    isSlotOpen: () => true,
    today,
    ...more,
  });
}

const names = (found: readonly FormDoubt[]): readonly string[] =>
  found.map(
    (each) => `${each.kind} ${each.field}${each.kind === 'ended' ? ` ${each.days}` : ` ${each.written} ${each.read}`}`,
  );

describe('doubts before a form is submitted', () => {
  it.each<[string, Partial<CertificationForm>, Read, readonly string[]]>([
    ['nothing where papers say the same', {}, { LEGAL_PERSON: [{ field: 'legalName', value: '石清越' }] }, []],
    [
      'nothing where a field is empty, which is missing',
      { legalName: '' },
      { LEGAL_PERSON: [{ field: 'legalName', value: '石清越' }] },
      [],
    ],
    [
      'another name',
      {},
      { LEGAL_PERSON: [{ field: 'legalName', value: '石青岳' }] },
      ['differs legalName 石清越 石青岳'],
    ],
    [
      'another number and another last day',
      {},
      {
        LEGAL_PERSON: [
          { field: 'legalIdNumber', value: '330299198003071234' },
          { field: 'legalIdUntil', value: '2036-03-02' },
        ],
      },
      ['differs legalIdNumber 330299199003071235 330299198003071234', 'differs legalIdUntil LONG-TERM 2036-03-02'],
    ],
    [
      'a licence of another company',
      {},
      { SOCIAL_CREDIT_FILE: [{ field: 'companyName', value: '云亭茶业有限公司' }] },
      ['unlike-registered companyName 青屿传动设备有限公司 云亭茶业有限公司'],
    ],
    [
      'once what two papers read the same of one field',
      {},
      {
        SOCIAL_CREDIT_FILE: [{ field: 'legalName', value: '石青岳' }],
        LEGAL_PERSON: [{ field: 'legalName', value: '石青岳' }],
      },
      ['differs legalName 石清越 石青岳'],
    ],
    [
      'twice what they read otherwise',
      {},
      {
        SOCIAL_CREDIT_FILE: [{ field: 'legalName', value: '石青岳' }],
        LEGAL_PERSON: [{ field: 'legalName', value: '石青月' }],
      },
      ['differs legalName 石清越 石青岳', 'differs legalName 石清越 石青月'],
    ],
    [
      'nothing of whom the case does not ask',
      { isLegalApply: true },
      { AUTH_AGENT_PERSON: [{ field: 'agentName', value: '叶守山' }] },
      [],
    ],
    ['a paper since its last day has passed', { licenceUntil: '2026-11-20' }, {}, ['ended licenceUntil 1']],
    ['no paper on its last day', { licenceUntil: today }, {}, []],
    [
      'each paper that has ended, the agent’s only where one applies',
      { licenceUntil: '2019-12-31', legalIdUntil: '2026-11-11', agentIdUntil: '2026-11-11', isLegalApply: true },
      {},
      ['ended licenceUntil 2517', 'ended legalIdUntil 10'],
    ],
    [
      'what differs before what has ended',
      { licenceUntil: '2026-11-20' },
      { SOCIAL_CREDIT_FILE: [{ field: 'licenceUntil', value: '2036-03-01' }] },
      ['differs licenceUntil 2026-11-20 2036-03-01', 'ended licenceUntil 1'],
    ],
  ])('is %s', (_what, said, read, expected) => {
    expect(names(doubts(said, read))).toEqual(expected);
  });

  it('do not include decided values, or values that cannot be changed now', () => {
    const read: Read = {
      LEGAL_PERSON: [{ field: 'legalName', value: '石青岳' }],
      SOCIAL_CREDIT_FILE: [{ field: 'uscc', value: '91530199MA6K1T0A4X' }],
    };
    const ended = { licenceUntil: '2026-11-20' };
    expect(names(doubts(ended, read, { isKept: (_slot, { field }) => field === 'legalName' }))).toEqual([
      'unlike-registered uscc 91330299MAG4Y52T9T 91530199MA6K1T0A4X',
      'ended licenceUntil 1',
    ]);
    expect(names(doubts(ended, read, { isOpen: (field: FormField) => field !== 'licenceUntil' }))).toEqual([
      'unlike-registered uscc 91330299MAG4Y52T9T 91530199MA6K1T0A4X',
      'differs legalName 石清越 石青岳',
    ]);
    expect(names(doubts(ended, read, { isOpen: () => false, isSlotOpen: () => false }))).toEqual([]);
  });
});
