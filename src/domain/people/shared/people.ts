import type { RoleCode } from '../../identity/role.ts';
import { mayManagePeople } from './role-templates.ts';

/** Facts of a company's user that the rules about people need. */
export interface Member {
  readonly userId: string;
  /** The same for all accounts of one person. */
  readonly personId: string;
  readonly isMain: boolean;
  /** Empty for a person who has left. */
  readonly roles: readonly RoleCode[];
  /** The institution from which they act for the company; empty for the company's own people. */
  readonly institution: string;
  /** Number of their identity card; empty where it is not known. */
  readonly idNumber: string;
}

/** Whether a person may manage the company's people, in one of their roles. */
export function canManage({ isMain, roles, institution }: Pick<Member, 'isMain' | 'roles' | 'institution'>): boolean {
  return institution === '' && roles.some((role) => mayManagePeople({ isMain, role }));
}

/** Why a person cannot be removed, or lose all roles. */
export type StayReason = 'oneself' | 'last-manager' | 'left-already';

/** Why another person cannot remove a member; undefined where they can. */
export function stayReason(
  member: Member,
  by: { readonly personId: string; readonly forPersonId?: string | undefined },
  everybody: readonly Member[],
): StayReason | undefined {
  if (member.roles.length === 0) return 'left-already';
  if (member.personId === by.personId || member.personId === by.forPersonId) return 'oneself';
  return canManage(member) && !everybody.some((each) => each.userId !== member.userId && canManage(each))
    ? 'last-manager'
    : undefined;
}
