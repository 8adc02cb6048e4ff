import type { SignedText } from '../../../application/ports/keys/key-agent.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import type {
  IdentityRefusalReason,
  KeyIdentity,
  KeyIdentityDesk,
} from '../../../application/ports/registration/key-identity-desk.ts';
import { heldKeyCalls } from '../../../contract/documented/certificates/shared/held-keys.ts';
import { realNameCalls } from '../../../contract/documented/certification/shared/real-name.ts';
import { identificationExtensions } from '../../../contract/extensions/registration/identification-extensions.ts';
import { parseAuthState } from '../../../domain/keys/certification.ts';
import { identityRefusals } from '../../../domain/registration/identification.ts';
import type { WireClient } from '../wire-client.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses a refusal; rethrows any other fault. */
function refusalOf(fault: unknown): IdentityRefusalReason {
  if (!(fault instanceof PortFault)) throw fault;
  const { code, values } = fault.detail;
  switch (code) {
    case 'SIGN_IN_EXPIRED':
      return { because: 'gone' };
    case 'KEY_REFUSED':
      return { because: 'unproven' };
    case 'KEY_REVOKED':
      return { because: 'revoked' };
    case 'KEY_EXPIRED':
      return { because: 'expired', on: textOf(values?.['on']) };
    case 'KEY_NOT_YET_VALID':
      return { because: 'not-yet', on: textOf(values?.['on']) };
    case 'NOT_IN_THIS_STATE': {
      const because = identityRefusals.find((each) => each === values?.['because']);
      if (!because) throw fault;
      return because === 'other-person' ? { because, by: textOf(values?.['by']) } : { because };
    }
    default:
      throw fault;
  }
}

export class WireKeyIdentityDesk implements KeyIdentityDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get isOffered(): boolean {
    return this.client.offers('ukey-identification');
  }

  async current(signal?: AbortSignal): Promise<KeyIdentity> {
    const [ukey, states, signing] = await Promise.all([
      this.client.send(heldKeyCalls.ukeyAuthState, {}, { signal }),
      this.client.send(realNameCalls.realNameAuthStates, {}, { signal }),
      this.isOffered ? this.client.send(identificationExtensions.ukeyIdentity, {}, { signal }) : undefined,
    ]);
    const { identified } = signing ?? {};
    return {
      ukey: parseAuthState(ukey),
      realName: parseAuthState(states.realNameAuthState),
      node: states.currentNodeState ?? '',
      signing: signing && {
        companyName: signing.corpName,
        uscc: signing.uscc,
        because: signing.because === 'CERTIFIED' ? 'certified' : signing.because === 'ROLE' ? 'role' : undefined,
        identified: identified
          ? { by: identified.personName, at: identified.time, ending: identified.certEnding, until: identified.endTime }
          : undefined,
      },
    };
  }

  async challenge() {
    try {
      const { text } = await this.client.send(identificationExtensions.requestUkeyIdentity, {});
      return { asked: true, text } as const;
    } catch (fault) {
      return { asked: false, ...refusalOf(fault) } as const;
    }
  }

  async prove({ text, certificate, signature }: SignedText) {
    try {
      await this.client.send(identificationExtensions.proveUkeyIdentity, { text, certificate, signature });
      return { done: true } as const;
    } catch (fault) {
      return { done: false, ...refusalOf(fault) } as const;
    }
  }
}
