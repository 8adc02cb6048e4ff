import { describe, expect, it } from 'vitest';
import type { OpenWork } from '../../../../src/application/ports/people/people-desk.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { maxReasonCharacters } from '../../../../src/domain/people/shared/four-eyes.ts';
import { message } from '../../../../src/words/catalogue.ts';
import { until } from '../../../builders/office.ts';
import { colleague, openedPeople, people, proposal } from './fake-people.ts';

const nothingInHand: OpenWork = { packages: 0, numbers: [], certification: false, successors: [] };
const administrator = { code: 'CORP_MANAGER', name: '管理员', template: 'administrator' } as const;
const unusual = { code: 'ROLE_OTHER', name: '其他', template: undefined } as const;

describe('deciding on a colleague’s proposal', () => {
  it.each([
    [true, 'people.confirmed-now'],
    [false, 'people.declined-now'],
  ] as const)('happens once, with the reason, after a confirmation: confirmed %s', async (confirmed, key) => {
    const { page, asked, said } = await openedPeople(people({ proposals: [proposal('P1')] }));
    await page.rights.decisionConfirmed();
    page.rights.decidePressed(proposal('P1'), confirmed);
    page.rights.reasonTyped('长'.repeat(maxReasonCharacters + 1));
    const pressed = [page.rights.decisionConfirmed(), page.rights.decisionConfirmed()];
    expect([asked.map(({ what, given }) => [what, given]), page.changes.busyAt]).toEqual([
      [['decide', ['P1', confirmed, '长'.repeat(maxReasonCharacters)]]],
      'P1',
    ]);
    asked[0]?.answer.resolve({
      done: true,
      now: people({ proposals: [proposal('P1', { state: confirmed ? 'confirmed' : 'declined' })] }),
    });
    await Promise.all(pressed);
    expect([page.rights.deciding, page.changes.busyAt, page.proposals[0]?.state, said()]).toEqual([
      undefined,
      undefined,
      confirmed ? 'confirmed' : 'declined',
      [message(key)],
    ]);
  });

  it('can be cancelled, and the next decision starts without its reason', async () => {
    const { page, asked } = await openedPeople();
    page.rights.decidePressed(proposal('P1'), true);
    page.rights.reasonTyped('可以');
    page.rights.decisionDropped();
    await page.rights.decisionConfirmed();
    page.rights.decidePressed(proposal('P2'), false);
    expect([asked, page.rights.reason]).toEqual([[], '']);
  });

  it.each([
    ['now', 'people.refused-now'],
    ['overtaken', 'people.refused-overtaken'],
    ['oneself', 'people.refused-oneself'],
  ] as const)('shows that it was withdrawn or overtaken meanwhile, and reloads: %s', async (because, key) => {
    const { page, asked, said, stands, looks } = await openedPeople(people({ proposals: [proposal('P1')] }));
    stands(people({ proposals: [proposal('P1', { state: 'withdrawn' })] }));
    page.rights.decidePressed(proposal('P1'), true);
    const pressed = page.rights.decisionConfirmed();
    asked[0]?.answer.resolve({ done: false, because });
    await pressed;
    expect([page.rights.deciding, page.proposals[0]?.state, looks(), said()]).toEqual([
      undefined,
      'withdrawn',
      2,
      [message(key)],
    ]);
  });

  it('reports a lost connection, and can be tried again', async () => {
    const { page, asked, said, faults } = await openedPeople(people({ proposals: [proposal('P1', { isOwn: true })] }));
    const pressed = page.rights.withdrawProposalPressed(proposal('P1'));
    asked[0]?.answer.reject(new PortFault('offline'));
    await pressed;
    expect([page.changes.busyAt, faults.length, said()]).toEqual([undefined, 1, [message('refusals.network')]]);
    void page.rights.withdrawProposalPressed(proposal('P1'));
    expect(asked.map(({ what, given }) => [what, given])).toEqual([
      ['withdrawProposal', ['P1']],
      ['withdrawProposal', ['P1']],
    ]);
  });
});

describe('two-step sign-in for everybody', () => {
  it('is reported as waiting for another person when it is proposed', async () => {
    const { page, asked, said } = await openedPeople();
    const pressed = page.rights.twoStepsPressed(true);
    asked[0]?.answer.resolve({
      done: true,
      now: people({ proposals: [proposal('P1', { kind: 'two-steps-on', isOwn: true })] }),
    });
    await pressed;
    expect([asked[0]?.given, said(), page.mayPropose]).toEqual([[true], [message('people.proposed-now')], false]);
  });

  it('is reported so also when a colleague has just decided on another proposal', async () => {
    const { page, asked, said } = await openedPeople(people({ proposals: [proposal('P1', { isOwn: true })] }));
    const pressed = page.rights.twoStepsPressed(true);
    asked[0]?.answer.resolve({
      done: true,
      now: people({
        proposals: [
          proposal('P2', { kind: 'two-steps-on', isOwn: true }),
          proposal('P1', { isOwn: true, state: 'confirmed' }),
        ],
      }),
    });
    await pressed;
    expect(said()).toEqual([message('people.proposed-now')]);
  });

  it.each([
    [{}, true],
    [{ sendsTexts: false, twoStepsFrom: 1 }, true],
    [{ mayManage: false }, false],
    [{ sendsTexts: false }, false],
    [{ proposals: [proposal('P1', { kind: 'two-steps-off' })] }, false],
    [{ proposals: [proposal('P1')] }, true],
    [{ proposals: [proposal('P1', { kind: 'two-steps-on', state: 'declined' })] }, true],
  ] as const)('can be proposed while no proposal about it is open: %j', async (more, may) => {
    expect((await openedPeople(people(more))).page.mayPropose).toBe(may);
  });
});

describe('the roles of a colleague', () => {
  it('are changed once, from those that were shown', async () => {
    const { page, asked, said } = await openedPeople();
    const other = colleague('U2');
    page.rights.rolesPressed(other);
    expect(page.rights.newRoles).toEqual(['operator']);
    page.rights.roleToggled('administrator', true);
    const pressed = [page.rights.rolesConfirmed(), page.rights.rolesConfirmed()];
    asked[0]?.answer.resolve({ done: true, now: people({ people: [colleague('U2', { roles: [administrator] })] }) });
    await Promise.all(pressed);
    expect([
      asked.map(({ what, given }) => [what, given]),
      page.rights.changing,
      page.working[0]?.roles,
      said(),
    ]).toEqual([
      [['giveRoles', ['U2', ['operator', 'administrator'], ['ROLE_CORP_OPERATOR']]]],
      undefined,
      [administrator],
      [message('people.roles-changed', { name: '同事U2' })],
    ]);
  });

  it('are reloaded with a message when another person changed them meanwhile', async () => {
    const { page, asked, said, stands } = await openedPeople();
    stands(people({ people: [colleague('U2', { roles: [administrator] })] }));
    page.rights.rolesPressed(colleague('U2'));
    const pressed = page.rights.rolesConfirmed();
    asked[0]?.answer.resolve({ done: false, because: 'seen' });
    await pressed;
    expect([page.working[0]?.roles, said()]).toEqual([[administrator], [message('people.refused-seen')]]);
  });

  it('cannot all be removed, except beside a role that cannot be ticked', async () => {
    const { page, asked } = await openedPeople();
    page.rights.rolesPressed(colleague('U2'));
    page.rights.roleToggled('operator', false);
    await page.rights.rolesConfirmed();
    expect([page.rights.rolesMissing, page.rights.changing?.userId, asked]).toEqual([true, 'U2', []]);
    page.rights.rolesPressed(colleague('U2', { roles: [unusual] }));
    expect([page.rights.newRoles, page.rights.rolesMissing]).toEqual([[], false]);
    page.rights.rolesDropped();
    await page.rights.rolesConfirmed();
    expect(asked).toEqual([]);
  });

  it('are given to a former colleague from none', async () => {
    const { page, asked } = await openedPeople();
    page.rights.rolesPressed(colleague('U2', { left: { at: 1, by: '周思远', successor: '', packages: 0 } }));
    void page.rights.rolesConfirmed();
    expect(asked[0]?.given).toEqual(['U2', ['operator'], []]);
  });

  it('of an institution user are only that role, which no other user can have', async () => {
    const { page } = await openedPeople();
    page.rights.rolesPressed(colleague('U2', { institution: '某银行' }));
    expect(page.rights.choices).toEqual(['institution']);
    page.rights.rolesPressed(colleague('U2'));
    expect(page.rights.choices).toEqual(['operator', 'director', 'query', 'administrator']);
  });

  it('are changed by managers, and never one’s own', async () => {
    const { page } = await openedPeople();
    expect([page.rights.mayChange(colleague('U2')), page.rights.mayChange(colleague('U1', { isSelf: true }))]).toEqual([
      true,
      false,
    ]);
    expect((await openedPeople(people({ mayManage: false }))).page.rights.mayChange(colleague('U2'))).toBe(false);
  });
});

describe('a colleague’s leaving', () => {
  it('waits until the colleague’s open work is loaded', async () => {
    const { page, asked, works, said } = await openedPeople();
    page.rights.leavePressed(colleague('U2'));
    await page.rights.leavingConfirmed();
    expect([page.rights.mayLeaveNow, asked, works.map(({ of }) => of)]).toEqual([false, [], ['U2']]);
    works[0]?.answer.resolve(nothingInHand);
    await until(() => page.rights.mayLeaveNow);
    const pressed = [page.rights.leavingConfirmed(), page.rights.leavingConfirmed()];
    asked[0]?.answer.resolve({
      done: true,
      now: people({ people: [colleague('U2', { left: { at: 1, by: '周思远', successor: '', packages: 0 } })] }),
    });
    await Promise.all(pressed);
    expect([
      asked.map(({ what, given }) => [what, given]),
      page.rights.leaving,
      page.former.length,
      page.working,
      said(),
    ]).toEqual([
      [['haveLeave', ['U2', undefined]]],
      undefined,
      1,
      [],
      [message('people.left-now', { name: '同事U2' })],
    ]);
  });

  it.each([
    ['packages', { packages: 2 }, false],
    ['the company’s form', { certification: true }, false],
    ['the company', {}, true],
  ] as const)('requires a successor for %s', async (_what, work, isMain) => {
    const { page, asked, works } = await openedPeople();
    page.rights.leavePressed(colleague('U2', { isMain }));
    works[0]?.answer.resolve({ ...nothingInHand, ...work });
    await until(() => page.rights.work.value !== undefined);
    await page.rights.leavingConfirmed();
    expect([page.rights.needsSuccessor, page.rights.mayLeaveNow, asked]).toEqual([true, false, []]);
    page.rights.successorChosen('U3');
    void page.rights.leavingConfirmed();
    expect(asked[0]?.given).toEqual(['U2', 'U3']);
  });

  it('starts without the successor and the work of the previous choice', async () => {
    const { page, works } = await openedPeople();
    page.rights.leavePressed(colleague('U2'));
    works[0]?.answer.resolve({ ...nothingInHand, packages: 1 });
    await until(() => page.rights.work.value !== undefined);
    page.rights.successorChosen('U3');
    page.rights.leavePressed(colleague('U4'));
    expect([page.rights.successor, page.rights.work.value, page.rights.mayLeaveNow]).toEqual(['', undefined, false]);
  });

  it('is refused for the last manager, with a message', async () => {
    const { page, asked, works, said } = await openedPeople();
    page.rights.leavePressed(colleague('U2'));
    works[0]?.answer.resolve(nothingInHand);
    await until(() => page.rights.mayLeaveNow);
    const pressed = page.rights.leavingConfirmed();
    asked[0]?.answer.resolve({ done: false, because: 'last-manager' });
    await pressed;
    expect([page.working.length, said()]).toEqual([2, [message('people.refused-last-manager')]]);
  });
});
