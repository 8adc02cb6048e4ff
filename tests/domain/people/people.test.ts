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

describe('who leaves a company', () => {
  it('is looked after by its main user and administrators, while they work for it', () => {
    expect([main, admin, clerk].map(canManage)).toEqual([true, true, false]);
    expect(canManage({ ...main, roles: [] })).toBe(false);
    expect(canManage({ ...admin, institution: '衡铎银行' })).toBe(false);
  });

  it('is somebody else than whoever sees to it, by person and not by account', () => {
    expect(stayReason(clerk, admin, [main, admin, clerk])).toBeUndefined();
    expect(stayReason(admin, admin, [main, admin])).toBe('oneself');
    expect(stayReason(member('other', { personId: admin.personId }), admin, [main, admin])).toBe('oneself');
  });

  it('is never the last who could look after the people', () => {
    const gone = member('gone', { roles: [], isMain: true });
    expect(stayReason(main, clerk, [main, clerk, gone])).toBe('last-manager');
    expect(stayReason(main, clerk, [main, admin, clerk])).toBeUndefined();
    expect(stayReason(gone, main, [main, gone])).toBe('left-already');
  });
});
