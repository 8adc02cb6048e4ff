import type { Caller } from '../../context.ts';
import type { UserRecord } from '../../records/company.ts';

type Member = Pick<UserRecord, 'pkCorp' | 'personId' | 'isMain' | 'roles' | 'institution'>;

/** Whether a member is the company's main user, at work, and another person than the one whose password is reset. */
export function isConfirmerOf(member: Member, account: Pick<UserRecord, 'pkCorp' | 'personId'>): boolean {
  return (
    member.isMain &&
    member.institution === '' &&
    member.roles.length > 0 &&
    member.pkCorp === account.pkCorp &&
    member.personId !== account.personId
  );
}

/** Whether a caller may confirm the password reset of an account. Somebody who acts for a colleague may not. */
export function mayConfirmFor(
  { user, actsFor }: Pick<Caller, 'user' | 'actsFor'>,
  account: Pick<UserRecord, 'pkCorp' | 'personId'>,
): boolean {
  return actsFor === undefined && isConfirmerOf(user, account);
}
