import type { Container } from 'inversify';
import { LoopbackKeyAgent } from '../../adapters/loopback/loopback-key-agent.ts';
import { CloudKeyAgent } from '../../adapters/wire/entry/cloud-key-agent.ts';
import { WireKeyTestDesk } from '../../adapters/wire/entry/wire-key-test-desk.ts';
import { WireKeySignIn } from '../../adapters/wire/entry/wire-key-sign-in.ts';
import type { KeyAgent } from '../../application/ports/entry/shared/key-agent.ts';
import { keyAgentAddress } from '../../contract/key-agent.ts';
import { KeyTestPresenter } from '../../presentation/entry/key-test/key-test-presenter.ts';
import { KeySignInPresenter } from '../../presentation/entry/sign-in/key-sign-in-presenter.ts';
import { token } from '../token.ts';
import { tokens } from '../tokens.ts';

/** Where there is no agent at the machine, whoever binds brings one along. */
export const keyAgent = token<KeyAgent>('KeyAgent');

function agentOf(container: Container): KeyAgent {
  if (!container.isBound(keyAgent)) container.bind(keyAgent).toConstantValue(new LoopbackKeyAgent(keyAgentAddress));
  return container.get(keyAgent);
}

/** Trying a key. */
export function keyTest(container: Container): KeyTestPresenter {
  return new KeyTestPresenter({ agent: agentOf(container), desk: new WireKeyTestDesk(container.get(tokens.WireClient)), clock: container.get(tokens.Clock), browserSays: () => navigator.userAgent });
}

/** Signing in by a key, once the sign-in page's own parts are there. */
export function keySignIn(container: Container): KeySignInPresenter {
  const [client, clock] = [container.get(tokens.WireClient), container.get(tokens.Clock)];
  return new KeySignInPresenter({
    agents: { token: agentOf(container), phone: new CloudKeyAgent(client, clock) }, desk: new WireKeySignIn(client), clock,
    session: container.get(tokens.SessionStore), watch: container.get(tokens.SessionWatch), navigator: container.get(tokens.Navigator),
  });
}
