import { beforeEach, describe, expect, it } from 'vitest';
import type { ProtectionRefusal } from '../../../src/application/ports/account/protection-desk.ts';
import type { ProtectionForm } from '../../../src/presentation/account/account-info/protection-form.ts';
import { FormUnderTest } from '../../builders/protection-form.ts';

const colleague = { userId: 'U-2', personName: '陆景行', userName: 'lujinghang', askedAt: 0, readyAt: 1 };
let under: FormUnderTest;
let form: ProtectionForm;

beforeEach(() => {
  under = new FormUnderTest(0);
  ({ form } = under);
});

async function press(password: string): Promise<void> {
  form.passwordTyped(password);
  await form.passwordPressed();
}

describe('the protection of an account', () => {
  it('adds an app by the password and its first code, and shows the recovery codes until they are put away', async () => {
    form.taskPressed({ kind: 'add' });
    await form.passwordPressed();
    expect([form.error?.key, form.attempt, under.asked]).toEqual(['account.two-step-current-missing', 1, []]);
    await press('river lamp');
    expect([form.added?.secret, form.password]).toEqual(['ABCDEFGH', '']);
    await form.codePressed();
    expect(form.error?.key).toBe('account.app-code-missing');
    form.codeTyped(' 123456 ');
    await form.codePressed();
    expect(under.asked).toEqual(['begin river lamp', 'confirm 123456']);
    expect([form.task, form.added, form.codes.length, under.changes]).toEqual([undefined, undefined, 2, 2]);
    form.closePressed();
    expect(form.codes).toEqual([]);
  });

  it('stops a reset, and confirms that of a colleague by the own password', async () => {
    await form.stopPressed();
    expect(form.notice).toMatchObject({ tone: 'ok', message: { key: 'account.reset-stopped' } });
    form.taskPressed({ kind: 'confirm', colleague });
    expect(form.notice).toBeUndefined();
    await press('river lamp');
    expect(form.notice).toMatchObject({ tone: 'ok', message: { key: 'account.reset-confirmed' } });
    expect(under.asked).toEqual(['stop', 'confirm U-2 river lamp']);
  });

  it.each<[ProtectionRefusal, string | undefined, string | undefined]>([
    [{ done: false, because: 'wrong' }, 'account.two-step-wrong', undefined],
    [{ done: false, because: 'wrong-code' }, 'account.app-code-wrong', undefined],
    [{ done: false, because: 'locked', minutes: 15 }, undefined, 'account.password-locked'],
    [{ done: false, because: 'expired' }, undefined, 'account.two-step-expired'],
    [{ done: false, because: 'needs-two' }, undefined, 'account.app-needs-two'],
    [{ done: false, because: 'over' }, undefined, 'account.protection-over'],
  ])('says why it was refused: %o', async (refusal, error, notice) => {
    under.refusal = refusal;
    form.taskPressed({ kind: 'remove' });
    await press('river lamp');
    expect([form.error?.key, form.notice?.message.key, under.changes]).toEqual([error, notice, 0]);
  });

  it('forgets secrets when the page is left', async () => {
    form.taskPressed({ kind: 'codes' });
    await press('river lamp');
    form.taskPressed({ kind: 'remove' });
    form.passwordTyped('river lamp');
    form.left();
    expect([form.codes, form.password, form.task, form.notice]).toEqual([[], '', undefined, undefined]);
  });
});
