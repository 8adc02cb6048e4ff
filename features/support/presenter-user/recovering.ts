import type { IdentityProof } from '../../../src/presentation/entry/shared/identity-proof.ts';
import type { KeySigning } from '../../../src/presentation/keys/key-signing.ts';
import type { ResetPasswordPresenter } from '../../../src/presentation/entry/reset-password/reset-password-presenter.ts';
import type { UnfreezePresenter } from '../../../src/presentation/entry/unfreeze/unfreeze-presenter.ts';
import { en } from '../every-word.ts';
import type { Recovering } from '../abilities/recovering.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

export function recovering(portal: OpenPortal): Recovering {
  const reset = (): ResetPasswordPresenter => opened(portal.screens.reset, 'The way back in');
  async function open(): Promise<ResetPasswordPresenter> {
    const { session } = portal.presenters;
    if (session.state.kind === 'starting') await session.start();
    portal.screens.reset = portal.presenters.resetPassword();
    portal.screens.reset.opened();
    return portal.screens.reset;
  }

  const unfreezing = (): UnfreezePresenter => opened(portal.screens.unfreeze, 'The page of opening accounts');

  const atIdentity = (): IdentityProof =>
    opened(portal.screens.reset ?? portal.screens.unfreeze, 'The way back in').identity;
  const signing = (): KeySigning => opened(atIdentity().byKey, 'Proving by a key').signing;

  return {
    askByKey: async (purpose, userName) => {
      const { session } = portal.presenters;
      if (session.state.kind === 'starting') await session.start();
      if (purpose === 'reset') await open();
      else (portal.screens.unfreeze = portal.presenters.unfreeze()).opened();
      const proof = atIdentity();
      proof.kindChosen('key');
      if (userName === undefined) return;
      proof.nameTyped(userName);
      await proof.human.prove();
      await proof.namePressed();
    },
    proveByKey: async (owner) => {
      portal.token.owner = owner;
      await signing().listTokens();
      await signing().submitPressed();
    },
    proveByPhone: async () => {
      signing().placeChosen('phone');
      void signing().submitPressed();
    },
    keyProofNotice: async () => {
      const { notice, stage } = signing();
      return notice
        ? say(notice.message)
        : stage.kind === 'absent'
          ? en['key.absent']
          : stage.kind === 'empty'
            ? en[stage.isOthers ? 'recovery.key-others' : 'key.empty']
            : '';
    },
    askToUnfreeze: async (userName) => {
      const { session } = portal.presenters;
      if (session.state.kind === 'starting') await session.start();
      const page = portal.presenters.unfreeze();
      portal.screens.unfreeze = page;
      page.opened();
      page.identity.nameTyped(userName);
      await page.identity.human.prove();
      await page.identity.namePressed();
    },
    proveForUnfreezing: async (code) => {
      unfreezing().identity.codeTyped(code);
      await unfreezing().identity.codePressed();
    },
    sayWhyToUnfreeze: async (reason) => {
      unfreezing().reasonTyped(reason);
      await unfreezing().submitPressed();
    },
    unfreezeOutcome: async () => {
      const { result } = unfreezing();
      return result?.outcome === 'review' ? `review ${result.because}` : (result?.outcome ?? '');
    },
    askToReset: async (userName) => {
      const { identity } = await open();
      if (userName === undefined) return identity.newCodePressed();
      identity.nameTyped(userName);
      await identity.human.prove();
      await identity.namePressed();
    },
    proveIdentity: async (code) => {
      reset().identity.codeTyped(code);
      await reset().identity.codePressed();
    },
    takeNewPassword: async (password) => {
      reset().typed('next', password);
      reset().typed('again', password);
      await reset().submitPressed();
    },
    takeNewPasswordWith: async (password, otherCode) => {
      await reset().passwordStepOpened();
      reset().typed('next', password);
      reset().typed('again', password);
      reset().otherTyped(otherCode);
      await reset().submitPressed();
    },
    waitForReset: async () => {
      await reset().passwordStepOpened();
      if (reset().canWait) await reset().waitPressed();
      return reset().needs?.state ?? '';
    },
    recoveryReloaded: async () => {
      reset().left();
      await portal.reopen();
      await open();
    },
    recoveryAt: async () => ({ step: reset().step, userName: reset().identity.userName }),
    recoveryNotice: async () => {
      const { notice, errors } = reset().identity;
      const [error] = Object.values(errors);
      return notice ? say(notice.message) : error ? say(error) : '';
    },
    newPasswordNotice: async () => {
      const { notice, errors } = reset();
      const [error] = Object.values(errors);
      return notice ? say(notice) : error ? say(error) : '';
    },
    recoveryWait: async () => reset().identity.waiting,
    goOnToSignIn: async () => {
      portal.navigator.goTo(portal.presenters.shell.signInPage);
      const signIn = portal.presenters.signIn();
      signIn.opened();
      portal.screens.signIn = signIn;
      return { place: portal.navigator.current(), userName: signIn.userName };
    },
  };
}
