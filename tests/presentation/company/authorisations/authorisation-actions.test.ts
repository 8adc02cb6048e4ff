import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type {
  AuthorisationChange,
  Authorisations,
  AuthorisationDesk,
  AuthorisationOutcome,
  AuthorisationRefusal,
} from '../../../../src/application/ports/company/authorisation-desk.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import {
  maxAuthorisationDays,
  type AuthorisationEntry,
} from '../../../../src/domain/company/shared/authorisation-entry.ts';
import { AuthorisationActions } from '../../../../src/presentation/company/authorisations/authorisation-actions.ts';
import { Toasts } from '../../../../src/presentation/shared/toasts.ts';
import { message, type PlainKey } from '../../../../src/words/catalogue.ts';
import { until } from '../../../builders/office.ts';

const change = (more: Partial<AuthorisationChange> = {}): AuthorisationChange => ({
  id: 'AU-1',
  personName: '梁叙白',
  mobile: '',
  organisationName: '装备制造事业部',
  products: ['CREDIT'],
  actions: [],
  from: '2026-03-01',
  until: '2027-02-28',
  unconfirmed: undefined,
  steps: [],
  proposal: undefined,
  mayWithdraw: true,
  ...more,
});
const standing = (more: Partial<Authorisations> = {}): Authorisations => ({
  mayGrant: true,
  decidesAlone: false,
  people: [
    { userId: 'U-1', personName: '骆秋白', mobile: '138****0001', isGiver: true },
    { userId: 'U-2', personName: '梁叙白', mobile: '138****0002', isGiver: false },
  ],
  organisations: [{ id: 'IO-1', name: '装备制造事业部' }],
  products: ['CREDIT', 'EST'],
  authorisations: [],
  ...more,
});
const proposed = (withdraws: boolean) => ({ id: 'PP-1', withdraws, until: 1, isOwn: false, mayDecide: true });

let answers: AuthorisationOutcome[];
let did: (string | AuthorisationEntry)[];
let [faults, looks, changed] = [0, 0, 0];
let toasts: Toasts;
beforeEach(() => {
  [answers, did, faults, looks, changed] = [[], [], 0, 0, 0];
});
const notes = () => toasts.notes.map((note) => note.message);

async function opened(now = standing()): Promise<AuthorisationActions> {
  const clock = new ManualClock(Date.parse('2026-11-24T15:59:59Z'));
  toasts = new Toasts(clock);
  const next = async (what: string | AuthorisationEntry): Promise<AuthorisationOutcome> => {
    did.push(what);
    const answer = answers.shift();
    if (!answer) throw new PortFault('offline');
    return answer;
  };
  const desk: AuthorisationDesk = {
    isOffered: true,
    authorisations: async () => ((looks += 1), now),
    grant: next,
    withdraw: async (id) => next(`withdraw ${id}`),
    decide: async (id, confirmed, reason) => next(`decide ${id} ${confirmed} ${reason}`),
  };
  const changes = new AuthorisationActions({
    desk,
    toasts,
    clock,
    session: { faultSeen: () => void (faults += 1), who: undefined },
    onChanged: () => void (changed += 1),
  });
  changes.opened();
  await until(() => changes.content.value !== undefined);
  return changes;
}

function filled(changes: AuthorisationActions): void {
  changes.givePressed();
  changes.fieldTyped('personName', ' 方  知雨 ');
  changes.fieldTyped('organisationId', 'IO-1');
  changes.productToggled('EST', true);
  changes.actionToggled('sign', true);
  changes.fieldTyped('until', '2027-11-20');
}

describe('giving an authorisation', () => {
  it('begins with today in Shanghai, and sends nothing while something is missing', async () => {
    const changes = await opened();
    changes.givePressed();
    expect([changes.form.isOpen, changes.form.values.from]).toEqual([true, '2026-11-24']);
    await changes.giveConfirmed();
    expect([did, changes.form.attempt, Object.keys(changes.form.errors)]).toEqual([
      [],
      1,
      ['personName', 'organisationId', 'products', 'actions', 'until'],
    ]);
    changes.productToggled('CREDIT', true);
    expect([Object.keys(changes.form.errors), changes.form.values.products]).toEqual([
      ['personName', 'organisationId', 'actions', 'until'],
      ['CREDIT'],
    ]);
    changes.actionToggled('submit', true);
    // A dependent action remains as long as the action that it needs.
    changes.actionToggled('view', false);
    expect([Object.keys(changes.form.errors), changes.form.values.actions]).toEqual([
      ['personName', 'organisationId', 'until'],
      ['view', 'prepare', 'submit'],
    ]);
    changes.productToggled('EST', true);
    changes.productToggled('CREDIT', false);
    expect(changes.form.values.products).toEqual(['EST']);
  });

  it.each([
    [false, 'group.auth-proposed'],
    [true, 'group.auth-given'],
  ] as const)('is sent once, as it is stored, and reported (alone: %s)', async (decidesAlone, told) => {
    const changes = await opened(standing({ decidesAlone }));
    filled(changes);
    const next = standing({ authorisations: [change({ unconfirmed: 'waiting' })] });
    answers.push({ done: true, now: next });
    await Promise.all([changes.giveConfirmed(), changes.giveConfirmed()]);
    expect(did).toEqual([
      {
        userId: '',
        personName: '方 知雨',
        organisationId: 'IO-1',
        products: ['EST'],
        actions: ['view', 'sign'],
        from: '2026-11-24',
        until: '2027-11-20',
      },
    ]);
    expect([changes.form.isOpen, changes.form.values.personName, changes.content.value, changed, notes()]).toEqual([
      false,
      '',
      next,
      1,
      [message(told)],
    ]);
  });

  it('sends no action that was deselected', async () => {
    const changes = await opened();
    filled(changes);
    changes.actionToggled('sign', false);
    expect(changes.form.values.actions).toEqual(['view']);
    changes.actionToggled('view', false);
    changes.fieldTyped('until', 'soon');
    await changes.giveConfirmed();
    expect([
      did,
      changes.form.values.actions,
      changes.form.errors.actions?.key,
      changes.form.errors.until?.key,
    ]).toEqual([[], [], 'group.auth-actions-missing', 'group.auth-day-form']);
  });

  it('names an account by its person, and excludes the giver', async () => {
    const changes = await opened();
    filled(changes);
    expect(changes.people.map(({ userId }) => userId)).toEqual(['U-2']);
    changes.fieldTyped('personName', '梁叙白');
    await changes.giveConfirmed();
    expect([did, changes.form.errors.personName]).toEqual([[], message('group.auth-has-account')]);
    changes.accountChosen('U-2');
    expect([changes.form.values.personName, changes.form.errors]).toEqual(['梁叙白', {}]);
    answers.push({ done: true, now: standing() });
    await changes.giveConfirmed();
    expect(did).toMatchObject([{ userId: 'U-2', personName: '梁叙白' }]);
    filled(changes);
    changes.accountChosen('U-2');
    changes.accountChosen('');
    expect(changes.form.values).toMatchObject({ userId: '', personName: '' });
  });

  it('shows refused values by field, and lets the form go on', async () => {
    const changes = await opened();
    filled(changes);
    answers.push({
      done: false,
      because: 'refused',
      problems: { personName: 'too-long', until: 'too-long', from: 'past', organisationId: 'form' },
    });
    await changes.giveConfirmed();
    expect(changes.form.errors).toMatchObject({
      from: message('group.auth-past'),
      organisationId: message('group.auth-choice-form'),
      until: message('group.auth-too-long', { days: maxAuthorisationDays }),
      personName: { key: 'group.auth-name-long' },
    });
    expect([changes.form.isOpen, changes.form.attempt, changed, notes()]).toEqual([true, 1, 0, []]);
    answers.push({
      done: false,
      because: 'refused',
      problems: { personName: 'not-a-name', until: 'before-from', from: 'form' },
    });
    await changes.giveConfirmed();
    expect(changes.form.errors).toEqual({
      personName: message('group.auth-name-form'),
      from: message('group.auth-day-form'),
      until: message('group.auth-before-from'),
    });
  });

  it.each([
    ['proposed', 'group.auth-refused-proposed'],
    ['nobody-confirms', 'group.auth-refused-nobody-confirms'],
    ['too-many', 'group.auth-refused-too-many'],
    ['now', 'group.auth-refused-now'],
    ['overtaken', 'group.auth-refused-overtaken'],
    ['not-permitted', 'group.auth-refused-not-permitted'],
    ['gone', 'group.auth-refused-now'],
  ] as const satisfies readonly (readonly [AuthorisationRefusal, PlainKey])[])(
    'shows the refusal in the form: %s, and reloads when the state has changed',
    async (because, key) => {
      const changes = await opened();
      filled(changes);
      const before = looks;
      answers.push({ done: false, because });
      await changes.giveConfirmed();
      expect([changes.form.trouble, changes.form.isOpen, looks - before, changed, notes()]).toEqual([
        message(key),
        true,
        1,
        1,
        [],
      ]);
      changes.fieldTyped('personName', '方知雨');
      expect(changes.form.trouble).toBeUndefined();
    },
  );

  it('keeps the typed values after a lost connection, and clears them when the page is left', async () => {
    const changes = await opened();
    filled(changes);
    await changes.giveConfirmed();
    expect([faults, changes.form.busy, changes.form.isOpen, changes.form.trouble !== undefined, notes()]).toEqual([
      1,
      false,
      true,
      true,
      [],
    ]);
    changes.left();
    expect([changes.form.isOpen, changes.form.values.personName, changes.form.trouble]).toEqual([false, '', undefined]);
  });
});

describe('deciding about an authorisation', () => {
  it.each([
    ['withdraw', change(), false, 'withdraw AU-1', 'group.auth-proposed'],
    ['withdraw', change(), true, 'withdraw AU-1', 'group.auth-withdrawn-now'],
    ['confirm', change({ proposal: proposed(false) }), false, 'decide PP-1 true ', 'group.auth-confirmed-now'],
    ['decline', change({ proposal: proposed(true) }), false, 'decide PP-1 false ', 'group.auth-declined-now'],
  ] as const)(
    'does nothing before it is confirmed, and then does as asked: %s',
    async (how, which, decidesAlone, done, told) => {
      const changes = await opened(standing({ decidesAlone, authorisations: [which] }));
      changes.decisionPressed(which, how);
      changes.decisionDropped();
      await changes.decisionConfirmed();
      changes.decisionPressed(which, how);
      expect(did).toEqual([]);
      answers.push({ done: true, now: standing() });
      await changes.decisionConfirmed();
      expect([did, changes.deciding, changes.content.value?.authorisations, changed, notes()]).toEqual([
        [done],
        undefined,
        [],
        1,
        [message(told)],
      ]);
    },
  );

  it('is dropped when nothing is proposed any more, and a refusal is shown on the page', async () => {
    const changes = await opened();
    changes.decisionPressed(change(), 'confirm');
    await changes.decisionConfirmed();
    expect([did, changes.deciding]).toEqual([[], undefined]);
    changes.decisionPressed(change({ proposal: proposed(false) }), 'confirm');
    answers.push({ done: false, because: 'overtaken' });
    await changes.decisionConfirmed();
    expect([
      toasts.notes.map(({ tone, message: said }) => [tone, said]),
      changes.form.trouble,
      changes.deciding,
    ]).toEqual([[['warn', message('group.auth-refused-overtaken')]], undefined, undefined]);
  });
});

describe('the list of authorisations', () => {
  it('separates proposals that wait or were not confirmed, and own requests for withdrawal', async () => {
    const all = [
      change({ id: 'holds' }),
      change({ id: 'declined', unconfirmed: 'declined' }),
      change({ id: 'ends', proposal: proposed(true) }),
    ];
    const changes = await opened(standing({ authorisations: all }));
    expect([
      changes.unconfirmed.map(({ id }) => id),
      changes.changeOf('holds')?.id,
      changes.changeOf('other'),
      changes.mayGive,
    ]).toEqual([['declined', 'ends'], 'holds', undefined, true]);
    expect((await opened(standing({ mayGrant: false }))).mayGive).toBe(false);
  });

  it.each([
    ['2026-11-24', 'valid', 0],
    ['2026-12-24', 'valid', 30],
    ['2026-12-25', 'valid', undefined],
    ['2026-12-24', 'not-yet', undefined],
    ['2026-11-24', 'withdrawn', undefined],
  ])('ends soon: %s (%s) in %s days', async (day, state, days) => {
    expect((await opened()).endsIn({ until: day, state })).toBe(days);
  });
});
