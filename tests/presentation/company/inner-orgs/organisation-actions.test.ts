import { beforeEach, describe, expect, it } from 'vitest';
import type {
  OrganisationMember,
  Organisations as Standing,
  OrganisationOutcome,
} from '../../../../src/application/ports/company/organisation-desk.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import {
  OrganisationActions,
  type ShownOrganisation,
} from '../../../../src/presentation/company/inner-orgs/organisation-actions.ts';
import { fakeOrganisationDesk } from '../../../builders/organisation-desk.ts';

const organisation = (id: string, parentId = '', more: Partial<ShownOrganisation> = {}): ShownOrganisation => ({
  id,
  code: `QH${id}`,
  name: `组织${id}`,
  parentId,
  stopped: false,
  version: 4,
  memberCount: 0,
  ...more,
});
const [first, below, second, stopped] = [
  organisation('1'),
  organisation('11', '1'),
  organisation('2'),
  organisation('3', '', { stopped: true }),
] as const;
const person = (userId: string, organisationId: string): OrganisationMember => ({
  userId,
  personName: `人员${userId}`,
  mobile: '140****1001',
  institution: '江北项目部',
  organisationId,
  mayPlace: true,
});
const standing: Standing = {
  mayChange: true,
  organisations: [second, stopped, below, first],
  people: [person('A', '11'), person('B', ''), person('C', '1'), person('D', '11'), person('E', 'unknown')],
  changes: [],
};

let sent: string[];
let shown: string[];
let changed: number;
let asked: number;
let outcome: OrganisationOutcome | PortFault;
let page: OrganisationActions;

beforeEach(async () => {
  [sent, shown, changed, asked, outcome] = [[], [], 0, 0, { done: true, now: '1' }];
  const answer =
    (what: string) =>
    async (...request: readonly unknown[]): Promise<OrganisationOutcome> => {
      sent.push(`${what} ${JSON.stringify(request)}`);
      if (outcome instanceof PortFault) throw outcome;
      return outcome;
    };
  page = new OrganisationActions({
    desk: fakeOrganisationDesk({
      isOffered: true,
      organisations: async () => ((asked += 1), standing),
      create: answer('make'),
      rename: answer('rename'),
      move: answer('move'),
      close: answer('stop'),
      reopen: answer('reopen'),
      place: answer('place'),
    }),
    session: { faultSeen: () => undefined },
    toasts: { show: (tone: string, { key }: { key: string }) => void shown.push(`${tone} ${key}`) } as never,
    creditsPath: (id) => `/holdings?org=${id}`,
    onChanged: () => (changed += 1),
  });
  page.opened();
  await expect.poll(() => page.mayChange).toBe(true);
});

const read = '{"organisationId":"1","version":4}';

describe('the people', () => {
  it('are grouped by organisation in the order of the tree, last those of none that is known', () => {
    expect(page.membersByOrganisation.map(({ name, members }) => [name, members.map(({ userId }) => userId)])).toEqual([
      ['组织1', ['C']],
      ['组织11', ['A', 'D']],
      ['', ['B', 'E']],
    ]);
  });
});

describe('the organisations that can be chosen', () => {
  const ids = () => page.choices.map(({ id }) => id);

  it('are the active ones in the order of the tree', () => {
    page.makePressed();
    expect(ids()).toEqual(['1', '11', '2']);
  });

  it('are not the one that is moved, nor those below it', () => {
    page.changePressed('move', first);
    expect(ids()).toEqual(['2']);
  });
});

describe('a change', () => {
  it('makes an organisation below the one whose button was pressed', async () => {
    page.makePressed('1');
    page.fieldTyped('code', 'QH12');
    page.fieldTyped('name', '物流中心');
    await page.confirmed();
    expect(sent).toEqual(['make [{"code":"QH12","name":"物流中心","parentId":"1"}]']);
    expect([page.asked, shown, changed, asked]).toEqual([undefined, ['ok group.org-done-make'], 1, 2]);
  });

  it.each([
    ['rename', (): void => page.fieldTyped('name', '新名称'), `rename [${read},"新名称"]`],
    ['move', (): void => page.fieldTyped('parentId', '2'), `move [${read},"2"]`],
    ['stop', (): void => undefined, `stop [${read}]`],
    ['reopen', (): void => undefined, `reopen [${read}]`],
  ] as const)('names the version that was read: %s', async (act, enter, expected) => {
    page.changePressed(act, first);
    enter();
    await page.confirmed();
    expect([sent, shown]).toEqual([[expected], [`ok group.org-done-${act}`]]);
  });

  it('places a person, from where they were seen', async () => {
    page.placePressed(person('A', '11'));
    expect(page.form.values.organisationId).toBe('11');
    page.organisationChosen('');
    await page.confirmed();
    expect(sent).toEqual(['place ["A","11",""]']);
  });

  it('is not sent with errors, which are shown at their fields until they are changed', async () => {
    page.makePressed();
    page.fieldTyped('code', 'qh2');
    await page.confirmed();
    expect([page.form.errors.code?.key, page.form.errors.name?.key]).toEqual([
      'group.org-code-taken',
      'group.org-name-missing',
    ]);
    page.fieldTyped('name', '物流中心');
    expect([page.form.errors.name, sent, page.form.attempt]).toEqual([undefined, [], 1]);
  });

  it.each([
    ['rename', 'name', 'group.org-name-same'],
    ['move', 'parentId', 'group.org-parent-same'],
  ] as const)('that changes nothing is not sent: %s', async (act, field, key) => {
    page.changePressed(act, first);
    await page.confirmed();
    expect([page.form.errors[field]?.key, sent]).toEqual([key, []]);
  });

  it('is sent once, however often it is pressed', async () => {
    page.changePressed('stop', first);
    await Promise.all([page.confirmed(), page.confirmed()]);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['changed', 'group.org-refused-changed'],
    ['holds', 'group.org-refused-holds'],
    ['authorised', 'group.org-refused-authorised'],
    ['not-permitted', 'group.org-refused-not-permitted'],
  ] as const)('that is refused as %s says why in the dialog, over the page as it is now', async (because, key) => {
    outcome = { done: false, because };
    page.changePressed('stop', first);
    await page.confirmed();
    expect([page.form.trouble?.key, page.asked?.act, shown, changed, asked]).toEqual([key, 'stop', [], 1, 2]);
    // A link to the holdings is shown where they are the reason.
    expect(page.creditsPath).toBe(because === 'holds' ? `/holdings?org=${first.id}` : undefined);
  });

  it('shows at its field the error that the back end finds', async () => {
    outcome = { done: false, because: 'refused', problems: { parentId: 'too-deep' } };
    page.changePressed('move', second);
    page.fieldTyped('parentId', '11');
    await page.confirmed();
    expect(page.form.errors.parentId?.key).toBe('group.org-parent-deep');
  });

  it('that fails can be tried again', async () => {
    outcome = new PortFault('offline');
    page.changePressed('stop', first);
    await page.confirmed();
    expect([page.form.trouble !== undefined, page.form.busy]).toEqual([true, false]);
    outcome = { done: true, now: '1' };
    await page.confirmed();
    expect(page.asked).toBeUndefined();
  });

  it('begins without the result of an earlier dialog', async () => {
    page.makePressed('1');
    await page.confirmed();
    page.dialogClosed();
    page.makePressed();
    expect([page.form.errors, page.form.values.parentId]).toEqual([{}, '']);
  });
});

describe('a back end without changes', () => {
  it('is not asked', () => {
    const plain = new OrganisationActions({
      desk: fakeOrganisationDesk(),
      session: { faultSeen: () => undefined },
      toasts: { show: () => undefined } as never,
      creditsPath: () => undefined,
      onChanged: () => undefined,
    });
    plain.opened();
    expect([plain.mayChange, plain.people, plain.changes]).toEqual([false, [], []]);
  });
});
