import { platformCalls } from '../../../contract/documented/platform/platform.ts';
import type { RoleMemory } from '../../../application/ports/shell/shared/role-memory.ts';
import type { SessionDesk } from '../../../application/ports/identity/session-desk.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import type { MenuWire } from '../../../contract/documented/platform/platform.ts';
import type { MenuEntry, Role, SignedIn } from '../../../domain/identity/signed-in.ts';
import type { WireClient } from '../wire-client.ts';

function menuFromWire(wire: MenuWire): MenuEntry {
  return {
    code: wire.menuCode,
    name: wire.menuName ?? '',
    path: wire.menuUrl ?? '',
    listed: wire.isShow ?? true,
    children: (wire.children ?? []).map(menuFromWire),
  };
}

export class WireSessionDesk implements SessionDesk {
  private readonly client: WireClient;
  private readonly memory: RoleMemory;
  private readonly nobodyYet: () => boolean;

  /**
   * `nobodyYet` returns true, only once, if the server sent the page to a browser without a session. No request is made
   * then.
   */
  constructor(client: WireClient, memory: RoleMemory, nobodyYet: () => boolean = () => false) {
    this.client = client;
    this.memory = memory;
    this.nobodyYet = nobodyYet;
  }

  async current(tab: 'begins' | 'goes-on' = 'begins', actedFor?: string): Promise<SignedIn> {
    if (this.nobodyYet()) throw new PortFault('not-signed-in');
    const who = await this.who(actedFor);
    const remembered = tab === 'begins' ? this.memory.recall() : who.role;
    const wanted =
      remembered !== undefined && who.roles.some((role) => role.code === remembered) ? remembered : who.role;
    if (wanted !== who.role) {
      // This request names the account that is signed in now, which may differ from the previous one.
      await this.client.send(platformCalls.refreshSession, { currentRole3: wanted }, { account: who.user.userId });
      return this.under(await this.who());
    }
    return this.under(who);
  }

  async switchRole(role: string): Promise<SignedIn> {
    await this.client.send(platformCalls.refreshSession, { currentRole3: role });
    this.memory.remember(role);
    return this.current();
  }

  async stay(): Promise<void> {
    await this.client.send(platformCalls.refreshSession, {});
  }

  async signOut(): Promise<void> {
    await this.client.send(platformCalls.logout, {});
    this.memory.forget();
  }

  private async who(actedFor?: string) {
    const answer = await this.client.send(platformCalls.security, {
      user3Required: true,
      candidateRoles3Required: true,
      roles3Required: true,
      menus3Required: true,
      currentRole3: true,
      ...(actedFor === undefined ? {} : { actedFor }),
    });
    const roles = (answer.candidateRoles ?? answer.roles3 ?? []).map((role): Role => ({
      code: role.pkRole,
      name: role.roleName ?? role.pkRole,
    }));
    const role = answer.currentRole3 ?? roles[0]?.code;
    if (!answer.user3 || role === undefined) throw new PortFault('unexpected-answer', { call: 'security' });
    return {
      user: answer.user3,
      isMain: answer.isMain === true,
      isConfined: answer.isConfined === true,
      actsFor: answer.actsFor ?? undefined,
      actingOver: answer.actingOver ?? undefined,
      roles,
      role,
      home: answer.homeUrl ?? '',
      menus: answer.menus3,
      sessionLeft: answer.sessionLeft ?? undefined,
      key: answer.certNumber
        ? { serial: answer.certNumber, suffix: answer.uKeyCodeSuffix ?? '', registrar: answer.raType ?? '' }
        : undefined,
    };
  }

  private async under(who: Awaited<ReturnType<WireSessionDesk['who']>>): Promise<SignedIn> {
    this.memory.remember(who.role);
    // A back end that answers only one of the requested parts in a call is asked for the menus separately.
    const menus =
      who.menus ??
      (await this.client.send(platformCalls.security, { menus3Required: true, currentRole3: true })).menus3;
    return {
      userId: who.user.userId,
      personId: who.user.personId,
      unionId: who.user.unionId ?? undefined,
      key: who.key,
      accountState: who.user.userState === 'NORMAL' ? 'normal' : 'other',
      userName: who.user.userName,
      personName: who.user.personName,
      companyName: who.user.corpName ?? '',
      institution: who.user.innerOrgName || undefined,
      isMain: who.isMain,
      isConfined: who.isConfined,
      actsFor: who.actsFor,
      actingOver: who.actingOver,
      maySwitchVersion: who.user.enableSwitchVersion === true,
      role: who.roles.find((role) => role.code === who.role) ?? { code: who.role, name: who.role },
      candidateRoles: who.roles,
      menus: (menus ?? []).map(menuFromWire),
      home: who.home,
      sessionLeft: who.sessionLeft,
    };
  }
}
