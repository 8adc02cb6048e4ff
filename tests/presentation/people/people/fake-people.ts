import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type {
  Colleague,
  Invitation,
  OpenWork,
  People,
  PeopleDesk,
  PeopleOutcome,
  Proposal,
} from '../../../../src/application/ports/people/people-desk.ts';
import { PeoplePresenter } from '../../../../src/presentation/people/people/people-presenter.ts';
import type { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { Toasts } from '../../../../src/presentation/shared/toasts.ts';
import type { Message } from '../../../../src/words/catalogue.ts';
import { noDelegations } from '../../../builders/no-delegations.ts';
import { until } from '../../../builders/office.ts';

const now = Date.UTC(2026, 10, 24, 4);
const operator = { code: 'ROLE_CORP_OPERATOR', name: '经办人', template: 'operator' } as const;

export const colleague = (userId: string, more: Partial<Colleague> = {}): Colleague => ({
  userId,
  personName: `同事${userId}`,
  userName: userId.toLowerCase(),
  institution: '',
  isMain: false,
  isSelf: false,
  roles: [operator],
  mobile: undefined,
  lastSignedIn: undefined,
  left: undefined,
  ...more,
});
export const proposal = (id: string, more: Partial<Proposal> = {}): Proposal => ({
  id,
  kind: 'roles',
  subjectName: '李敏',
  before: [],
  after: [],
  by: '周思远',
  at: 1,
  until: now + 1,
  state: 'open',
  isOwn: false,
  mayDecide: true,
  decided: undefined,
  ...more,
});
export const invitation = (id: string, more: Partial<Invitation> = {}): Invitation => ({
  id,
  personName: '石清越',
  mobile: '140****8801',
  institution: '',
  roles: [operator],
  invitedBy: '周思远',
  invitedAt: 1,
  sentAt: 1,
  until: now + 1,
  state: 'open',
  ...more,
});
export const people = (more: Partial<People> = {}): People => ({
  isCore: false,
  mayManage: true,
  sendsTexts: true,
  mayConfirm: true,
  decidesAlone: false,
  twoStepsFrom: undefined,
  people: [colleague('U1', { isSelf: true }), colleague('U2')],
  proposals: [],
  invitations: [],
  ...more,
});

type Change = Exclude<keyof PeopleDesk, 'isOffered' | 'people' | 'workOf'>;

/** The page with a desk whose answers the test gives. */
export interface PeopleWorld {
  readonly page: PeoplePresenter;
  readonly asked: {
    readonly what: Change;
    readonly given: readonly unknown[];
    readonly answer: PromiseWithResolvers<PeopleOutcome>;
  }[];
  readonly works: { readonly of: string; readonly answer: PromiseWithResolvers<OpenWork> }[];
  readonly faults: unknown[];
  /** Number of requests for the people. */
  looks(): number;
  said(): readonly Message[];
  /** Changes the people from now on. */
  stands(people: People): void;
}

export async function openedPeople(first: People = people()): Promise<PeopleWorld> {
  let [standing, looks] = [first, 0];
  const [asked, works, faults]: [PeopleWorld['asked'], PeopleWorld['works'], unknown[]] = [[], [], []];
  const clock = new ManualClock(now);
  const toasts = new Toasts(clock);
  const held =
    (what: Change) =>
    async (...given: readonly unknown[]): Promise<PeopleOutcome> => {
      const answer = Promise.withResolvers<PeopleOutcome>();
      asked.push({ what, given, answer });
      return answer.promise;
    };
  const desk: PeopleDesk = {
    isOffered: true,
    people: async () => ((looks += 1), standing),
    invite: held('invite'),
    sendAgain: held('sendAgain'),
    withdraw: held('withdraw'),
    giveRoles: held('giveRoles'),
    haveLeave: held('haveLeave'),
    proposeTwoSteps: held('proposeTwoSteps'),
    decide: held('decide'),
    withdrawProposal: held('withdrawProposal'),
    workOf: async (of) => {
      const answer = Promise.withResolvers<OpenWork>();
      works.push({ of, answer });
      return answer.promise;
    },
  };
  const page = new PeoplePresenter({
    desk,
    delegations: noDelegations,
    toasts,
    clock,
    session: { faultSeen: (thrown: unknown) => void faults.push(thrown) } as unknown as SessionStore,
  });
  page.opened();
  await until(() => page.content.value !== undefined);
  return {
    page,
    asked,
    works,
    faults,
    looks: () => looks,
    said: () => toasts.notes.map((note) => note.message),
    stands: (next) => (standing = next),
  };
}
