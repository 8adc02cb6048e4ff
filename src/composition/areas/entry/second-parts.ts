import type { Container } from 'inversify';
import { TabCodeMemory } from '../../../adapters/storage/tab-code-memory.ts';
import { WireSecondProofDesk } from '../../../adapters/wire/entry/wire-second-proof-desk.ts';
import type { CodeMemory } from '../../../application/ports/entry/code-memory.ts';
import {
  SecondStepPresenter,
  type SecondStepTerms,
} from '../../../presentation/entry/sign-in/second-step-presenter.ts';
import { token } from '../../token.ts';
import { tokens } from '../../tokens.ts';

/** Without a browser, the caller provides the memory. */
export const secondCodeMemory = token<CodeMemory>('SecondCodeMemory');

/** Bindings of the second step of signing in, loaded after the first step. */
export function secondStep(container: Container, terms: SecondStepTerms): SecondStepPresenter {
  if (!container.isBound(secondCodeMemory))
    container.bind(secondCodeMemory).toConstantValue(new TabCodeMemory(sessionStorage, 'entry.second-code'));
  return new SecondStepPresenter(terms, {
    desk: new WireSecondProofDesk(container.get(tokens.WireClient)),
    memory: container.get(secondCodeMemory),
    preferences: container.get(tokens.Preferences),
    clock: container.get(tokens.Clock),
    session: container.get(tokens.SessionStore),
    watch: container.get(tokens.SessionWatch),
    navigator: container.get(tokens.Navigator),
  });
}
