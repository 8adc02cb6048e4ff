import { beforeEach, describe, expect, it } from 'vitest';
import { money, moneyToText, sumMoney } from '../../../../src/domain/money/money.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

interface Listed {
  readonly records: readonly {
    readonly docDatumId: string;
    readonly totalAmount: string;
    readonly state: string;
    readonly payerName: string;
  }[];
}
interface Told {
  readonly count: number;
  readonly totalAmount: string;
  readonly shown: readonly string[];
  readonly ready: readonly { readonly docDatumId: string }[];
  readonly others: Readonly<Record<string, number>>;
}

let clerk: Asker;
let other: Asker;
/** The states in which the company has the package. */
const companys = ['PREPARE', 'MODIFY', 'AUDIT_REJECT'];
const credit = { docType: 'CREDIT' };
const listed = async (asker: Asker, wish: object = {}) =>
  (await asker.given<Listed>('packagePage', { ...credit, provider: 'CORP', page: 1, pageSize: 200, ...wish })).records;
const told = async (asker: Asker, picked: object, shown: readonly string[] = []) =>
  asker.given<Told>('pickedPackages', { picked: { ...credit, ...picked }, shown });
const sum = (records: Listed['records']): string =>
  moneyToText(sumMoney(records.map(({ totalAmount }) => money(totalAmount))));

beforeEach(async () => {
  const backEnd = await demoBackEnd();
  [clerk, other] = [new Asker(backEnd), new Asker(backEnd, '192.0.2.2')];
  await clerk.signIn('zhousiyuan');
  await other.signIn('heqinghe');
});

describe('a selection of packages', () => {
  it('can use invoice labels, and refuses unknown and contradictory ones', async () => {
    const { records: owing } = await clerk.given<{
      readonly records: readonly { readonly fkCredit: string; readonly fkFinance: string }[];
    }>('blankCandidates', { page: 1, pageSize: 1 });
    await clerk.given('packageCreate', {
      ...credit,
      fkCredit: owing.map(({ fkCredit }) => fkCredit),
      fkFinance: owing[0]?.fkFinance ?? '',
    });
    const owed = { viewLabels: 'INVOICE_ABSENT_REPLENISH', pushBlankType: 'NO_INVOICE' };
    const records = await listed(clerk, owed);
    expect(records.length).toBeGreaterThan(0);
    expect(await told(clerk, { all: owed })).toMatchObject({ count: records.length, totalAmount: sum(records) });
    expect(await told(clerk, { all: { pushBlankType: 'NO_INVOICE' } })).toMatchObject({ count: records.length });
    for (const wrong of [
      { viewLabels: 'INVOICE' },
      { pushBlankType: 'BLANK' },
      { viewLabels: 'INVOICE_ABSENT', pushBlankType: 'NO_INVOICE' },
    ]) {
      expect(
        (await clerk.ask('packagePage', { ...credit, provider: 'CORP', page: 1, pageSize: 20, ...wrong })).code,
        JSON.stringify(wrong),
      ).toBe('REQUEST_INVALID');
    }
  });

  it('of a whole filter is counted and summed without the numbers of its packages', async () => {
    const all = await listed(clerk);
    expect(await told(clerk, { all: {} })).toMatchObject({ count: all.length, totalAmount: sum(all) });
    const drafts = await listed(clerk, { docDatumStates: companys });
    expect(drafts.length).toBeGreaterThan(0);
    expect(await told(clerk, { all: { docDatumStates: companys } })).toMatchObject({
      count: drafts.length,
      totalAmount: sum(drafts),
    });
  });

  it('leaves out excluded packages, and counts those added beyond the filter once', async () => {
    const all = await listed(clerk);
    const drafts = all.filter(({ state }) => companys.includes(state));
    const [first] = drafts;
    const beyond = all.filter(({ state }) => !companys.includes(state)).slice(0, 2);
    const also = [...beyond.map(({ docDatumId }) => docDatumId), drafts[1]?.docDatumId ?? ''];
    const picked = { all: { docDatumStates: companys }, except: [first?.docDatumId], also };
    const expected = [...drafts.slice(1), ...beyond];
    const answer = await told(
      clerk,
      picked,
      all.map(({ docDatumId }) => docDatumId),
    );
    expect(answer).toMatchObject({ count: expected.length, totalAmount: sum(expected) });
    expect([...answer.shown].toSorted()).toEqual(expected.map(({ docDatumId }) => docDatumId).toSorted());
  });

  it('counts a package that is both excluded and added', async () => {
    const all = await listed(clerk);
    const numbers = all.map(({ docDatumId }) => docDatumId);
    const [twice = '', out = ''] = numbers;
    const expected = all.filter(({ docDatumId }) => docDatumId !== out);
    const answer = await told(clerk, { all: {}, except: [twice, out], also: [twice] }, numbers);
    expect(answer).toMatchObject({ count: expected.length, totalAmount: sum(expected) });
    expect([...answer.shown].toSorted()).toEqual(expected.map(({ docDatumId }) => docDatumId).toSorted());
  });

  it('never counts packages of another company, or unknown ones', async () => {
    const foreign = (await listed(other)).map(({ docDatumId }) => docDatumId);
    expect(foreign.length).toBeGreaterThan(0);
    expect(await told(clerk, { also: [...foreign, 'DD-NONE'] }, foreign)).toMatchObject({
      count: 0,
      totalAmount: '0.00',
      shown: [],
      ready: [],
    });
  });

  it('tells which packages can be submitted, and why the others cannot', async () => {
    const all = await listed(clerk);
    const { count, ready, others } = await told(clerk, { all: {} });
    const open = all.filter(({ state }) => state === 'PREPARE' || state === 'MODIFY').length;
    expect(ready.length + (others['incomplete'] ?? 0) + (others['colleague'] ?? 0)).toBe(open);
    expect(ready.length).toBeGreaterThan(0);
    expect(others['returned']).toBe(all.filter(({ state }) => state === 'AUDIT_REJECT').length);
    expect(others['ended']).toBe(all.filter(({ state }) => state === 'INVALID').length);
    expect(Object.values(others).reduce((total, each) => total + each, ready.length)).toBe(count);
  });

  it('offers a director nothing to submit', async () => {
    const director = new Asker(clerk.backEnd, '192.0.2.3');
    await director.signIn('guyunzhou');
    const { ready, count } = await told(director, { all: {} });
    expect(count).toBeGreaterThan(0);
    expect(ready).toEqual([]);
  });

  it.each([
    ['a book that is none', { docType: 'NONE', all: {} }, 'REQUEST_INVALID'],
    ['the other side', { all: { provider: 'CORE' } }, 'REQUEST_INVALID'],
    [
      'more than may be named',
      { also: Array.from({ length: 1001 }, (_unused, index) => `DD${index}`) },
      'REQUEST_INVALID',
    ],
    ['what is no number', { also: ['a b'] }, 'REQUEST_INVALID'],
  ])('refuses %s', async (_what, picked, code) => {
    expect((await clerk.ask('pickedPackages', { picked: { ...credit, ...picked } })).code).toBe(code);
  });
});
