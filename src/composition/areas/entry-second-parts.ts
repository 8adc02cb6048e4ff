import type { Container } from 'inversify';
import { WireSecondProofDesk } from '../../adapters/wire/entry/wire-second-proof-desk.ts';
import { SecondStepPresenter, type SecondStepTerms } from '../../presentation/entry/sign-in/second-step-presenter.ts';
import { tokens } from '../tokens.ts';

/** The second step of signing in, once the first has been taken. */
export function secondStep(container: Container, terms: SecondStepTerms): SecondStepPresenter {
  return new SecondStepPresenter(terms, {
    desk: new WireSecondProofDesk(container.get(tokens.WireClient)), preferences: container.get(tokens.Preferences), clock: container.get(tokens.Clock),
    session: container.get(tokens.SessionStore), watch: container.get(tokens.SessionWatch), navigator: container.get(tokens.Navigator),
  });
}
