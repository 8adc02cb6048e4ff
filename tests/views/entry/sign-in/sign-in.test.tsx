import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import type { SignInActions, SignInBrand, SignInViewModel } from '../../../../src/views/entry/sign-in/sign-in-look.ts';
import { signInMarkup } from '../../../../src/views/entry/sign-in/sign-in-static.ts';
import { SignInForm } from '../../../../src/views/entry/sign-in/SignInForm.tsx';
import { recordEarlySubmit } from '../../../../src/views/entry/sign-in/record-early-submit.ts';
import { followTyping, readTypedBefore } from '../../../../src/views/entry/sign-in/take-over.ts';
import { message } from '../../../../src/words/catalogue.ts';
import { WordsProvider } from '../../../../src/words/WordsProvider.tsx';
import { zhCN } from '../../../../features/support/every-word.ts';

const brand: SignInBrand = { name: '汇屿供应链金融', hotline: '40000-95533', barColour: '#0c5a4f' };
const languages: SignInViewModel['languages'] = [
  { locale: 'zh-CN', name: '简体中文', address: '?lang=zh-CN', current: true },
  { locale: 'en', name: 'English', address: '?lang=en', current: false },
];
const viewModel: SignInViewModel = {
  brand,
  languages,
  userName: '',
  password: '',
  showPassword: false,
  captcha: undefined,
  notice: undefined,
  errors: {},
  busy: false,
  platformMissing: false,
  attempt: 0,
};

function recorder(): { readonly heard: string[]; readonly actions: SignInActions } {
  const heard: string[] = [];
  const hear = (what: string) => (value?: string) => void heard.push(value === undefined ? what : `${what} ${value}`);
  return {
    heard,
    actions: {
      userNameTyped: hear('userNameTyped'),
      passwordTyped: hear('passwordTyped'),
      showPasswordPressed: hear('showPasswordPressed'),
      captchaTyped: hear('captchaTyped'),
      captchaRenewPressed: hear('captchaRenewPressed'),
      pictureChosen: hear('pictureChosen'),
      proofStarted: hear('proofStarted'),
      submitPressed: hear('submitPressed'),
      platformWanted: hear('platformWanted'),
      wayChosen: hear('wayChosen'),
      wayBackChosen: hear('wayBackChosen'),
      languageChosen: hear('languageChosen'),
      helpWanted: hear('helpWanted'),
    },
  };
}

const form = (model: SignInViewModel, actions: SignInActions) => (
  <WordsProvider locale="zh-CN" catalogue={zhCN}>
    <SignInForm viewModel={model} actions={actions} />
  </WordsProvider>
);

const reactOnly = ['style', 'value', 'novalidate'];

/** Elements, attributes and texts in order, without those that only a running page has. */
function outline(root: Element): unknown {
  const attributes = [...root.attributes]
    .filter(({ name }) => !reactOnly.includes(name))
    .map(({ name, value }) => `${name}=${value}`)
    .toSorted();
  const children = [...root.childNodes].flatMap((node) => {
    if (node instanceof Element) return node.localName === 'noscript' ? [] : [outline(node)];
    return node.textContent === '' ? [] : [node.textContent];
  });
  return [root.localName, attributes, children];
}

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

describe('the sign-in document', () => {
  it('has the same elements as the portal’s form, except that its button waits', () => {
    const parsed = new DOMParser().parseFromString(signInMarkup(brand, zhCN, { languages }).html, 'text/html').body
      .firstElementChild;
    expect(parsed?.querySelector('button[type=submit]')?.toggleAttribute('disabled')).toBe(false);
    const { container } = render(form(viewModel, recorder().actions));
    expect(parsed && outline(parsed)).toEqual(container.firstElementChild && outline(container.firstElementChild));
  });

  it('posts, and names its fields for password managers', () => {
    const page = new DOMParser().parseFromString(
      signInMarkup(brand, zhCN, { action: '/cv3/login/login' }).html,
      'text/html',
    );
    const sent = page.querySelector('form');
    expect([sent?.method, sent?.getAttribute('action')]).toEqual(['post', '/cv3/login/login']);
    const fields = [...page.querySelectorAll('input')].map((input) => [input.name, input.type, input.autocomplete]);
    expect(fields).toEqual([
      ['userName', 'text', 'username'],
      ['password', 'password', 'current-password'],
    ]);
  });

  it('escapes all text of the brand, and drops invalid addresses and colours', () => {
    const hostile = '"><script>alert(1)</script>';
    const { html, css } = signInMarkup(
      {
        name: hostile,
        slogan: hostile,
        hotline: hostile,
        logoUrl: 'javascript:alert(1)',
        barColour: 'red}body{display:none',
      },
      zhCN,
      { action: hostile, languages: [{ locale: 'en', name: hostile, address: hostile, current: false }] },
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelectorAll('script, img')).toHaveLength(0);
    expect(page.querySelector('.si-brand')?.textContent).toBe(hostile);
    expect(css).toBe(signInMarkup(brand, zhCN).css);
  });

  it('mentions the online service only when it exists', () => {
    expect(
      [
        signInMarkup(brand, zhCN).html,
        signInMarkup({ ...brand, onlineService: 'https://service.huiyu.example/' }, zhCN).html,
      ].map((html) => html.includes('人工在线服务')),
    ).toEqual([false, true]);
  });

  it('links to recovery, unfreezing, registration and help, and to nothing that does not exist', () => {
    const page = new DOMParser().parseFromString(signInMarkup(brand, zhCN).html, 'text/html');
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/cv3/register/reset-password',
      '/cv3/register/account-unfreeze',
      '/cv3/register/register',
      '?help=open',
    ]);
  });

  it('links to the registration of its channel, if there is one', () => {
    const third = (register: string): string | null =>
      new DOMParser()
        .parseFromString(signInMarkup({ ...brand, register }, zhCN).html, 'text/html')
        .querySelector('.si-forgot a:nth-child(3)')
        ?.getAttribute('href') ?? null;
    expect([third('/register/abs/register'), third('')]).toEqual(['/cv3/register/abs/register', '?help=open']);
  });
});

describe('taking over the document’s form', () => {
  it('restores the typed text and the caret', () => {
    document.body.innerHTML = signInMarkup(brand, zhCN).html;
    const password = document.querySelector<HTMLInputElement>('[name=password]');
    const userName = document.querySelector<HTMLInputElement>('[name=userName]');
    if (userName === null || password === null) throw new Error('no fields');
    userName.value = 'zhousiyuan';
    password.value = 'half';
    password.focus();
    password.setSelectionRange(2, 4);
    expect(readTypedBefore(document)).toEqual({
      userName: 'zhousiyuan',
      password: 'half',
      focus: { field: 'password', start: 2, end: 4 },
    });
  });

  it('reports every input until the form is removed, and none of other forms', () => {
    document.body.innerHTML = signInMarkup(brand, zhCN).html;
    const heard: string[] = [];
    const left = followTyping(document, ({ userName }) => heard.push(userName));
    const userName = document.querySelector<HTMLInputElement>('[name=userName]')!;
    for (const text of ['z', 'zh']) {
      userName.value = text;
      userName.dispatchEvent(new Event('input', { bubbles: true }));
    }
    left();
    userName.dispatchEvent(new Event('input', { bubbles: true }));
    expect(heard).toEqual(['z', 'zh']);
  });

  it('keeps an early submission, and shows it as pending', () => {
    document.body.innerHTML = signInMarkup(brand, zhCN).html;
    recordEarlySubmit(document);
    const heard: (boolean | undefined)[] = [];
    const stop = followTyping(document, ({ entered }) => heard.push(entered));
    const button = document.querySelector<HTMLButtonElement>('[type=submit]')!;
    expect(button.disabled).toBe(false);
    expect(button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))).toBe(
      false,
    );
    expect([readTypedBefore(document)?.entered, button.getAttribute('aria-busy')]).toEqual([undefined, null]);
    expect(
      document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
    ).toBe(false);
    stop();
    expect(heard).toEqual([true]);
    expect([readTypedBefore(document)?.entered, button.getAttribute('aria-busy')]).toEqual([true, 'true']);
  });

  it('sets the caret again', () => {
    const typedBefore = { userName: 'zhou', password: '', focus: { field: 'userName', start: 1, end: 3 } } as const;
    render(
      <WordsProvider locale="zh-CN" catalogue={zhCN}>
        <SignInForm
          viewModel={{ ...viewModel, userName: 'zhou' }}
          actions={recorder().actions}
          typedBefore={() => typedBefore}
        />
      </WordsProvider>,
    );
    const userName = screen.getByLabelText<HTMLInputElement>('用户名');
    expect(document.activeElement).toBe(userName);
    expect([userName.selectionStart, userName.selectionEnd]).toEqual([1, 3]);
  });
});

describe('the sign-in form', () => {
  it('submits by Enter in a field, not on its button, and once at a time', async () => {
    const { heard, actions } = recorder();
    const { rerender } = render(form(viewModel, actions));
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('登录密码'), '{Enter}');
    screen.getByRole('button', { name: '登录' }).focus();
    await user.keyboard('{Enter}');
    expect(heard).toEqual(['submitPressed']);
    rerender(form({ ...viewModel, busy: true }, actions));
    await user.click(screen.getByRole('button', { name: '正在登录' }));
    expect(heard).toEqual(['submitPressed']);
  });

  it('shows the picture only on request, with a way that needs no reading or typing', async () => {
    const { heard, actions } = recorder();
    const { rerender } = render(form(viewModel, actions));
    expect(screen.queryByLabelText('验证码')).toBeNull();
    await act(async () =>
      rerender(
        form({ ...viewModel, captcha: { kind: 'picture', imageUrl: '/captcha/1', text: '', canProve: true } }, actions),
      ),
    );
    expect(await screen.findByLabelText('验证码')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('用户名'));
    await userEvent.click(screen.getByRole('button', { name: '改用免输入验证' }));
    rerender(form({ ...viewModel, captcha: { kind: 'proof', state: 'idle', share: 0 } }, actions));
    await userEvent.click(screen.getByRole('button', { name: '开始验证' }));
    rerender(form({ ...viewModel, captcha: { kind: 'proof', state: 'working', share: 0.4 } }, actions));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
    expect(heard).toEqual(['proofStarted', 'proofStarted']);
  });

  it('focuses the missing picture code, also when it arrives after the refusal', async () => {
    const missing = {
      ...viewModel,
      captcha: { kind: 'picture', imageUrl: '/captcha/1', text: '', canProve: true },
      errors: { captcha: message('captcha.missing') },
      attempt: 3,
    } as const;
    await act(async () => void render(form(missing, recorder().actions)));
    const field = await screen.findByLabelText('验证码');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('links to the other sign-in method', async () => {
    const { heard, actions } = recorder();
    const ways = { sms: '?by=sms', password: '?', current: 'password' } as const;
    const { container } = render(form({ ...viewModel, brand: { ...brand, ways } }, actions));
    const parsed = new DOMParser().parseFromString(
      signInMarkup({ ...brand, ways }, zhCN, { languages }).html,
      'text/html',
    ).body.firstElementChild;
    parsed?.querySelector('button[type=submit]')?.removeAttribute('disabled');
    expect(parsed && outline(parsed)).toEqual(container.firstElementChild && outline(container.firstElementChild));
    await userEvent.click(screen.getByRole('link', { name: '短信登录' }));
    expect(heard).toEqual(['wayChosen ?by=sms']);
    cleanup();
    render(
      <WordsProvider locale="zh-CN" catalogue={zhCN}>
        <SignInForm
          viewModel={{ ...viewModel, brand: { ...brand, ways: { ...ways, current: 'sms' } } }}
          actions={actions}
          sms={<p>短信</p>}
        />
      </WordsProvider>,
    );
    expect([screen.queryByLabelText('登录密码'), screen.getByText('短信').textContent]).toEqual([null, '短信']);
    await userEvent.click(screen.getByRole('link', { name: '密码登录' }));
    expect(heard.at(-1)).toBe('wayChosen ?');
  });

  it('shows the title of its channel, and the project', () => {
    render(
      form(
        {
          ...viewModel,
          brand: { ...brand, title: '保函业务登录', subtitle: '保函项目 GP-7', fundersUrl: 'https://funders.example/' },
        },
        recorder().actions,
      ),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('保函业务登录');
    expect(screen.getByText('保函项目 GP-7')).toBeTruthy();
    expect(screen.getByRole('link', { name: '资金方登录' }).getAttribute('href')).toBe('https://funders.example/');
  });

  it('focuses the first wrong field after a refusal', () => {
    const { actions } = recorder();
    const { rerender } = render(form(viewModel, actions));
    rerender(
      form(
        {
          ...viewModel,
          attempt: 1,
          notice: { tone: 'bad', message: message('sign-in.refused') },
          errors: { password: message('sign-in.password-missing') },
        },
        actions,
      ),
    );
    const password = screen.getByLabelText('登录密码');
    expect(document.activeElement).toBe(password);
    expect(password.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('用户名或密码不正确，请重新输入');
  });
});
