import type { AccountInfoPresenter } from '../../../src/presentation/account/account-info/account-info-presenter.ts';
import { message, word } from '../../../src/words/catalogue.ts';
import { en } from '../every-word.ts';
import type { MindingAccount } from '../abilities/minding-account.ts';
import { until } from '../until.ts';
import type { OpenPortal } from './open-portal.ts';

export function mindingAccount(portal: OpenPortal): MindingAccount {
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
