import type { Container } from 'inversify';
import { KeptRegistration } from '../../../adapters/storage/kept-registration.ts';
import { WirePasswordSealing } from '../../../adapters/wire/entry/wire-password-sealing.ts';
import { WireSignInDesk } from '../../../adapters/wire/entry/wire-sign-in-desk.ts';
import { WireRegistrationDesk } from '../../../adapters/wire/registration/wire-registration-desk.ts';
import type { RegistrationMemory } from '../../../application/ports/registration/registration-memory.ts';
import { HumanCheck } from '../../../presentation/identity/human-check.ts';
import { RegisterPresenter } from '../../../presentation/registration/register/register-presenter.ts';
import { RegisterSuccessPresenter } from '../../../presentation/registration/register-success/register-success-presenter.ts';
import { ProductTitle } from '../../../presentation/registration/shared/product-title.ts';
import { loadProductTexts } from '../../../words/products/load-product-texts.ts';
import { token } from '../../token.ts';
import { tokens } from '../../tokens.ts';
import { bindAgreements } from '../notices/agreement-parts.ts';
import { register, registerSuccess } from './tokens.ts';

/** Without a browser, the caller provides the memory. */
export const registrationMemory = token<RegistrationMemory>('RegistrationMemory');

/** Bindings of the pages on which a company registers. */
export function bindRegistration(container: Container): void {
  if (container.isBound(register)) return;
  if (!container.isBound(registrationMemory))
    container
      .bind(registrationMemory)
      .toResolvedValue((device) => new KeptRegistration(device, sessionStorage), [tokens.DraftStorage])
      .inSingletonScope();
  bindAgreements(container);
  container
    .bind(register)
    .toResolvedValue(
      (client, memory, session, navigator, clock, ids) =>
        new RegisterPresenter({
          desk: new WireRegistrationDesk(client, new WirePasswordSealing(client)),
          memory,
          human: new HumanCheck(new WireSignInDesk(client)),
          session,
          navigator,
          clock,
          ids,
          productTitle: new ProductTitle(loadProductTexts, session),
        }),
      [tokens.WireClient, registrationMemory, tokens.SessionStore, tokens.Navigator, tokens.Clock, tokens.Identifiers],
    )
    .inTransientScope();
  container
    .bind(registerSuccess)
    .toResolvedValue(
      (memory, session) => new RegisterSuccessPresenter(memory, new ProductTitle(loadProductTexts, session)),
      [registrationMemory, tokens.SessionStore],
    )
    .inTransientScope();
}
