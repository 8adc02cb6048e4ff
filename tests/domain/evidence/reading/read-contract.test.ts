import { expect, test } from 'vitest';
import { companies } from '../../../../server/seed/parties/companies.ts';
import { contractFrom, readContract } from '../../../../src/domain/evidence/reading/read-contract.ts';
import type { ContractReadField } from '../../../../src/domain/evidence/reading/read-fields.ts';
import { money } from '../../../../src/domain/money/money.ts';

const { yanzhou, qiheng, beiyu } = companies;
const circumstances = { today: '2026-09-20', parties: { sellers: [yanzhou], buyers: [qiheng] } };
const whole = {
  number: '启购字（2026）第018号',
  amount: '642300.00',
  date: '2026-08-03',
  firstParty: qiheng.name,
  secondParty: yanzhou.name,
};

const readOf = (values: Partial<Record<ContractReadField, string>>) =>
  readContract(
    Object.entries(values).map(([field, value]) => ({
      field: field as ContractReadField,
      value,
      source: 'pdf-text' as const,
      sure: true,
    })),
    circumstances,
  );

test('a complete contract is certain and fills the form', () => {
  const read = readOf(whole);
  expect(read.fields.map(({ certainty }) => certainty)).toEqual(Array.from({ length: 5 }, () => 'certain'));
  expect(read.missing).toEqual([]);
  expect(contractFrom(read.fields)).toEqual({
    number: '2026018',
    asWritten: '启购字（2026）第018号',
    amount: money('642300.00'),
  });
});

test('the two parties may come in either order', () => {
  expect(
    readOf({ ...whole, firstParty: yanzhou.name, secondParty: qiheng.name }).fields.flatMap(({ doubts }) => doubts),
  ).toEqual([]);
});

test.each([
  ['number', '第一号', 'number-format'],
  ['number', `${'1'.repeat(32)}年${'月'.repeat(20)}`, 'number-format'],
  ['amount', '0.00', 'not-positive'],
  ['amount', '-1.00', 'not-positive'],
  ['date', '2026-09-21', 'in-the-future'],
  ['date', '2026-02-30', 'no-such-date'],
  ['firstParty', beiyu.name, 'another-party'],
  ['secondParty', beiyu.name, 'another-party'],
] as const)('%s %s is marked as %s', (field, value, doubt) => {
  expect(readOf({ ...whole, [field]: value }).fields.filter(({ doubts }) => doubts.length > 0)).toMatchObject([
    { field, certainty: 'to-check', doubts: [doubt] },
  ]);
});

test('a name of odd letters is marked, with or without known parties', () => {
  const strange = [{ field: 'firstParty' as const, value: 'GHIJ ␐', source: 'pdf-text' as const, sure: true }];
  expect(readContract(strange, circumstances).fields).toMatchObject([{ doubts: ['odd-name', 'another-party'] }]);
  expect(readContract(strange, { ...circumstances, parties: { sellers: [], buyers: [] } }).fields).toMatchObject([
    { doubts: ['odd-name'] },
  ]);
});

test('one company on both sides is marked on both', () => {
  const marked = readOf({ ...whole, secondParty: qiheng.name }).fields.filter(({ doubts }) =>
    doubts.includes('same-party'),
  );
  expect(marked.map(({ field }) => field)).toEqual(['firstParty', 'secondParty']);
});

test('number and amount are missing when no source gives them', () => {
  expect(readOf({}).missing).toEqual(['number', 'amount']);
  expect(contractFrom([])).toEqual({ number: '', amount: undefined });
});
