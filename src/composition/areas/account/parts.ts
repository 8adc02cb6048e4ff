import type { Container } from 'inversify';
import { WireAccountDesk } from '../../../adapters/wire/account/wire-account-desk.ts';
import { WireMailDesk } from '../../../adapters/wire/account/wire-mail-desk.ts';
import { WireProtectionDesk } from '../../../adapters/wire/account/wire-protection-desk.ts';
import { WireTwoStepDesk } from '../../../adapters/wire/account/wire-two-step-desk.ts';
import { WirePasswordSealing } from '../../../adapters/wire/entry/wire-password-sealing.ts';
import type { AccountDesk } from '../../../application/ports/account/account-desk.ts';
import type { MailDesk } from '../../../application/ports/account/mail-desk.ts';
import type { ProtectionDesk } from '../../../application/ports/account/protection-desk.ts';
import type { TwoStepDesk } from '../../../application/ports/account/two-step-desk.ts';
import { AccountInfoPresenter } from '../../../presentation/account/account-info/account-info-presenter.ts';
import { token } from '../../token.ts';
import { tokens } from '../../tokens.ts';
import { accountInfo } from './tokens.ts';
import { bindOnboardingEntry } from '../onboarding/entry-parts.ts';

const accountDesk = token<AccountDesk>('AccountDesk');
const mailDesk = token<MailDesk>('MailDesk');
const protectionDesk = token<ProtectionDesk>('ProtectionDesk');
const twoStepDesk = token<TwoStepDesk>('TwoStepDesk');

/** Bindings of the page of the user's account. */
export function bindAccount(container: Container): void {
  bindOnboardingEntry(container);
  if (container.isBound(accountDesk)) return;
  container
    .bind(accountDesk)
    .toResolvedValue(
      (client, sessions) => new WireAccountDesk(client, sessions, new WirePasswordSealing(client)),
      [tokens.WireClient, tokens.SessionDesk],
    )
    .inSingletonScope();
  container
    .bind(twoStepDesk)
    .toResolvedValue((client) => new WireTwoStepDesk(client, new WirePasswordSealing(client)), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(protectionDesk)
    .toResolvedValue((client) => new WireProtectionDesk(client, new WirePasswordSealing(client)), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(mailDesk)
    .toResolvedValue((client) => new WireMailDesk(client, new WirePasswordSealing(client)), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(accountInfo)
    .toResolvedValue(
      (desk, twoSteps, mails, protection, session, preferences, toasts, clock) =>
        new AccountInfoPresenter({ desk, twoSteps, mails, protection, session, preferences, toasts, clock }),
      [
        accountDesk,
        twoStepDesk,
        mailDesk,
        protectionDesk,
        tokens.SessionStore,
        tokens.Preferences,
        tokens.Toasts,
        tokens.Clock,
      ],
    )
    .inTransientScope();
}
