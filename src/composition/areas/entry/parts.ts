import type { Container } from 'inversify';
import { WireSignInDesk } from '../../../adapters/wire/entry/wire-sign-in-desk.ts';
import { SignInPresenter } from '../../../presentation/entry/sign-in/sign-in-presenter.ts';
import { tokens } from '../../tokens.ts';
import { entryTokens as t } from './tokens.ts';

export function bindEntry(container: Container): void {
  if (container.isBound(t.SignInPresenter)) return;
  container
    .bind(t.SignInDesk)
    .toResolvedValue((client) => new WireSignInDesk(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(t.SignInPresenter)
    .toResolvedValue(
      (desk, session, watch, navigator, clock) => new SignInPresenter(desk, session, watch, navigator, clock),
      [t.SignInDesk, tokens.SessionStore, tokens.SessionWatch, tokens.Navigator, tokens.Clock],
    )
    .inTransientScope();
}
