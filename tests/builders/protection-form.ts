import { ManualClock } from '../../features/support/manual-clock.ts';
import type { ProtectionDesk, ProtectionRefusal } from '../../src/application/ports/account/protection-desk.ts';
import type { ResetWaits } from '../../src/domain/account/protection.ts';
import { ProtectionForm } from '../../src/presentation/account/account-info/protection-form.ts';

/** A form with a desk that succeeds except for `refusal`, and records its requests. */
export class FormUnderTest {
  readonly asked: string[] = [];
  refusal: ProtectionRefusal | undefined;
  waits: ResetWaits = { own: undefined, colleagues: [] };
  changes = 0;
  readonly form: ProtectionForm;

  constructor(now: number) {
    const answer = async <Given>(said: string, given: Given) => {
      this.asked.push(said);
      return this.refusal ?? ({ done: true, given } as const);
    };
    const codes = ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'];
    const desk: ProtectionDesk = {
      offersApp: true,
      offersWaits: true,
      beginApp: async (password) => answer(`begin ${password}`, { secret: 'ABCDEFGH', address: 'otpauth://totp/x' }),
      confirmApp: async (code) => answer(`confirm ${code}`, codes),
      removeApp: async (password) => answer(`remove ${password}`, undefined),
      makeCodes: async (password) => answer(`codes ${password}`, codes),
      waits: async () => this.waits,
      stopReset: async () => answer('stop', undefined),
      confirmReset: async (userId, password) => answer(`confirm ${userId} ${password}`, undefined),
    };
    this.form = new ProtectionForm({
      desk,
      session: { faultSeen: () => undefined },
      clock: new ManualClock(now),
      onChanged: () => (this.changes += 1),
    });
  }
}
