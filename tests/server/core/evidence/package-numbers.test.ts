import { expect, it } from 'vitest';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

interface Candidate {
  readonly fkCredit: string;
  readonly fkFinance: string | null;
  readonly docDatumId: string | null;
}

/** The number of the first package of a new world. */
async function firstNumber(): Promise<string> {
  const clerk = new Asker(await demoBackEnd());
  await clerk.signIn('zhousiyuan');
  const { records } = await clerk.given<{ records: readonly Candidate[] }>('candidates', {
    creditStates: 'HOLDING',
    page: 1,
    pageSize: 200,
  });
  for (const { fkCredit, fkFinance, docDatumId } of records) {
    const { code, data } = await clerk.ask('packageCreate', {
      docType: 'CREDIT',
      fkCredit: [fkCredit],
      fkFinance: fkFinance ?? '',
    });
    if (code === '0' && !docDatumId) return (data as { docDatumId: string }).docDatumId;
  }
  throw new Error('Nothing could be packaged');
}

it('a package number begins with the day, and does not reveal how many packages there are', async () => {
  const numbers = [await firstNumber(), await firstNumber(), await firstNumber()];
  for (const number of numbers) expect(number).toMatch(/^DD20261121-\d{6}$/);
  expect(new Set(numbers).size).toBe(3);
});
