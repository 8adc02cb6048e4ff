import type { Container } from 'inversify';
import { CloudKeyAgent } from '../../../adapters/wire/entry/cloud-key-agent.ts';
import { WireUsableKeys } from '../../../adapters/wire/entry/shared/wire-usable-keys.ts';
import { WireKeyTestDesk } from '../../../adapters/wire/entry/wire-key-test-desk.ts';
import { WireSignInDesk } from '../../../adapters/wire/entry/wire-sign-in-desk.ts';
import { WireKeySignIn } from '../../../adapters/wire/entry/wire-key-sign-in.ts';
import { KeyTestPresenter } from '../../../presentation/entry/key-test/key-test-presenter.ts';
import { HumanCheck } from '../../../presentation/identity/human-check.ts';
import { KeySignInPresenter } from '../../../presentation/entry/sign-in/key-sign-in-presenter.ts';
import { tokens } from '../../tokens.ts';
import { agentOf } from './key-agent-parts.ts';
import { keyTipOf } from './key-tip-parts.ts';

/** Bindings of the key test. */
export function keyTest(container: Container): KeyTestPresenter {
  const [client, session] = [container.get(tokens.WireClient), container.get(tokens.SessionStore)];
  const companySigns = async () => (session.who ? new WireUsableKeys(client).canCompanySign() : undefined);
  return new KeyTestPresenter({
    agent: agentOf(container),
    desk: new WireKeyTestDesk(client),
    clock: container.get(tokens.Clock),
    browserDescription: () => navigator.userAgent,
    companySigns,
  });
}

/** Bindings of signing in by a key, loaded after those of the sign-in page. */
export function keySignIn(container: Container): KeySignInPresenter {
  const [client, clock] = [container.get(tokens.WireClient), container.get(tokens.Clock)];
  return new KeySignInPresenter({
    agents: { token: agentOf(container), phone: new CloudKeyAgent(client, clock) },
    desk: new WireKeySignIn(client),
    human: new HumanCheck(new WireSignInDesk(client)),
    clock,
    attention: container.get(tokens.Attention),
    tip: keyTipOf(container),
    session: container.get(tokens.SessionStore),
    watch: container.get(tokens.SessionWatch),
    navigator: container.get(tokens.Navigator),
  });
}
