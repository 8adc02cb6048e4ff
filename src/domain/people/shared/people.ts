import type { RoleCode } from '../../identity/role.ts';
import { mayManagePeople } from './role-templates.ts';

/** Somebody of a company, as far as the rules about its people ask. */
export interface Member {
  readonly userId: string;
  /** The same for all accounts of one person. */
  readonly personId: string;
  readonly isMain: boolean;
  /** None for whoever has left. */
  readonly roles: readonly RoleCode[];
  /** The institution from which they act for the company; empty for the company's own people. */
  readonly institution: string;
  /** Number of their identity card; empty where it is not known. */
  readonly idNumber: string;
}

/** Whether somebody could look after the company's people in one of their roles. */
export function canManage({ isMain, roles, institution }: Pick<Member, 'isMain' | 'roles' | 'institution'>): boolean {
  return institution === '' && roles.some((role) => mayManagePeople({ isMain, role }));
}

/** Why somebody cannot leave, or be left without roles. */
export type StayReason = 'oneself' | 'last-manager' | 'left-already';

/** Why somebody does not leave their company by the hand of another; undefined where they may. */
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
