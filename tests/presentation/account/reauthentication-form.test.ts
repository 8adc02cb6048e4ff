import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { ReauthenticationRefusal } from '../../../src/application/ports/account/reauthentication-outcome.ts';
import { ReproofForm } from '../../../src/presentation/account/account-info/reauthentication-form.ts';

describe('a proof before a session is ended', () => {
  it('is asked for where it is needed, until it is right', async () => {
    const form = new ReproofForm(new ManualClock(0));
    const given: (string | undefined)[] = [];
    const done: string[] = [];
    const work = async (password?: string): Promise<ReauthenticationRefusal | undefined> => {
      given.push(password);
      if (password === undefined) return { because: 'needed' };
      return password === 'right' ? undefined : { because: 'wrong' };
    };
    await form.run(work, async () => void done.push('done'));
    expect([form.isAsking, form.error, done]).toEqual([true, undefined, []]);
    await form.submitPressed();
    expect(form.error?.key).toBe('account.two-step-current-missing');
    form.passwordTyped('wrong');
    await form.submitPressed();
    expect([form.isAsking, form.error?.key, done]).toEqual([true, 'account.two-step-wrong', []]);
    form.passwordTyped('right');
    await form.submitPressed();
    expect([form.isAsking, form.password, done, given]).toEqual([false, '', ['done'], [undefined, 'wrong', 'right']]);
  });

  it('is not asked for where the change was made, and is forgotten when it is put away', async () => {
    const form = new ReproofForm(new ManualClock(0));
    const done: string[] = [];
    await form.run(
      async () => undefined,
      async () => void done.push('done'),
    );
    expect([form.isAsking, done]).toEqual([false, ['done']]);
    await form.run(
      async () => ({ because: 'needed' }),
      async () => void done.push('again'),
    );
    form.passwordTyped('right');
    form.closePressed();
    await form.submitPressed();
    expect([form.isAsking, form.password, done]).toEqual([false, '', ['done']]);
  });
});
