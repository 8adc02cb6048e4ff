import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../../features/support/assemblies/portal-container.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { TabRecoveryMemory } from '../../../../src/adapters/storage/tab-recovery-memory.ts';
import { TabReviewMemory } from '../../../../src/adapters/storage/tab-review-memory.ts';
import type { UnfreezeOutcome } from '../../../../src/application/ports/entry/recovery-desk.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { neutralPageConfig } from '../../../../src/domain/platform/page-config.ts';
import { HumanCheck } from '../../../../src/presentation/identity/human-check.ts';
import { IdentityProof } from '../../../../src/presentation/entry/shared/identity-proof.ts';
import { UnfreezePresenter } from '../../../../src/presentation/entry/unfreeze/unfreeze-presenter.ts';
import { SessionStore } from '../../../../src/presentation/identity/session-store.ts';

let outcome: UnfreezeOutcome | PortFault;
let sent: object[];
let session: SessionStore;
let page: UnfreezePresenter;
let kept: ReturnType<typeof memoryStorage>;
/** Loads the page again. */
let again: () => UnfreezePresenter;

beforeEach(async () => {
  [outcome, sent] = [{ outcome: 'unlocked' }, []];
  const nobody = async (): Promise<never> => {
    throw new PortFault('not-signed-in');
  };
  session = new SessionStore(
    { pageConfig: async () => neutralPageConfig },
    { current: nobody, switchRole: nobody, stay: async () => undefined, signOut: async () => undefined },
  );
  await session.start();
  const desk = {
    askCode: async () => ({ sent: true, resendAfter: 60, validFor: 300 }) as const,
    prove: async () => ({ proved: true, ticket: 'T', validFor: 600 }) as const,
    resetPassword: async () => ({ reset: false, because: 'proof-over' }) as const,
    unfreeze: async (order: object) => {
      sent.push(order);
      if (outcome instanceof PortFault) throw outcome;
      return outcome;
    },
  };
  const human = new HumanCheck({
    open: async () => undefined,
    captchaAddress: async () => '/captcha',
    prove: async () => 'computed',
    offersProof: true,
  });
  const identity = new IdentityProof('unfreeze', {
    desk,
    human,
    memory: new TabRecoveryMemory(memoryStorage()),
    session,
    clock: new ManualClock(0),
  });
  kept = memoryStorage();
  again = () => new UnfreezePresenter(identity, desk, session, new TabReviewMemory(kept));
  page = again();
  page.opened();
  identity.nameTyped('limin');
  await human.prove();
  await identity.namePressed();
  identity.codeTyped('123456');
  await identity.codePressed();
});

describe('requesting an unfreeze', () => {
  it('requires a reason that is neither blank nor too long', async () => {
    expect(page.step).toBe('reason');
    page.reasonTyped(' ');
    await page.submitPressed();
    expect(page.error?.key).toBe('recovery.reason-missing');
    page.reasonTyped('x'.repeat(201));
    expect(page.error).toBeUndefined();
    await page.submitPressed();
    expect([page.error?.key, page.attempt, sent]).toEqual(['recovery.reason-long', 2, []]);
  });

  it.each([
    { outcome: 'unlocked' },
    { outcome: 'nothing' },
    { outcome: 'review', because: 'frozen', number: 'JD1', askedAt: 1, answerBy: '2026-11-25' },
  ] as const)('ends with its result: %j', async (what) => {
    outcome = what;
    page.reasonTyped(' forgot it ');
    await page.submitPressed();
    expect([sent, page.step, page.result]).toEqual([[{ ticket: 'T', reason: 'forgot it' }], 'done', what]);
    expect(session.state).toMatchObject({ userName: 'limin' });
  });

  it('shows a pending review after a reload until the page is left, but not a completed unfreeze', async () => {
    outcome = { outcome: 'review', because: 'often', number: 'JD2', askedAt: undefined, answerBy: undefined };
    page.reasonTyped('forgot it');
    await page.submitPressed();
    const reloaded = again();
    reloaded.opened();
    expect([reloaded.step, reloaded.result]).toEqual(['done', { ...outcome, userId: '' }]);
    new TabReviewMemory(kept).remember({ ...outcome, userId: 'U-2' });
    const another = again();
    another.opened();
    expect(another.result).toBeUndefined();
    reloaded.left();
    expect(new TabReviewMemory(kept).recall()).toBeUndefined();
  });

  it('returns to the name when the proof has expired', async () => {
    outcome = { outcome: 'proof-over' };
    page.reasonTyped('forgot it');
    await page.submitPressed();
    expect([page.step, page.identity.notice?.message.key, page.reason]).toEqual([
      'name',
      'recovery.proof-over',
      'forgot it',
    ]);
  });

  it('reports a lost connection, and keeps the reason', async () => {
    outcome = new PortFault('offline');
    page.reasonTyped('forgot it');
    await page.submitPressed();
    expect([page.step, page.notice?.key, page.reason]).toEqual(['reason', 'refusals.network', 'forgot it']);
  });
});
