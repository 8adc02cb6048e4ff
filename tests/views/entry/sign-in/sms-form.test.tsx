import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { AskedCode } from '../../../../src/application/ports/entry/code-memory.ts';
import { neutralPageConfig } from '../../../../src/domain/platform/page-config.ts';
import { SmsSignInPresenter } from '../../../../src/presentation/entry/sign-in/sms-sign-in-presenter.ts';
import type { Presenters } from '../../../../src/presentation/presenters.ts';
import { SmsForm } from '../../../../src/views/entry/sign-in/SmsForm.tsx';
import { PresentersContext } from '../../../../src/views/pages/presenters-context.ts';
import { WordsProvider } from '../../../../src/words/WordsProvider.tsx';
import { zhCN } from '../../../../features/support/every-word.ts';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const unused = async (): Promise<never> => Promise.reject(new Error('not asked for'));

/** The form for codes in place of the document's own form, in which a number was partly entered. */
async function shown(asked: AskedCode | undefined): Promise<HTMLInputElement> {
  const place = document.createElement('div');
  place.innerHTML = '<input id="sign-in-mobile" value="140000">';
  document.body.append(place);
  const session = { who: undefined, pageConfig: neutralPageConfig } as unknown as Presenters['session'];
  const presenter = new SmsSignInPresenter({
    sms: { ask: unused, enter: unused },
    desk: { captchaAddress: unused, prove: unused, offersProof: false },
    memory: { recall: () => asked, remember: () => undefined, forget: () => undefined },
    clock: { now: () => 0, wakeAfter: () => () => undefined } as never,
    session,
    watch: undefined as never,
    navigator: undefined as never,
  });
  const presenters = { session, of: () => ({ smsSignIn: async () => presenter }) } as unknown as Presenters;
  await act(async () => {
    render(
      <WordsProvider locale="zh-CN" catalogue={zhCN}>
        <PresentersContext value={presenters}>
          <SmsForm onGoingOn={() => undefined} />
        </PresentersContext>
      </WordsProvider>,
      { container: place },
    );
    await Promise.resolve();
  });
  return screen.findByLabelText<HTMLInputElement>('手机号');
}

it('the number begun in the document’s form is taken over, with the focus', async () => {
  const mobile = await shown(undefined);
  expect(mobile.value).toBe('140000');
  expect(document.activeElement?.getAttribute('name')).toBe('mobile');
});

it('the code field has the focus when a code was requested already', async () => {
  const mobile = await shown({ mobile: '14000001001', askedAt: 0, againAt: 0 });
  expect(mobile.value).toBe('14000001001');
  expect(document.activeElement?.getAttribute('name')).toBe('code');
});
