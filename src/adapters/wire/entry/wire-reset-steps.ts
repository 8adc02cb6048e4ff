import type { ResetNeeds, ResetSteps } from '../../../application/ports/entry/reset-steps.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { resetExtensions } from '../../../contract/extensions/entry/reset-extensions.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import type { WireClient } from '../wire-client.ts';
import { visitToken } from './shared/visit.ts';

const states = { NONE: 'none', WAITING: 'waiting', READY: 'ready', STOPPED: 'stopped' } as const;
const endedCodes: ReadonlySet<string | undefined> = new Set(['PROOF_EXPIRED', 'SIGN_IN_EXPIRED', 'XSRF_INVALID']);

const toNeeds = ({ state, at, ...rest }: AnswerOf<typeof resetExtensions.resetNeeds>): ResetNeeds => ({
  ...rest,
  state: states[state],
  at: at ?? undefined,
});

export class WireResetSteps implements ResetSteps {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get isOffered(): boolean {
    return this.client.offers('reset-steps');
  }

  async needs(ticket: string): Promise<ResetNeeds | undefined> {
    return this.ask('resetNeeds', ticket);
  }

  async wait(ticket: string): Promise<ResetNeeds | undefined> {
    return this.ask('resetWait', ticket);
  }

  private async ask(call: keyof typeof resetExtensions, ticket: string): Promise<ResetNeeds | undefined> {
    try {
      return toNeeds(
        await this.client.send(resetExtensions[call], { ticket, picAuthToken: await visitToken(this.client) }),
      );
    } catch (fault) {
      if (fault instanceof PortFault && endedCodes.has(fault.detail.code)) return undefined;
      throw fault;
    }
  }
}
