import { describe, expect, it } from 'vitest';
import { moneyToText, sumMoney } from '../../src/domain/money/money.ts';
import { signIn, type Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

/**
 * Contract of the company status desk, for every transport. The demo world's day is 21 November 2026. Each test has its
 * own back end.
 */
export function companyDeskContract(
  name: string,
  open: () => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  async function as(userName: string, work: (desks: Desks) => Promise<void>): Promise<void> {
    const { device, close } = await open();
    try {
      const desks = device();
      if (userName !== '') await signIn(desks, userName);
      await work(desks);
    } finally {
      await close();
    }
  }

  describe(name, () => {
    it('shows until when papers are valid, and the company’s first steps', async () =>
      as('zhousiyuan', async ({ company }) => {
        expect(company.isOffered).toBe(true);
        expect(await company.facts()).toEqual({
          standing: undefined,
          effectiveOn: '',
          licenceUntil: '2029-05-09',
          certificateUntil: '2026-11-30',
          certificateKind: 'HARD',
          signsAfterwards: true,
          certificateLostOn: undefined,
          legalIdUntil: '2036-05-17',
          agentIdUntil: '2026-12-30',
          entrustUntil: '2034-03-11',
          agreements: [],
          steps: expect.anything(),
          limits: [],
        });
        expect((await company.facts()).steps.map(({ step, state }) => `${step} ${state}`)).toEqual([
          'account done',
          'certification done',
          'certificate done',
          'bank-account done',
          'invoicing done',
          'agreements done',
          'product done',
          'package done',
        ]);
      }));

    it('shows the open steps of a new company', async () =>
      as('chenlaosi', async ({ company }) =>
        expect((await company.facts()).steps.filter(({ state }) => state !== 'done')).toEqual([
          {
            step: 'bank-account',
            state: 'open',
            holder: 'you',
            by: '',
            at: undefined,
            until: '',
            count: 0,
            after: undefined,
          },
          {
            step: 'package',
            state: 'open',
            holder: 'core-enterprise',
            by: '',
            at: undefined,
            until: '',
            count: 0,
            after: undefined,
            obstacle: 'no-business',
          },
        ]),
      ));

    it('shows the standing to the main user', async () => {
      await as('weichangge', async ({ company }) =>
        expect(await company.facts()).toMatchObject({ standing: 'watch-listed', effectiveOn: '' }),
      );
      await as('yanshuxin', async ({ company }) =>
        expect(await company.facts()).toMatchObject({ standing: 'violating', effectiveOn: '2026-11-19' }),
      );
    });

    it('shows a core enterprise its limits with funders', async () =>
      as('mengxizhou', async ({ company }) => {
        const { limits } = await company.facts();
        expect(limits.map(({ funder }) => funder).toSorted()).toEqual([
          '禾泽商业保理(天津)有限公司',
          '长屿银行股份有限公司',
        ]);
        expect(
          limits.map(
            ({ limit, used, products }) =>
              [moneyToText(limit), moneyToText(used)].join() ===
              [
                moneyToText(sumMoney(products.map((each) => each.limit))),
                moneyToText(sumMoney(products.map((each) => each.used))),
              ].join(),
          ),
        ).toEqual([true, true]);
        expect(
          limits.find(({ funder }) => funder.startsWith('禾泽'))?.products.map(({ book, code }) => [book, code]),
        ).toEqual([
          ['credit', 'CREDIT'],
          ['est', 'EST'],
        ]);
        const heze = limits.find(({ funder }) => funder.startsWith('禾泽'));
        expect([heze && moneyToText(heze.limit), heze && moneyToText(heze.used)]).toEqual([
          '40000000.00',
          '3150000.00',
        ]);
      }));

    it('refuses calls without a session', async () =>
      as('', async ({ company }) => expect(await kindOf(company.facts())).toBe('not-signed-in')));
  });
}
