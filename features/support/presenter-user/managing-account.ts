import type { AccountInfoPresenter } from '../../../src/presentation/account/account-info/account-info-presenter.ts';
import { message, word } from '../../../src/words/catalogue.ts';
import type { ProtectionForm } from '../../../src/presentation/account/account-info/protection-form.ts';
import { appCode } from '../app-code.ts';
import { en } from '../every-word.ts';
import type { ManagingAccount } from '../abilities/managing-account.ts';
import { until } from '../until.ts';
import type { OpenPortal } from './open-portal.ts';

export function managingAccount(portal: OpenPortal): ManagingAccount {
  let giving: AccountInfoPresenter['mail'] | undefined;
  async function open(): Promise<AccountInfoPresenter> {
    const page = portal.presenters.accountInfo();
    page.opened();
    await until('the account is shown', () => page.account.value !== undefined && page.history.value !== undefined);
    return page;
  }

  async function ownMail(): Promise<AccountInfoPresenter['mail']> {
    const { mail } = await open();
    await until('it is known which mail address there is', () => mail.content.value !== undefined);
    return mail;
  }
  const said = ({ errors, notice }: AccountInfoPresenter['mail']): string => {
    const told = errors.address ?? errors.password ?? errors.code ?? notice?.message;
    return told === undefined ? '' : word(en, told);
  };

  async function protection(): Promise<ProtectionForm> {
    const form = (await open()).protection;
    if (!form) throw new Error('Nothing protects the account further');
    await until('it is known which resets wait', () => form.waits.value !== undefined);
    return form;
  }

  return {
    askMailCode: async (address, password) => {
      giving = await ownMail();
      giving.changePressed();
      giving.addressTyped(address);
      giving.passwordTyped(password);
      await giving.codePressed();
      return said(giving);
    },
    confirmMail: async (code) => {
      if (!giving) throw new Error('No code was asked for');
      giving.codeTyped(code);
      await giving.confirmPressed();
      return said(giving);
    },
    endMail: async (password) => {
      const mail = await ownMail();
      mail.endingPressed();
      mail.passwordTyped(password);
      await mail.endingConfirmed();
      return said(mail);
    },
    ownMail: async () => (await ownMail()).content.value?.address ?? '',
    switchTwoStep: async (password) => {
      const { twoStep } = await open();
      await until('it is known whether there are two steps', () => twoStep.action !== undefined);
      twoStep.passwordTyped(password);
      await twoStep.submitPressed();
      const told = twoStep.error ?? twoStep.notice?.message ?? message('account.two-step-needs-two');
      return word(en, told);
    },
    addApp: async (password) => {
      const form = await protection();
      form.taskPressed({ kind: 'add' });
      form.passwordTyped(password);
      await form.passwordPressed();
      const secret = form.added?.secret ?? '';
      form.codeTyped(await appCode(secret, portal.clock.now()));
      await form.codePressed();
      return { secret, codes: form.codes };
    },
    stopReset: async () => {
      const form = await protection();
      await form.stopPressed();
      return form.notice ? word(en, form.notice.message) : '';
    },
    confirmReset: async (userName, password) => {
      const form = await protection();
      const colleague = form.waits.value?.colleagues.find((each) => each.userName === userName);
      if (!colleague) throw new Error(`No reset of ${userName} waits`);
      form.taskPressed({ kind: 'confirm', colleague });
      form.passwordTyped(password);
      await form.passwordPressed();
      const told = form.error ?? form.notice?.message;
      return told ? word(en, told) : '';
    },
    endOtherSession: async (password) => {
      const page = await open();
      await until('the sessions are shown', () => page.sessions.value !== undefined);
      const other = page.sessions.value?.find(({ isThis }) => !isThis);
      if (!other) throw new Error('There is no other session');
      await page.endSessionPressed(other.id);
      const asked = page.reproof.isAsking;
      page.reproof.passwordTyped('not the password');
      await page.reproof.submitPressed();
      const wrong = page.reproof.error ? word(en, page.reproof.error) : '';
      page.reproof.passwordTyped(password);
      await page.reproof.submitPressed();
      return { asked, wrong, left: page.sessions.value?.filter(({ isThis }) => !isThis).length ?? 0 };
    },
    changePassword: async (current, next) => {
      const { password } = await open();
      password.typed('current', current);
      password.typed('next', next);
      password.typed('again', next);
      await password.submitPressed();
      const told = password.errors.current ?? password.errors.next ?? password.notice?.message;
      return told === undefined ? '' : word(en, told);
    },
    accountHistory: async () =>
      (await open()).history.value?.events.map(({ what }) => word(en, message(`account.event-${what}`))) ?? [],
    revealMobile: async () => {
      const page = await open();
      await page.revealPressed('mobile');
      return { masked: page.account.value?.mobile ?? '', whole: page.revealed.mobile ?? '' };
    },
  };
}
