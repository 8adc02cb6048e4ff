import { describe, expect, it } from 'vitest';
import { signIn, type Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

/** Contract of the desk for onboarding with the partner bank, for every transport; `decide` simulates the bank. */
export function onboardingDeskContract(
  name: string,
  open: () => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  async function over(work: (device: () => Desks) => Promise<void>): Promise<void> {
    const { device, close } = await open();
    try {
      await work(device);
    } finally {
      await close();
    }
  }

  describe(name, () => {
    it('submits a company once, after its agreement was signed', async () => {
      await over(async (device) => {
        const { onboarding, ...desks } = device();
        expect(await kindOf(onboarding.status())).toBe('not-signed-in');
        await signIn({ onboarding, ...desks }, 'xiazhiwei');
        expect([
          await onboarding.isShown(),
          (await onboarding.status()).state,
          await onboarding.isSigned(),
          await onboarding.isFirstTime(),
        ]).toEqual([true, 'open', false, false]);
        expect(await onboarding.submit()).toMatchObject({ done: false, reasons: ['agreement-unsigned'] });
        expect(await onboarding.sign()).toBe('signed');
        expect([await onboarding.isSigned(), await onboarding.submit(), await onboarding.submit()]).toEqual([
          true,
          { done: true, redirect: undefined },
          { done: true, redirect: undefined },
        ]);
        expect(await onboarding.status()).toMatchObject({
          state: 'reviewing',
          reason: '',
          by: '夏知微',
          since: expect.any(Number),
          expected: { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
        });
      });
    });

    it('shows the obstacles of a company, and the certification behind them', async () => {
      await over(async (device) => {
        const divided = device();
        await signIn(divided, 'suyanqiu');
        expect(await divided.onboarding.certification()).toMatchObject({ realName: 'AUTH', node: '', unified: false });
        await divided.onboarding.sign();
        expect(await divided.onboarding.submit()).toMatchObject({ done: false, reasons: ['not-unified'] });
        const changed = device();
        await signIn(changed, 'muqingyang');
        expect(await changed.onboarding.status()).toMatchObject({
          state: 'changed',
          reason: '法定代表人变更后尚未在合作银行备案',
          expected: undefined,
        });
      });
    });

    it('leads only an onboarded company to the workbench, with a new key', async () => {
      await over(async (device) => {
        const [main, other] = [device(), device()];
        await signIn(main, 'zhousiyuan');
        await signIn(other, 'limin');
        expect([
          await main.onboarding.isShown(),
          (await main.onboarding.status()).state,
          (await other.onboarding.status()).state,
        ]).toEqual([false, 'settled', 'settled']);
        const outcome = await main.onboarding.submit();
        expect(outcome).toEqual({ done: true, redirect: 'https://workbench.example/entry' });
        expect((await main.onboarding.externalTarget('https://workbench.example/entry')).fields['key']).toMatch(
          /^[\w-]{43}\.[0-9a-z]+\.[\w-]{43}$/,
        );
        expect([
          await kindOf(main.onboarding.externalTarget('javascript:alert(1)')),
          await kindOf(other.onboarding.submit()),
          await other.onboarding.isShown(),
        ]).toEqual(['unexpected-answer', 'forbidden', false]);
      });
    });
  });
}
