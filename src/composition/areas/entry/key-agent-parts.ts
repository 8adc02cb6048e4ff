import type { Container } from 'inversify';
import { LoopbackKeyAgent } from '../../../adapters/loopback/loopback-key-agent.ts';
import type { KeyAgent } from '../../../application/ports/keys/key-agent.ts';
import { keyAgentAddress } from '../../../contract/key-agent.ts';
import { token } from '../../token.ts';

/** Without a local key agent, the caller provides one. */
export const keyAgent = token<KeyAgent>('KeyAgent');

/** Bindings of the key agents. */
export function agentOf(container: Container): KeyAgent {
  if (!container.isBound(keyAgent)) container.bind(keyAgent).toConstantValue(new LoopbackKeyAgent(keyAgentAddress));
  return container.get(keyAgent);
}
