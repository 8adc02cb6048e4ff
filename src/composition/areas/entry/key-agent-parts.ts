import type { Container } from 'inversify';
import { LoopbackKeyAgent } from '../../../adapters/loopback/loopback-key-agent.ts';
import type { KeyAgent } from '../../../application/ports/keys/key-agent.ts';
import { keyAgentAddress } from '../../../contract/key-agent.ts';
import { token } from '../../token.ts';

/** Where there is no agent at the machine, whoever binds brings one along. */
export const keyAgent = token<KeyAgent>('KeyAgent');

/** What holds keys at this machine. */
export function agentOf(container: Container): KeyAgent {
  if (!container.isBound(keyAgent)) container.bind(keyAgent).toConstantValue(new LoopbackKeyAgent(keyAgentAddress));
  return container.get(keyAgent);
}
