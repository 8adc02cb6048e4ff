import { describe, expect, it } from 'vitest';
import { defaultAlertChoices, noAlerts, silentAlertChoices } from '../../src/domain/messages/shared/message-alerts.ts';
import { signIn, type Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

/** Contract of the desk for the settings of text messages, for every transport. */
export function messageAlertDeskContract(
  name: string,
  open: () => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  async function with2(work: (one: Desks, other: Desks) => Promise<void>): Promise<void> {
    const { device, close } = await open();
    try {
      await work(device(), device());
    } finally {
      await close();
    }
  }

  describe(name, () => {
    it('sends only tasks by default, and keeps each person’s choices', async () =>
      with2(async (one, other) => {
        expect(one.alerts.isOffered).toBe(true);
        await signIn(one, 'zhousiyuan');
        await signIn(other, 'limin');
        const { mobile, mail, sendsMail, ...usual } = await one.alerts.choices();
        const unasked = defaultAlertChoices({ hasMail: false, hasNumber: true });
        expect(usual).toEqual(unasked);
        expect([mail, sendsMail]).toEqual(['', true]);
        expect(mobile).toMatch(/^1\d\d\*{4}\d{4}$/);
        const choices = {
          modes: { ...silentAlertChoices.modes, todo: 'soon', funds: 'daily' },
          mails: noAlerts,
          hour: 17,
          quietNights: false,
        } as const;
        await one.alerts.choose(choices);
        expect(await one.alerts.choices()).toEqual({ mobile, mail, sendsMail, ...choices });
        // Mail is not sent to an address that was not confirmed.
        expect(await kindOf(one.alerts.choose({ ...choices, mails: { ...noAlerts, todo: 'soon' } }))).toBe('refused');
        expect((await other.alerts.choices()).modes).toEqual(unasked.modes);
      }));

    it('refuses calls without a session', async () =>
      with2(async ({ alerts }) => {
        expect(await kindOf(alerts.choices())).toBe('not-signed-in');
        expect(await kindOf(alerts.choose(silentAlertChoices))).toBe('not-signed-in');
      }));
  });
}
