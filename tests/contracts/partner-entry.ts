import { describe, expect, it } from 'vitest';
import { scenarioPartner } from '../../features/support/scenario-partner.ts';
import { signedPartnerQuery } from '../../server/core/sandbox/sandbox-partner.ts';
import { companies } from '../../server/seed/parties/companies.ts';
import type { PartnerWords } from '../../src/application/ports/entry/partner-entry.ts';
import type { Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

/** Contract of the entry from a partner's portal, for every transport. */
export function partnerEntryContract(
  name: string,
  open: () => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    it('shows the person before the entry once, and signs the person in', async () => {
      const { device, close } = await open();
      try {
        const { partnerEntry, sessions } = device();
        const query = await signedPartnerQuery(scenarioPartner, {
          corp: companies.yanzhou.uscc,
          user: 'zhousiyuan',
          target: '/index',
          at: Date.now(),
        });
        // In the format of the page's address.
        const words = Object.fromEntries(new URLSearchParams(query)) as PartnerWords;
        const announced = await partnerEntry.announcement(words);
        if (!announced.known) throw new Error('Nobody was announced');
        const { guest } = announced;
        expect([guest.personName, guest.companyName, await kindOf(sessions.current())]).toEqual([
          '周思远',
          companies.yanzhou.name,
          'not-signed-in',
        ]);
        expect(await device().partnerEntry.announcement(words)).toEqual({ known: false, because: 'over' });
        expect(await device().partnerEntry.announcement({ ...words, nonce: 'cut' })).toEqual({
          known: false,
          because: 'incomplete',
        });
        await partnerEntry.enter(guest);
        expect((await sessions.current()).userId).toBe('U-zhousiyuan');
        expect(await kindOf(partnerEntry.enter(guest))).toBe('refused');
      } finally {
        await close();
      }
    });
  });
}
