import { platformAgreementNames } from '../../../src/domain/agreements/platform-agreements.ts';
import type { Colleague, Invitation } from '../../../src/application/ports/people/people-desk.ts';
import type { JoinPresenter } from '../../../src/presentation/people/join/join-presenter.ts';
import type { PeoplePresenter } from '../../../src/presentation/people/people/people-presenter.ts';
import type { KeepingPeople } from '../abilities/keeping-people.ts';
import { addDays } from '../../../src/domain/calendar/plain-date.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

export function keepingPeople(portal: OpenPortal): KeepingPeople {
  let page: PeoplePresenter | undefined;
  let joining: JoinPresenter | undefined;
  const people = (): PeoplePresenter => opened(page, 'The people of the company');
  const invitationOf = (personName: string): Invitation => {
    const found = people().invitations.find((each) => each.personName === personName);
    if (!found) throw new Error(`${personName} is not invited`);
    return found;
  };
  const colleague = (personName: string): Colleague => {
    const found = people().working.find((each) => each.personName === personName);
    if (!found) throw new Error(`${personName} does not work for the company`);
    return found;
  };
  async function open(): Promise<void> {
    page?.left();
    const next = (page = portal.presenters.people());
    next.opened();
    await until('the people of the company are shown', () => next.content.value !== undefined);
  }
  async function enter(code: string): Promise<string> {
    const { session } = portal.presenters;
    if (session.state.kind === 'starting') await session.start();
    const next = (joining = portal.presenters.join());
    next.typed('code', code);
    await next.codePressed();
    return next.codeRefusal ?? (next.errors.code ? say(next.errors.code) : '');
  }

  return {
    openPeople: open,
    invitePerson: async ({ personName, mobile, idNumber }, roles) => {
      if (!page) await open();
      const { form } = people();
      people().invitePressed();
      for (const [field, value] of [
        ['personName', personName],
        ['mobile', mobile],
        ['idNumber', idNumber],
      ] as const) {
        form.typed(field, value);
        form.fieldLeft(field);
      }
      for (const role of roles) form.roleToggled(role, true);
      await form.invitePressed();
      const told = form.trouble ?? Object.values(form.errors)[0];
      return told === undefined ? '' : say(told);
    },
    withdrawInvitation: async (personName) => {
      people().withdrawPressed(invitationOf(personName));
      await people().withdrawalConfirmed();
    },
    sendInvitationAgain: async (personName) => people().sendAgainPressed(invitationOf(personName)),
    giveRoles: async (personName, roles) => {
      if (!page) await open();
      const { rights } = people();
      rights.rolesPressed(colleague(personName));
      for (const template of rights.choices) rights.roleToggled(template, roles.includes(template));
      await rights.rolesConfirmed();
    },
    demandTwoSteps: async () => {
      if (!page) await open();
      await people().rights.twoStepsPressed(true);
    },
    decideProposal: async (confirmed) => {
      await open();
      const proposal = people().proposals.find(({ mayDecide }) => mayDecide);
      if (!proposal) throw new Error('Nothing is to be decided');
      people().rights.decidePressed(proposal, confirmed);
      await people().rights.decisionConfirmed();
    },
    mayDecideSomething: async () => people().proposals.some(({ mayDecide }) => mayDecide),
    proposalsShown: async () =>
      people().proposals.map(({ kind, subjectName, state }) => `${kind} ${subjectName} ${state}`),
    haveLeave: async (personName) => {
      await open();
      const { rights } = people();
      rights.leavePressed(colleague(personName));
      await until('it is known what they have in hand', () => rights.work.value !== undefined);
      if (rights.needsSuccessor) rights.successorChosen(rights.work.value?.successors[0]?.userId ?? '');
      await rights.leavingConfirmed();
    },
    goneFromCompany: async () => people().former.map(({ personName }) => personName),
    invitedPeople: async () => people().invitations.map(({ personName, state }) => `${personName} ${state}`),
    workingPeople: async () =>
      people().working.map(
        ({ personName, roles }) => `${personName} ${roles.map(({ template, code }) => template ?? code).join(', ')}`,
      ),
    nameDelegate: async (delegate, delegator, fromDay, days) => {
      await open();
      const { delegations: delegating } = people();
      await until('it is shown who acts for whom', () => delegating.content.value !== undefined);
      delegating.namePressed();
      const who = (name: string): string =>
        delegating.content.value?.people.find(({ personName }) => personName === name)?.userId ?? '';
      if (delegator !== undefined) delegating.fieldChosen('fromUserId', who(delegator));
      delegating.fieldChosen('toUserId', who(delegate));
      delegating.fieldChosen('from', addDays(delegating.today, fromDay));
      delegating.fieldChosen('until', addDays(delegating.today, fromDay + days - 1));
      await delegating.namingConfirmed();
      const told = delegating.form.trouble ?? Object.values(delegating.form.errors)[0];
      return told === undefined ? '' : say(told);
    },
    endDelegation: async (delegate) => {
      await open();
      const { delegations: delegating } = people();
      await until('it is shown who acts for whom', () => delegating.content.value !== undefined);
      const found = delegating.all.find(({ toName, mayEnd }) => toName === delegate && mayEnd);
      if (!found) throw new Error(`${delegate} acts for nobody`);
      delegating.endPressed(found);
      await delegating.endConfirmed();
    },
    delegationsShown: async () => {
      await open();
      const { delegations: delegating } = people();
      await until('it is shown who acts for whom', () => delegating.content.value !== undefined);
      return delegating.all.map(({ toName, fromName, state }) => `${toName} for ${fromName} ${state}`);
    },
    decisionsShown: async () =>
      people().proposals.map(
        ({ kind, subjectName, state, decided }) => `${kind} ${subjectName} ${state} by ${decided?.by ?? ''}`,
      ),
    rolesOffered: async () => portal.presenters.shell.roles.map(({ name }) => name),
    actingEndedBy: async () => {
      const { session } = portal.presenters;
      await until(
        'somebody acts for nobody any more',
        () => session.who !== undefined && session.who.actsFor === undefined,
      );
      return session.who?.actingOver?.by ?? '';
    },
    mayManagePeople: async () => people().content.value?.mayManage === true,
    enterInvitationCode: enter,
    joinCompany: async (code, { idNumber, userName, password }) => {
      const wrong = await enter(code);
      if (wrong !== '') return wrong;
      const screen = opened(joining, 'The page on which one joins');
      for (const [field, value] of [
        ['idNumber', idNumber],
        ['userName', userName],
        ['password', password],
        ['again', password],
      ] as const)
        screen.typed(field, value);
      for (const name of platformAgreementNames) screen.agreementRead(name);
      screen.agreedToggled(true);
      await screen.joinPressed();
      const told = Object.values(screen.errors)[0] ?? screen.notice;
      return screen.codeRefusal ?? (told ? say(told) : '');
    },
    joinedAs: async () => joining?.joined,
  };
}
