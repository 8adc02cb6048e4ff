import * as v from 'valibot';
import type { PlatformRequests, RequestOutcome } from '../../../application/ports/evidence/platform-requests.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { materialChangeCalls } from '../../../contract/documented/evidence/material-changes.ts';
import { packageCalls } from '../../../contract/documented/evidence/packages.ts';
import { isPlainDate } from '../../../domain/calendar/plain-date.ts';
import type { WireClient } from '../wire-client.ts';

const day = v.fallback(v.optional(v.pipe(v.string(), v.check(isPlainDate))), undefined);
const name = v.fallback(v.string(), '');

function refusalOf({ code, values = {} }: PortFault['detail']): RequestOutcome | undefined {
  if (code === 'EXPEDITED_TODAY')
    return { done: false, because: 'expedited-today', again: v.parse(day, values['again']) };
  if (code === 'CHANGE_ASKED') return { done: false, because: 'already-asked', by: v.parse(name, values['by']) };
  if (code === 'LAST_OF_REQUIRED') return { done: false, because: 'last-of-required' };
  return code === 'NOT_IN_THIS_STATE' ? { done: false, because: 'not-in-this-state' } : undefined;
}

async function outcomeOf(work: Promise<unknown>): Promise<RequestOutcome> {
  try {
    await work;
    return { done: true };
  } catch (fault) {
    const refused = fault instanceof PortFault ? refusalOf(fault.detail) : undefined;
    if (!refused) throw fault;
    return refused;
  }
}

export class WirePlatformRequests implements PlatformRequests {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async expedite(docDatumId: string, reason: string, key: string): Promise<RequestOutcome> {
    return outcomeOf(this.client.send(packageCalls.packageExpedite, { docDatumId, reason }, { idempotencyKey: key }));
  }

  async askForChange(docDatumId: string, reason: string, key: string): Promise<RequestOutcome> {
    return outcomeOf(
      this.client.send(packageCalls.packageChangeRequest, { id: docDatumId, reason }, { idempotencyKey: key }),
    );
  }

  async askForRemoval(docFileId: string, reason: string, key: string): Promise<RequestOutcome> {
    return outcomeOf(
      this.client.send(materialChangeCalls.materialRemoveApprove, { id: docFileId, reason }, { idempotencyKey: key }),
    );
  }
}
