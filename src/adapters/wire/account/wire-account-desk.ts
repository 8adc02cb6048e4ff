import type { ReauthenticationRefusal } from '../../../application/ports/account/reauthentication-outcome.ts';
import { attemptChange, sealedProof } from './reauthenticated-change.ts';
import {
  historyPageSize,
  type AccountDesk,
  type PasswordOutcome,
} from '../../../application/ports/account/account-desk.ts';
import type { PasswordSealing } from '../../../application/ports/identity/password-sealing.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import type { SessionDesk } from '../../../application/ports/identity/session-desk.ts';
import { accountExtensions } from '../../../contract/extensions/account/account-extensions.ts';
import {
  accountEvents,
  type Account,
  type AccountEvent,
  type AccountSession,
  type Identifier,
} from '../../../domain/account/account.ts';
import { passwordProblems } from '../../../domain/identity/password-rules.ts';
import type { WireClient } from '../wire-client.ts';

const wireIdentifiers = { mobile: 'MOBILE', 'id-number': 'ID_NUMBER', mail: 'MAIL' } as const;

function outcomeOf(fault: PortFault): PasswordOutcome {
  const { code, values } = fault.detail;
  switch (code) {
    case 'PASSWORD_WRONG':
      return { changed: false, because: 'wrong' };
    case 'PASSWORD_LOCKED':
      return { changed: false, because: 'locked', minutes: Number(values?.['minutes'] ?? 15) };
    case 'PASSWORD_REFUSED':
      return {
        changed: false,
        because: 'refused',
        problem: passwordProblems.find((each) => each === values?.['because']) ?? 'known',
      };
    case 'SIGN_IN_EXPIRED':
    case 'XSRF_INVALID':
      return { changed: false, because: 'expired' };
    default:
      throw fault;
  }
}

export class WireAccountDesk implements AccountDesk {
  private readonly client: WireClient;
  private readonly current: SessionDesk['current'];
  private readonly sealing: PasswordSealing;

  constructor(client: WireClient, sessions: Pick<SessionDesk, 'current'>, sealing: PasswordSealing) {
    this.client = client;
    this.current = async () => sessions.current();
    this.sealing = sealing;
  }

  get offersMore(): boolean {
    return this.client.offers('account');
  }

  async account(signal?: AbortSignal): Promise<Account> {
    const { userName, personName, companyName } = await this.current();
    const known = { userName, personName, companyName, mobile: '', idNumber: '', companyCode: '', isMain: false };
    return this.offersMore
      ? { ...known, ...(await this.client.send(accountExtensions.accountInfo, {}, { signal })) }
      : known;
  }

  async reveal(identifier: Identifier): Promise<string> {
    return (await this.client.send(accountExtensions.revealIdentifier, { identifier: wireIdentifiers[identifier] }))
      .value;
  }

  async changePassword(current: string, next: string): Promise<PasswordOutcome> {
    try {
      const [proof, wanted] = [await this.sealing.seal(current), await this.sealing.seal(next)];
      await this.client.send(accountExtensions.changePassword, {
        current: proof.cipher,
        next: wanted.cipher,
        keyId: wanted.keyId,
      });
      return { changed: true };
    } catch (fault) {
      if (!(fault instanceof PortFault)) throw fault;
      return outcomeOf(fault);
    }
  }

  async sessions(signal?: AbortSignal): Promise<readonly AccountSession[]> {
    return (await this.client.send(accountExtensions.accountSessions, {}, { signal })).map(
      ({ sessionId, atWorkbench, ...rest }) => ({ id: sessionId, isAtWorkbench: atWorkbench === true, ...rest }),
    );
  }

  async endSession(id: string, password?: string): Promise<ReauthenticationRefusal | undefined> {
    return attemptChange(async () =>
      this.client.send(accountExtensions.endAccountSession, {
        sessionId: id,
        ...(await sealedProof(this.sealing, password)),
      }),
    );
  }

  async history(
    page: number,
    signal?: AbortSignal,
  ): Promise<{ readonly total: number; readonly events: readonly AccountEvent[] }> {
    const { total, events } = await this.client.send(
      accountExtensions.signInHistory,
      { page, pageSize: historyPageSize },
      { signal },
    );
    return {
      total,
      events: events.map((each) => ({
        ...each,
        times: each.times ?? 1,
        what: accountEvents.find((kind) => kind === each.what) ?? 'other',
      })),
    };
  }
}
