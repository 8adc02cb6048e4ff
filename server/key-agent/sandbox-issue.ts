import * as v from 'valibot';
import { x509Authority } from '../certificates/x509-authority.ts';
import type { Issue } from './demo-token.ts';

const answer = v.object({ data: v.object({ serial: v.string(), certificate: v.string(), validFrom: v.number(), validTo: v.number() }) });

const part = (name: string, subject: string): string => new RegExp(`(?:^|, )${name}=((?:\\\\.|[^,\\\\])*)`).exec(subject)?.[1]?.replace(/\\(.)/g, '$1') ?? '';

/** Certificates from the sandbox of a portal, at an address. Faults where there is none. */
export function sandboxIssue(portal: string): Issue {
  return async (order) => {
    const response = await fetch(`${portal}/sandbox/v1/certificates`, { method: 'POST', headers: { 'content-type': 'application/json', origin: portal }, body: JSON.stringify(order) });
    const read = v.safeParse(answer, await response.json());
    if (!read.success) throw new Error(`No certificate for ${order.account} from ${portal}`);
    const { serial, certificate, validFrom, validTo } = read.output.data;
    const facts = x509Authority.read(certificate);
    return { serial, certificate, validFrom, validTo, person: part('CN', facts?.subject ?? ''), company: part('O', facts?.subject ?? ''), issuer: part('CN', facts?.issuer ?? '') };
  };
}
