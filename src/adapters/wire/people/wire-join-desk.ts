import type { PasswordSealing } from '../../../application/ports/identity/password-sealing.ts';
import type {
  CodeRefusal,
  JoinDesk,
  JoinOrder,
  JoinOutcome,
  ReadOutcome,
} from '../../../application/ports/people/join-desk.ts';
import type { PortFault } from '../../../application/ports/port-fault.ts';
import { peopleExtensions } from '../../../contract/extensions/people/people-extensions.ts';
import { passwordProblems } from '../../../domain/identity/password-rules.ts';
import { joinFields } from '../../../domain/people/shared/join-form.ts';
import { outcomeOf } from '../outcome-of.ts';
import { visitToken } from '../entry/shared/visit.ts';
import { fieldProblems } from '../field-problems.ts';
import type { WireClient } from '../wire-client.ts';

const known = ['unknown', 'expired', 'withdrawn', 'used', 'closed'] as const satisfies readonly CodeRefusal[];
const problems = [...passwordProblems, 'missing', 'form', 'taken', 'changed'] as const;

/** Why a code is invalid; undefined for any other refusal. */
function codeRefusal({ detail: { code, values } }: PortFault): CodeRefusal | undefined {
  if (code === 'COMPANY_DEREGISTERED') return 'deregistered';
  if (code === 'TOO_MANY_REQUESTS') return 'too-many-tries';
  return code === 'INVITATION_REFUSED' ? known.find((each) => each === values?.['because']) : undefined;
}

function toReadRefusal(fault: PortFault): ReadOutcome {
  const because = codeRefusal(fault);
  if (because === undefined) throw fault;
  return { read: false, because };
}

function toJoinRefusal(fault: PortFault): JoinOutcome {
  const because = codeRefusal(fault);
  if (because !== undefined) return { joined: false, because };
  const { code, values } = fault.detail;
  if (code === 'SIGN_IN_EXPIRED' || code === 'XSRF_INVALID') return { joined: false, because: 'form-expired' };
  if (code !== 'INVITATION_REFUSED') throw fault;
  if (values?.['because'] === 'here') return { joined: false, because: 'here' };
  if (values?.['because'] === 'other-person')
    return { joined: false, because: 'other-person', left: Number(values['left'] ?? 0) };
  const found = fieldProblems(values?.['fields'], joinFields, problems);
  if (Object.keys(found).length === 0) throw fault;
  return { joined: false, because: 'refused', problems: found };
}

export class WireJoinDesk implements JoinDesk {
  private readonly client: WireClient;
  private readonly sealing: PasswordSealing;

  constructor(client: WireClient, sealing: PasswordSealing) {
    this.client = client;
    this.sealing = sealing;
  }

  get isOffered(): boolean {
    return this.client.offers('people');
  }

  async read(code: string): Promise<ReadOutcome> {
    return outcomeOf<ReadOutcome>(async () => {
      const { corpName, roles, institution, until } = await this.client.send(peopleExtensions.readInvitation, { code });
      return {
        read: true,
        invitation: { companyName: corpName, roles: roles.map(({ name }) => name), institution, until },
      };
    }, toReadRefusal);
  }

  async accept({ password, agreements, ...said }: JoinOrder): Promise<JoinOutcome> {
    return outcomeOf<JoinOutcome>(async () => {
      const { cipher, keyId } = await this.sealing.seal(password);
      const { userName, corpName } = await this.client.send(peopleExtensions.acceptInvitation, {
        ...said,
        picAuthToken: await visitToken(this.client),
        password: cipher,
        keyId,
        agreements: [...agreements],
      });
      return { joined: true, userName, companyName: corpName };
    }, toJoinRefusal);
  }
}
