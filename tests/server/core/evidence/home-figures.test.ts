import { beforeAll, describe, expect, it } from 'vitest';
import { maturitySpans } from '../../../../src/domain/evidence/shared/maturity.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

interface Sum {
  readonly count: number;
  readonly totalAmount: string;
}
interface Told extends Sum {
  readonly spans: readonly (Sum & { readonly span: string })[];
  readonly parties: readonly (Sum & { readonly partyName: string })[];
  readonly free: Sum;
}
interface Listed extends Sum {
  readonly records: readonly { readonly isFree: boolean }[];
}

describe.each(['zhousiyuan', 'guyunzhou', 'luoqiubai'])('every figure on the home page of %s', (account) => {
  let asker: Asker;
  let told: Told;
  beforeAll(async () => {
    asker = new Asker(await demoBackEnd());
    await asker.signIn(account);
    told = await asker.given<Told>('maturities');
  });
  const listed = async (filter: object) => asker.given<Listed>('receivables', { ...filter, page: 1, pageSize: 200 });
  const sumOf = ({ count, totalAmount }: Sum) => ({ count, totalAmount });

  it('about maturities equals the sum of its list', async () => {
    expect(told.count).toBeGreaterThan(0);
    expect(sumOf(await listed({}))).toEqual(sumOf(told));
    for (const span of maturitySpans)
      expect(sumOf(await listed({ span }))).toEqual(
        sumOf(told.spans.find((each) => each.span === span) ?? { count: -1, totalAmount: '' }),
      );
    for (const party of told.parties) expect(sumOf(await listed({ partyName: party.partyName }))).toEqual(sumOf(party));
    const free = await listed({ free: true });
    expect(sumOf(free)).toEqual(sumOf(told.free));
    expect(free.records.every(({ isFree }) => isFree)).toBe(true);
    expect(told.spans.reduce((sum, { count }) => sum + count, 0)).toBe(told.count);
  });

  it('about packages equals the sum of its list', async () => {
    const conditions = [{ docDatumStates: ['AUDIT_REJECT'] }, { docDatumStates: ['PREPARE'] }, {}];
    const { figures } = await asker.given<{ readonly figures: readonly Sum[] }>('packageFigures', {
      asked: conditions,
    });
    for (const [index, each] of conditions.entries())
      expect(figures[index]).toMatchObject(await asker.given<Sum>('packageTotals', each));
  });
});
