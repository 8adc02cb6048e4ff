import { expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { ScenarioCaptchas } from '../../../features/support/scenario-captchas.ts';
import { testSecret } from '../../../features/support/password-key.ts';
import { eventually, whileTimePasses } from '../../../features/support/until.ts';
import { x509Authority } from '../../../server/certificates/x509-authority.ts';
import { sandboxKeys } from '../../../server/core/sandbox/sandbox-keys.ts';
import { SandboxPhone } from '../../../server/core/sandbox/sandbox-phone.ts';
import { MemoryStore } from '../../../server/storage/memory/memory-store.ts';
import { fairWeather, InProcessTransport } from '../../../src/adapters/offline/in-process-transport.ts';
import { SimulatedKeyAgent } from '../../../src/adapters/offline/simulated-key-agent.ts';
import { CloudKeyAgent } from '../../../src/adapters/wire/entry/cloud-key-agent.ts';
import { WireKeySignIn } from '../../../src/adapters/wire/entry/wire-key-sign-in.ts';
import { WireClient } from '../../../src/adapters/wire/wire-client.ts';
import type { HumanProof } from '../../../src/application/ports/identity/code-outcome.ts';
import { signInCalls } from '../../../src/contract/documented/entry/sign-in.ts';
import { extensions } from '../../../src/contract/call.ts';
import { demoBackEnd } from '../../builders/desks.ts';
import { keyAgentContract } from '../../contracts/key-agent.ts';

async function world() {
  const [store, clock] = [new MemoryStore(), new ManualClock(Date.parse('2026-11-21T02:00:00Z'))];
  const behind = { store, clock, secret: testSecret };
  const captchas = new ScenarioCaptchas();
  const phone = new SandboxPhone(behind, x509Authority);
  const keys = sandboxKeys(behind, x509Authority, phone);
  const client = new WireClient(
    new InProcessTransport(
      await demoBackEnd(store, testSecret, { clock, certificates: x509Authority, cloudSigning: phone, captchas }),
      { extensions, locale: () => 'en', weather: fairWeather },
    ),
  );
  const answered = async (agreed: boolean): Promise<void> => {
    await eventually('the telephone asks', async () => (await keys.questions()).length > 0);
    await keys.answer((await keys.questions())[0]?.key ?? '', agreed);
  };
  return {
    clock,
    keys,
    answered,
    captchas,
    client,
    desk: new WireKeySignIn(client),
    agent: new CloudKeyAgent(client, clock),
  };
}

keyAgentContract('the cloud certificate confirmed by phone', async () => {
  const { clock, answered, desk, agent } = await world();
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const agree = async (): Promise<void> => {
    await answered(true);
    // Until the page has asked again, however long that takes.
    whileTimePasses(clock, closed).catch(() => undefined);
  };
  return { agent, holder: 'limin', text: async () => (await desk.challenge()).text, agree, close: async () => close() };
});

keyAgentContract('a simulated token', async () => {
  const { keys } = await world();
  const agent = new SimulatedKeyAgent(async (publicKey) => ({
    ...(await keys.issue({ userName: 'limin', kind: 'HARD', publicKey, days: 1 })),
    person: 'limin',
    company: '',
    issuer: '',
  }));
  const listing = await agent.list();
  const holder = listing.found ? (listing.tokens[0]?.certificates[0]?.serial ?? '') : '';
  return { agent, holder, text: async () => 'anything', agree: async () => undefined, close: async () => undefined };
});

it('the number shown on the phone and a refusal are reported', async () => {
  const { clock, keys, answered, desk, agent } = await world();
  const numbers: string[] = [];
  const signing = agent.sign(
    { holder: 'limin', text: (await desk.challenge()).text, onNumber: (number) => void numbers.push(number) },
    new AbortController().signal,
  );
  await eventually('the telephone asks', async () => (await keys.questions()).length > 0);
  expect(numbers).toEqual([(await keys.questions())[0]?.number]);
  await answered(false);
  expect(await whileTimePasses(clock, signing)).toEqual({ signed: false, because: 'refused' });
});

it('the waiting time and a timeout are reported', async () => {
  const { clock, desk, agent } = await world();
  const signal = new AbortController().signal;
  const first = agent.sign({ holder: 'limin', text: (await desk.challenge()).text }, signal);
  const outcome = await whileTimePasses(clock, first);
  expect(outcome).toEqual({ signed: false, because: 'too-late' });
  const { text } = await desk.challenge();
  expect(await whileTimePasses(clock, agent.sign({ holder: 'limin', text: `${text} ` }, signal))).toEqual({
    signed: false,
    because: 'too-late',
  });
  const elsewhere = await world();
  const again = elsewhere.agent.sign({ holder: 'heqinghe', text: (await elsewhere.desk.challenge()).text }, signal);
  again.catch(() => undefined);
  expect(
    await elsewhere.agent.sign({ holder: 'heqinghe', text: (await elsewhere.desk.challenge()).text }, signal),
  ).toEqual({ signed: false, because: 'too-soon', seconds: 60 });
});

it('a required human check is reported, and its proof is sent', async () => {
  const { captchas, client, desk, agent } = await world();
  const left = new AbortController();
  const first = agent.sign(
    { holder: 'limin', text: (await desk.challenge()).text, onNumber: () => left.abort() },
    left.signal,
  );
  await expect(first).rejects.toMatchObject({ kind: 'cancelled' });
  const again = async (human?: HumanProof, signal = new AbortController().signal, onNumber?: () => void) =>
    agent.sign(
      {
        holder: 'heqinghe',
        text: (await desk.challenge()).text,
        ...(human && { human }),
        ...(onNumber && { onNumber }),
      },
      signal,
    );
  expect(await again()).toEqual({ signed: false, because: 'human-required', proofOnly: false });
  expect(await again({ captcha: 'WRONG', proof: undefined })).toEqual({
    signed: false,
    because: 'human-wrong',
    proofOnly: false,
  });
  await client.send(signInCalls.captchaImage, {
    picAuthToken: (await client.send(signInCalls.loginSession, {})).picAuthToken,
  });
  const asked = new AbortController();
  await expect(
    again({ captcha: captchas.last, proof: undefined }, asked.signal, () => asked.abort()),
  ).rejects.toMatchObject({ kind: 'cancelled' });
});

it('polling stops after the page is left', async () => {
  const { desk, agent } = await world();
  const stopped = new AbortController();
  const signing = agent.sign(
    { holder: 'limin', text: (await desk.challenge()).text, onNumber: () => stopped.abort() },
    stopped.signal,
  );
  await expect(signing).rejects.toMatchObject({ kind: 'cancelled' });
});
