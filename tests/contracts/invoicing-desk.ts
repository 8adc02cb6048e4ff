import { describe, expect, it } from 'vitest';
import { signedInOver, type OpenDesks } from './signed-in.ts';

/** Contract of the desk for invoicing information, for every transport. */
export function invoicingDeskContract(name: string, open: OpenDesks): void {
  const as = signedInOver(open);

  describe(name, () => {
    it('keeps the saved information once, and names an invalid field', async () =>
      as('zhousiyuan', async ({ invoicing }) => {
        const { profile, revision, mayChange, taxNumber, paperType } = await invoicing.profile();
        expect([mayChange, taxNumber, profile.invoiceType, paperType]).toEqual([
          true,
          '91330299MA5JMH9238',
          'QD_SPECIAL',
          undefined,
        ]);
        expect(await invoicing.save({ ...profile, mobile: '123' }, revision)).toEqual({
          saved: false,
          because: 'refused',
          field: 'mobile',
        });
        expect(await invoicing.save({ ...profile, mobile: '14000001001' }, revision)).toEqual({ saved: true });
        expect(await invoicing.save({ ...profile, mobile: '14000001002' }, revision)).toEqual({
          saved: false,
          because: 'changed-meanwhile',
          by: '周思远',
        });
        const after = await invoicing.profile();
        expect(after.profile).toEqual({ ...profile, mobile: '14000001001' });
        expect(after.changes).toMatchObject([
          { by: '周思远', fields: [{ field: 'mobile', before: '', after: '14000001001' }] },
        ]);
      }));

    it('lets those who may not change it read it', async () =>
      as('limin', async ({ invoicing }) => {
        expect((await invoicing.profile()).mayChange).toBe(false);
      }));
  });
}
