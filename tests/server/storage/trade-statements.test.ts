import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { scenarioStart } from '../../../features/support/demo-world.ts';
import { PostgresStore } from '../../../server/storage/postgres/postgres-store.ts';
import { actingPersonOf } from '../../../server/core/identity/acting-person.ts';
import type { TradeApplicationRecord } from '../../../server/core/records/trade.ts';
import { attachFinalOutcomes } from '../../../server/core/trade/final-outcomes.ts';
import { judgeSheet } from '../../../server/core/trade/imports/judge-sheet.ts';
import { momentOf } from '../../../server/core/trade/trade-facts.ts';
import type { ImportVocabulary } from '../../../src/domain/trade/imports/import-columns.ts';
import { importPlan } from '../../../src/domain/trade/imports/import-plan.ts';
import { Trading } from '../../builders/trading.ts';
import { demoWorld, PostgresUnderTest } from './postgres-under-test.ts';

let postgres: PostgresUnderTest;

beforeAll(async () => {
  postgres = await PostgresUnderTest.start();
});
afterAll(async () => postgres.stop(), 60_000);

it('a transfer takes at most 14 statements to submit and 14 to approve, beginning and commit aside', async () => {
  const store = new PostgresStore(await postgres.preparedDatabase(demoWorld));
  const trading = new Trading(store, { now: () => scenarioStart });
  const [operator, director] = [
    await trading.caller('zhousiyuan', 'operator'),
    await trading.caller('guyunzhou', 'director'),
  ];
  const query = { companyId: 'C-YANZHOU', place: 'held', keyword: '', orderBy: 'amount', descending: true } as const;
  const [holding] = await store.transaction(async ({ holdings }) => holdings.page(query, { offset: 0, limit: 1 }));
  const asked = vi.spyOn(Client.prototype, 'query');
  const form = { holdingId: holding?.id ?? '', lines: [{ payeeId: 'C-CHENGYE', amount: '1.00' }] };
  const made = await trading.save(operator, 'transfer', form);
  const toSubmit = asked.mock.calls.length;
  asked.mockClear();
  expect((await trading.decide(director, made)).state).toBe('EFFECTIVE');
  const toApprove = asked.mock.calls.length;
  asked.mockRestore();
  expect(toSubmit).toBeGreaterThan(2);
  expect(toSubmit).toBeLessThanOrEqual(14 + 2);
  expect(toApprove).toBeLessThanOrEqual(14 + 2);
  await store.close();
});

it('a list takes as many statements to say what came of one transfer as of five', async () => {
  const store = new PostgresStore(await postgres.preparedDatabase(demoWorld));
  const trading = new Trading(store, { now: () => scenarioStart });
  const operator = await trading.caller('zhousiyuan', 'operator');
  const director = await trading.caller('guyunzhou', 'director');
  const query = { companyId: 'C-YANZHOU', place: 'held', keyword: '', orderBy: 'amount', descending: true } as const;
  const [holding] = await store.transaction(async ({ holdings }) => holdings.page(query, { offset: 0, limit: 1 }));
  const form = { holdingId: holding?.id ?? '', lines: [{ payeeId: 'C-CHENGYE', amount: '1.00' }] };
  const made: TradeApplicationRecord[] = [];
  for (let count = 0; count < 5; count += 1)
    made.push(await trading.decide(director, await trading.save(operator, 'transfer', form)));
  const reader = { caller: operator, locale: 'zh-CN', now: scenarioStart, colleagues: [], kindsFor: () => [] } as const;
  const statementsOf = async (records: readonly TradeApplicationRecord[]) => {
    const asked = vi.spyOn(Client.prototype, 'query');
    const rows = await store.transaction(async (transaction) => attachFinalOutcomes(transaction, records, reader));
    const statements = asked.mock.calls.length;
    asked.mockRestore();
    return { statements, rows: rows.length };
  };
  const { statements } = await statementsOf(made.slice(0, 1));
  expect(await statementsOf(made)).toEqual({ statements, rows: 5 });
  await store.close();
});

const vocabulary: ImportVocabulary = {
  headings: new Map([
    ['收款方', 'payee'],
    ['金额', 'amount'],
    ['到期日', 'dueOn'],
    ['合同编号', 'contractNumber'],
    ['发票号码', 'invoiceNumber'],
    ['开票日期', 'invoiceDate'],
    ['价税合计', 'invoiceTotal'],
  ]),
  transferables: new Map(),
  reasons: new Map(),
  samples: [],
  sums: [],
};
const payees = ['宁波砚舟精密铸造有限公司', '苏州澄叶电子材料有限公司', '不存在的企业'];

/** Rows of a sheet, each with its own contract and invoice. */
function rowsOf(count: number) {
  const rows = Array.from({ length: count }, (_row, at) => [
    payees[at % payees.length] ?? '',
    String(100 + at),
    '2027-03-31',
    `HT-${at}`,
    `2631200000${String(at).padStart(10, '0')}`,
    '2026-10-01',
    '1000',
  ]);
  const cells = [[...vocabulary.headings.keys()], ...rows].map((texts, at) => ({
    row: at + 1,
    cells: texts.map((text) => ({ kind: 'text' as const, text })),
  }));
  const plan = importPlan([{ name: 'S', rows: cells }], 'issue', vocabulary);
  if ('because' in plan) throw new Error(plan.because);
  return plan.rows;
}

it('a sheet of 300 issues takes as many statements to judge as one of three', async () => {
  const store = new PostgresStore(await postgres.preparedDatabase(demoWorld));
  const caller = await new Trading(store, { now: () => scenarioStart }).caller('luoqiubai', 'operator');
  const statementsOf = async (count: number): Promise<{ readonly statements: number; readonly good: number }> => {
    const asked = vi.spyOn(Client.prototype, 'query');
    const { rows } = await store.transaction(async (transaction) => {
      const company = await transaction.companies.find(caller.user.pkCorp);
      if (!company) throw new Error('No company');
      const importing = {
        act: 'issue',
        kind: 'credit',
        company,
        maker: actingPersonOf(caller),
        holdingId: '',
      } as const;
      return judgeSheet(transaction, importing, rowsOf(count), momentOf(scenarioStart));
    });
    const statements = asked.mock.calls.length;
    asked.mockRestore();
    return { statements, good: rows.filter(({ problems }) => problems.length === 0).length };
  };
  const few = await statementsOf(3);
  expect(few.good).toBe(2);
  expect(await statementsOf(300)).toEqual({ statements: few.statements, good: 200 });
  await store.close();
});
