import { describe, expect, it } from 'vitest';
import { signIn, type Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

const entry = {
  applicantName: '夏知微',
  applicantTitle: '财务经理',
  contactName: '江听雪',
  contactMobile: '13800000000',
  yearlyAmount: '1200000.00',
  purpose: '采购付款',
};

/** Contract of the desk for product applications, for every transport. */
export function applicationDeskContract(
  name: string,
  open: () => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    it('shows an application, saves it, and lets a colleague continue and submit it', async () => {
      const { device, close } = await open();
      try {
        const [main, colleague] = [device(), device()];
        expect(await kindOf(main.applications.application('ABS'))).toBe('not-signed-in');
        await signIn(main, 'xiazhiwei');
        await signIn(colleague, 'jiangtingxue');
        const blank = await main.applications.application('ABS');
        expect(blank).toMatchObject({
          state: 'none',
          entry: { applicantName: '夏知微', purpose: '' },
          files: [],
          revision: 0,
          savedBy: '',
          mayWrite: true,
        });
        const saved = await main.applications.save({
          product: 'ABS',
          revision: 0,
          entry: { ...entry, purpose: '' },
          fileIds: [],
        });
        expect(saved).toMatchObject({ done: true, now: { state: 'draft', revision: 1, savedBy: '夏知微' } });
        expect(await colleague.applications.save({ product: 'ABS', revision: 0, entry, fileIds: [] })).toEqual({
          done: false,
          because: 'stale',
          by: '夏知微',
        });
        expect(
          await colleague.applications.submit({
            product: 'ABS',
            revision: 1,
            entry: { ...entry, purpose: '' },
            fileIds: [],
          }),
        ).toEqual({ done: false, because: 'refused', field: 'purpose' });
        expect(
          await colleague.applications.submit({ product: 'ABS', revision: 1, entry, fileIds: ['PK-NONE'] }),
        ).toEqual({ done: false, because: 'files' });
        expect(await colleague.applications.submit({ product: 'ABS', revision: 1, entry, fileIds: [] })).toMatchObject({
          done: true,
          now: {
            state: 'submitted',
            submittedBy: '江听雪',
            expected: { day: expect.stringMatching(/^\d{4}-/) },
            mayWrite: false,
          },
        });
        expect([
          await main.applications.save({ product: 'ABS', revision: 2, entry, fileIds: [] }),
          (await main.products.products()).applications.get('ABS'),
          (await main.products.products()).applications.has('CREDIT'),
        ]).toEqual([{ done: false, because: 'not-now' }, 'submitted', false]);
      } finally {
        await close();
      }
    });
  });
}
