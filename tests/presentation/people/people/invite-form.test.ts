import { describe, expect, it } from 'vitest';
import type { PeopleOutcome } from '../../../../src/application/ports/people/people-desk.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { emptyInvitation } from '../../../../src/domain/people/shared/invitation.ts';
import { message } from '../../../../src/words/catalogue.ts';
import { naughty } from '../../../builders/naughty-texts.ts';
import { until } from '../../../builders/office.ts';
import { invitation, openedPeople, people, type PeopleWorld } from './fake-people.ts';

const entry = {
  personName: '石清越',
  mobile: '14000008801',
  idNumber: '330299199003071235',
  roles: ['operator'],
  institution: '',
} as const;

async function filled(first = people()): Promise<PeopleWorld> {
  const world = await openedPeople(first);
  const { form } = world.page;
  world.page.invitePressed();
  form.typed('personName', ` ${entry.personName} `);
  form.typed('mobile', '+86 140 0000 8801');
  form.typed('idNumber', entry.idNumber);
  form.roleToggled('operator', true);
  return world;
}

async function answered(outcome: PeopleOutcome): Promise<PeopleWorld> {
  const world = await filled();
  const pressed = world.page.form.invitePressed();
  world.asked[0]?.answer.resolve(outcome);
  await pressed;
  return world;
}

describe('any typed text', () => {
  it.each(naughty)('is kept as typed, and rejected with a message: %s', async (_what, text) => {
    const world = await openedPeople(people());
    const { form } = world.page;
    world.page.invitePressed();
    form.roleToggled('institution', true);
    for (const field of ['personName', 'mobile', 'idNumber', 'institution'] as const) {
      form.typed(field, text);
      form.fieldLeft(field);
    }
    await form.invitePressed();
    expect([form.values.personName, form.values.mobile, form.values.idNumber, form.values.institution]).toEqual([
      text,
      text,
      text,
      text,
    ]);
    expect([form.errors.idNumber?.key.length, world.asked]).toEqual([expect.any(Number), []]);
  });
});

describe('inviting a colleague', () => {
  it('sends it once when pressed repeatedly, and clears the typed values', async () => {
    const { page, asked, said } = await filled();
    const pressed = [page.form.invitePressed(), page.form.invitePressed(), page.form.invitePressed()];
    expect([asked.map(({ what, given }) => [what, given]), page.form.busy]).toEqual([[['invite', [entry]]], true]);
    asked[0]?.answer.resolve({ done: true, now: people({ invitations: [invitation('I1')] }) });
    await Promise.all(pressed);
    expect([page.form.values, page.form.busy, page.isInviting, page.invitations.length, said()]).toEqual([
      emptyInvitation,
      false,
      false,
      1,
      [message('people.invited', { name: '石清越' })],
    ]);
  });

  it('reports that another person must confirm it first', async () => {
    const { said } = await answered({
      done: true,
      now: people({ invitations: [invitation('I1', { state: 'waiting' })] }),
    });
    expect(said()).toEqual([message('people.proposed-now')]);
  });

  it('does not confuse it with a waiting invitation of the same name', async () => {
    const namesake = invitation('I0', { state: 'waiting' });
    const world = await filled(people({ invitations: [namesake] }));
    const pressed = world.page.form.invitePressed();
    world.asked[0]?.answer.resolve({ done: true, now: people({ invitations: [invitation('I1'), namesake] }) });
    await pressed;
    expect(world.said()).toEqual([message('people.invited', { name: '石清越' })]);
  });

  it('sends nothing invalid, and shows the errors until they are corrected', async () => {
    const { page, asked } = await openedPeople();
    await page.form.invitePressed();
    expect([page.form.attempt, Object.keys(page.form.errors), asked]).toEqual([
      1,
      ['personName', 'idNumber', 'mobile', 'roles'],
      [],
    ]);
    page.form.typed('personName', '石清越');
    page.form.roleToggled('query', true);
    expect(Object.keys(page.form.errors)).toEqual(['idNumber', 'mobile']);
  });

  it('shows the error of a field that was left, unless it is empty', async () => {
    const { page } = await openedPeople();
    page.form.fieldLeft('idNumber');
    expect(page.form.errors).toEqual({});
    page.form.typed('idNumber', '33029919900307');
    page.form.fieldLeft('idNumber');
    expect(page.form.errors).toEqual({ idNumber: message('registration.id-form') });
  });

  it.each(['left', 'invitingEnded'] as const)('clears the typed values when it ends: %s', async (how) => {
    const { page } = await filled();
    expect(page.form.isBegun).toBe(true);
    page[how]();
    expect([page.form.values, page.form.isBegun, page.isInviting]).toEqual([emptyInvitation, false, false]);
  });

  it.each([
    ['here', { errors: { idNumber: message('people.refused-here') } }, 2],
    ['invited', { errors: { idNumber: message('people.refused-invited') } }, 2],
    ['too-many', { trouble: message('people.refused-too-many') }, 2],
    ['no-texts', { trouble: message('people.no-texts') }, 2],
    ['not-permitted', { trouble: message('people.read-only') }, 2],
    ['nobody-confirms', { trouble: message('people.refused-nobody-confirms') }, 2],
  ] as const)('shows the refusal, keeps the typed values, and reloads: %s', async (because, shown, looks) => {
    const world = await answered({ done: false, because });
    expect(world.page.form).toMatchObject({ ...shown, busy: false, attempt: 1 });
    expect([world.page.form.values.idNumber, world.page.isInviting, world.looks(), world.said()]).toEqual([
      entry.idNumber,
      true,
      looks,
      [],
    ]);
  });

  it('shows a throttle and errors by field, without reloading', async () => {
    const soon = await answered({ done: false, because: 'too-soon', seconds: 40 });
    expect([soon.page.form.trouble, soon.looks()]).toEqual([message('people.too-soon', { seconds: 40 }), 1]);
    const refused = await answered({ done: false, because: 'refused', problems: { mobile: 'form', roles: 'alone' } });
    expect([refused.page.form.errors, refused.looks()]).toEqual([
      { mobile: message('people.mobile-form'), roles: message('people.roles-alone') },
      1,
    ]);
  });

  it('can be sent again after a lost connection', async () => {
    const { page, asked, faults } = await filled();
    const pressed = page.form.invitePressed();
    asked[0]?.answer.reject(new PortFault('offline'));
    await pressed;
    expect([page.form.trouble, page.form.busy, faults.length, page.form.values.mobile]).toEqual([
      message('refusals.network'),
      false,
      1,
      '+86 140 0000 8801',
    ]);
  });

  it('needs a second person only for a weighty role, unless one person may decide alone', async () => {
    const { page } = await filled();
    expect(page.form.waitsForAnother).toBe(false);
    page.form.roleToggled('administrator', true);
    expect(page.form.waitsForAnother).toBe(true);
    const alone = await filled(people({ decidesAlone: true }));
    alone.page.form.roleToggled('administrator', true);
    expect(alone.page.form.waitsForAnother).toBe(false);
  });

  it.each([
    [{}, true],
    [{ mayManage: false }, false],
    [{ sendsTexts: false }, false],
  ] as const)('is offered to managers when texts can be sent: %j', async (more, may) => {
    expect((await openedPeople(people(more))).page.mayInvite).toBe(may);
  });
});

describe('an open invitation', () => {
  it('is withdrawn only after a confirmation', async () => {
    const { page, asked, said } = await openedPeople(people({ invitations: [invitation('I1')] }));
    await page.withdrawalConfirmed();
    page.withdrawPressed(invitation('I1'));
    page.withdrawalDropped();
    await page.withdrawalConfirmed();
    expect(asked).toEqual([]);
    page.withdrawPressed(invitation('I1'));
    const pressed = page.withdrawalConfirmed();
    expect(page.changes.busyAt).toBe('I1');
    asked[0]?.answer.resolve({ done: true, now: people() });
    await pressed;
    expect([asked.length, page.withdrawing, page.invitations, said()]).toEqual([
      1,
      undefined,
      [],
      [message('people.withdrawn', { name: '石清越' })],
    ]);
  });

  it('is sent again once, and one used meanwhile is reported and reloaded', async () => {
    const { page, asked, said, stands, looks } = await openedPeople(people({ invitations: [invitation('I1')] }));
    stands(people());
    const pressed = [page.sendAgainPressed(invitation('I1')), page.sendAgainPressed(invitation('I1'))];
    asked[0]?.answer.resolve({ done: false, because: 'gone' });
    await Promise.all(pressed);
    await until(() => page.invitations.length === 0);
    expect([asked.length, looks(), said()]).toEqual([1, 2, [message('people.refused-gone')]]);
  });
});
