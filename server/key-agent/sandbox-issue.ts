import * as v from 'valibot';
import { x509Authority } from '../certificates/x509-authority.ts';
import type { Issue } from './demo-token.ts';

const answer = v.object({
  data: v.object({ serial: v.string(), certificate: v.string(), validFrom: v.number(), validTo: v.number() }),
});

const part = (name: string, subject: string): string =>
  new RegExp(`(?:^|, )${name}=((?:\\\\.|[^,\\\\])*)`).exec(subject)?.[1]?.replace(/\\(.)/g, '$1') ?? '';

const keysAnswer = v.object({ data: v.array(v.object({ number: v.string(), state: v.string(), serial: v.string() })) });

/** The sandbox's answer about a certificate that it issued. */
function issueBy(portal: string, path: string, bodyOf: (order: Parameters<Issue>[0]) => object): Issue {
  return async (order) => {
    const response = await fetch(`${portal}/sandbox/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: portal },
      body: JSON.stringify(bodyOf(order)),
    });
    const read = v.safeParse(answer, await response.json());
    if (!read.success) throw new Error(`No certificate for ${order.account} from ${portal}`);
    const { serial, certificate, validFrom, validTo } = read.output.data;
    const facts = x509Authority.read(certificate);
    return {
      serial,
      certificate,
      validFrom,
      validTo,
      person: part('CN', facts?.subject ?? ''),
      company: part('O', facts?.subject ?? ''),
      issuer: part('CN', facts?.issuer ?? ''),
    };
  };
}

/** Issues certificates by the sandbox of a portal at an address. Throws where there is no sandbox. */
export const sandboxIssue = (portal: string): Issue => issueBy(portal, '/certificates', (order) => order);

/**
 * Issues the certificate of a token that was applied for in the portal; the account is the application's number. Throws
 * where no certificate waits to be written.
 */
export const hardKeyIssue = (portal: string): Issue =>
  issueBy(portal, '/hard-keys/written', ({ account, publicKey, days }) => ({ number: account, publicKey, days }));

/** Numbers of the tokens that were posted and not added yet. */
export async function postedKeys(portal: string): Promise<readonly string[]> {
  const read = v.safeParse(keysAnswer, await (await fetch(`${portal}/sandbox/v1/hard-keys`)).json());
  return read.success
    ? read.output.data.filter(({ state, serial }) => state === 'posted' && serial === '').map(({ number }) => number)
    : [];
}
