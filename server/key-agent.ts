import { keyAgentPort } from '../src/contract/key-agent.ts';
import { stopOnSignals } from './composition/stop-on-signals.ts';
import { startAgentServer } from './key-agent/agent-server.ts';
import { DemoAgent } from './key-agent/demo-agent.ts';
import { DemoToken } from './key-agent/demo-token.ts';
import { hardKeyIssue, postedKeys, sandboxIssue } from './key-agent/sandbox-issue.ts';

/**
 * Runs `npm run key-agent`: three tokens with certificates of the sandbox at `PORTAL`, and tokens that were posted from
 * there; also for pages of `KEY_AGENT_ORIGINS`.
 */
async function main(): Promise<void> {
  const portal = process.env['PORTAL'] ?? 'http://127.0.0.1:8080';
  const origins = [portal, ...(process.env['KEY_AGENT_ORIGINS'] ?? '').split(',').filter((each) => each !== '')];
  const tokens = [
    new DemoToken('UKey 1', true, [
      { account: 'zhousiyuan', days: 365 },
      { account: 'heqinghe', days: 20 },
    ]),
    new DemoToken('UKey 2', false, [
      { account: 'limin', days: 365 },
      { account: 'luoqiubai', days: -1 },
    ]),
    // A user whose company has opened no product yet, and whose first agreement may be signed with a UKey.
    new DemoToken('UKey 3', true, [{ account: 'xiazhiwei', days: 365 }]),
  ];
  const renew = async (): Promise<void> =>
    void (await Promise.all(tokens.map(async (token) => token.fill(sandboxIssue(portal)))));
  const agent = new DemoAgent(tokens);
  const receive = async (): Promise<void> => {
    for (const number of await postedKeys(portal)) {
      const token = new DemoToken(number, true, [{ account: number, days: 365 }]);
      await token.fill(hardKeyIssue(portal));
      agent.received(token);
    }
  };
  await renew();
  let starting: ReturnType<typeof startAgentServer> | undefined;
  stopOnSignals(async () => (await starting)?.stop());
  starting = startAgentServer({ agent, origins, port: keyAgentPort, now: Date.now, renew, receive });
  console.log(`ready http://127.0.0.1:${(await starting).port}/`);
}

main().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
});
