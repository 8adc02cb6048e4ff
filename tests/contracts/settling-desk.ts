import { describe, expect, it } from 'vitest';
import { signIn, type Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

/** Onboarding with the partner bank, whatever carries its calls; `decide` plays the bank. */
export function settlingDeskContract(
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
        const { settling, ...desks } = device();
        expect(await kindOf(settling.status())).toBe('not-signed-in');
        await signIn({ settling, ...desks }, 'xiazhiwei');
        expect([
          await settling.isShown(),
          (await settling.status()).state,
          await settling.isSigned(),
          await settling.isFirstTime(),
        ]).toEqual([true, 'open', false, false]);
        expect(await settling.settle()).toMatchObject({ done: false, reasons: ['agreement-unsigned'] });
        expect(await settling.sign()).toBe('signed');
        expect([await settling.isSigned(), await settling.settle(), await settling.settle()]).toEqual([
          true,
          { done: true, redirect: undefined },
          { done: true, redirect: undefined },
        ]);
        expect(await settling.status()).toMatchObject({
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
        expect(await divided.settling.certification()).toMatchObject({ realName: 'AUTH', node: '', unified: false });
        await divided.settling.sign();
        expect(await divided.settling.settle()).toMatchObject({ done: false, reasons: ['not-unified'] });
        const changed = device();
        await signIn(changed, 'muqingyang');
        expect(await changed.settling.status()).toMatchObject({
          state: 'changed',
          reason: '法定代表人变更后尚未在合作银行备案',
          expected: undefined,
        });
      });
    });

    it('leads a settled company over with a new key, and nobody else', async () => {
      await over(async (device) => {
        const [main, other] = [device(), device()];
        await signIn(main, 'zhousiyuan');
        await signIn(other, 'limin');
        expect([
          await main.settling.isShown(),
          (await main.settling.status()).state,
          (await other.settling.status()).state,
        ]).toEqual([false, 'settled', 'settled']);
        const outcome = await main.settling.settle();
        expect(outcome).toEqual({ done: true, redirect: 'https://workbench.example/entry' });
        expect((await main.settling.wayOver('https://workbench.example/entry')).fields['key']).toMatch(
          /^[\w-]{43}\.[0-9a-z]+\.[\w-]{43}$/,
        );
        expect([
          await kindOf(main.settling.wayOver('javascript:alert(1)')),
          await kindOf(other.settling.settle()),
          await other.settling.isShown(),
        ]).toEqual(['unexpected-answer', 'forbidden', false]);
      });
    });
  });
}
