import { describe, expect, it } from 'vitest';
import { sandboxMembers, type MemberOrder } from '../../server/core/sandbox/sandbox-members.ts';
import { MemoryStore } from '../../server/storage/memory/memory-store.ts';
import { signIn, type Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

const now = Date.parse('2026-11-21T02:00:00Z');

/** Contract of the desks behind the questions on arrival, for every transport. Each test has its own back end. */
export function noticeDesksContract(
  name: string,
  open: (store: MemoryStore) => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  async function as(
    account: string,
    order: Omit<MemberOrder, 'pkCorp'> | undefined,
    work: (desks: Desks) => Promise<void>,
  ): Promise<void> {
    const store = new MemoryStore();
    const { device, close } = await open(store);
    try {
      if (order) await sandboxMembers(store, { now: () => now }).put({ pkCorp: 'C-KUANGYU', ...order });
      const desks = device();
      await signIn(desks, account);
      await work(desks);
    } finally {
      await close();
    }
  }

  describe(name, () => {
    it('ask for the agreements until they are signed', async () =>
      as('xuzhaoning', { signAgain: true }, async ({ agreements }) => {
        expect(await agreements.agreementsToSign()).toEqual({ publishedAt: now });
        expect(await agreements.sign()).toBe('signed');
        expect(await agreements.agreementsToSign()).toBeUndefined();
      }));

    it('ask nothing of a person without open notices', async () =>
      as('xuzhaoning', undefined, async ({ agreements, notices }) => {
        expect([
          await agreements.agreementsToSign(),
          await notices.agencyNotice(),
          await notices.invoiceChange(),
          await notices.isInvoicingIncomplete(),
        ]).toEqual([undefined, undefined, false, false]);
      }));

    it('show the change of invoices once', async () =>
      as('xuzhaoning', { paperType: 'GENERAL_VAT' }, async ({ notices }) => {
        expect(await notices.invoiceChange()).toBe(true);
        await notices.acknowledgeInvoiceChange();
        expect(await notices.invoiceChange()).toBe(false);
      }));

    it('report incomplete invoicing information while it is incomplete', async () =>
      as('xuzhaoning', { invoicingEmptied: true }, async ({ notices }) => {
        expect([await notices.isInvoicingIncomplete(), await notices.isInvoicingIncomplete()]).toEqual([true, true]);
      }));

    it('show a violating member its date of effect until it is confirmed', async () =>
      as('xuzhaoning', { standing: 'violating', effectiveOn: '2026-12-05' }, async ({ notices }) => {
        const notice = await notices.agencyNotice();
        expect(notice).toEqual({
          companyName: '西安旷峪机电设备有限公司',
          type: '1',
          standing: 'violating',
          addedOn: '2026-11-21',
          effectiveOn: '2026-12-05',
        });
        await notices.confirmAgencyNotice({ type: '1' });
        expect(await notices.agencyNotice()).toBeUndefined();
      }));

    it('accept one objection at a time, with a receipt number', async () =>
      as('xuzhaoning', { standing: 'violating' }, async ({ objections }) => {
        expect([objections.offers, await objections.all()]).toEqual([true, []]);
        expect(await objections.currentNotice()).toMatchObject({ type: '1', standing: 'violating' });
        expect(await objections.send('无违规', ['PK-NONE'])).toEqual({ sent: false, because: 'files' });
        const outcome = await objections.send('无违规', []);
        expect(outcome).toMatchObject({
          sent: true,
          objection: {
            receiptNumber: 'YY20261121-0001',
            standing: 'violating',
            state: 'received',
            sentAt: now,
            sentBy: '许昭宁',
          },
        });
        expect(await objections.send('无违规', [])).toEqual({ sent: false, because: 'not-now' });
        expect(await objections.all()).toHaveLength(1);
      }));

    it('show a watch-listed member since when it is listed', async () =>
      as('xuzhaoning', { standing: 'watch-listed' }, async ({ notices }) => {
        expect(await notices.agencyNotice()).toMatchObject({
          type: '2',
          standing: 'watch-listed',
          addedOn: '2026-11-21',
          effectiveOn: '',
        });
        expect(await kindOf(notices.confirmAgencyNotice({ type: '1' }))).toBe('not-found');
      }));
  });
}
