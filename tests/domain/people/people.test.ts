import { describe, expect, it } from 'vitest';
import { canManage, stayReason, type Member } from '../../../src/domain/people/shared/people.ts';

const member = (userId: string, wish: Partial<Member> = {}): Member => ({
  userId,
  personId: `P-${userId}`,
  isMain: false,
  roles: ['ROLE_CORP_OPERATOR'],
  institution: '',
  idNumber: '330299197901013456',
  ...wish,
});
const main = member('main', { isMain: true });
const admin = member('admin', { roles: ['CORP_MANAGER'] });
const clerk = member('clerk');

describe('managing and removing the people of a company', () => {
  it('is for its main user and administrators while they work for it', () => {
    expect([main, admin, clerk].map(canManage)).toEqual([true, true, false]);
    expect(canManage({ ...main, roles: [] })).toBe(false);
    expect(canManage({ ...admin, institution: '衡铎银行' })).toBe(false);
  });

  it('never removes the manager’s own person, under any account', () => {
    expect(stayReason(clerk, admin, [main, admin, clerk])).toBeUndefined();
    expect(stayReason(admin, admin, [main, admin])).toBe('oneself');
    expect(stayReason(member('other', { personId: admin.personId }), admin, [main, admin])).toBe('oneself');
  });

  it('never removes the last manager', () => {
    const gone = member('gone', { roles: [], isMain: true });
    expect(stayReason(main, clerk, [main, clerk, gone])).toBe('last-manager');
    expect(stayReason(main, clerk, [main, admin, clerk])).toBeUndefined();
    expect(stayReason(gone, main, [main, gone])).toBe('left-already');
  });
});
