import { beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '../../../../src/contract/calls.ts';
import type { CallerFacts } from '../../../../server/core/context.ts';
import { checkStillPermitted, ownPackage, ownShelf } from '../../../../server/core/evidence/ownership.ts';
import { shelvesOf } from '../../../../server/core/evidence/package-queries.ts';
import { notifyPackageStep } from '../../../../server/core/evidence/package-news.ts';
import { packageMessages } from '../../../../server/core/evidence/package-messages.ts';
import type { LogRecord } from '../../../../server/core/records/evidence.ts';
import type { UserRecord } from '../../../../server/core/records/company.ts';
import type { MessageRecord } from '../../../../server/core/records/messages.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { asked, uploadingWorld, type World } from './uploading.ts';

const company = 'C-YANZHOU';
const reader = 'guyunzhou';

let world: World;
let facts: CallerFacts;

const change = async (more: Partial<UserRecord>): Promise<UserRecord> =>
  world.store.transaction(async ({ users }) => {
    const user = await users.byName(reader);
    if (!user) throw new Error(`There is no ${reader}`);
    await users.save({ ...user, ...more });
    return { ...user, ...more };
  });

const switchOrganisations = async (innerOrganisationsOn: boolean): Promise<void> =>
  world.store.transaction(async ({ groups }) =>
    groups.save({
      pkCorp: company,
      innerOrganisationsOn,
      authorisationsOn: false,
      organisations: [{ id: 'IO-1', code: 'A', name: '象山仓储部', level: 1, parentId: '', stopped: false }],
      authorisations: [],
    }),
  );

const codeOf = async (name: CallName, request: unknown = {}) => (await asked(world, name, request, facts)).code;

const securityOf = async () =>
  (await asked(world, 'security', { menus3Required: true }, facts)).data as {
    isConfined?: boolean;
    homeUrl: string;
    menus3: readonly { menuCode: string }[];
  };

beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore());
  facts = await world.asking(reader);
});

const asks: readonly (readonly [CallName, () => object])[] = [
  ['packagePage', () => ({ docType: 'CREDIT', page: 1, pageSize: 10 })],
  ['allPackagePage', () => ({ page: 1, pageSize: 10 })],
  ['wholePackages', () => ({ docType: 'CREDIT' })],
  ['packageTotals', () => ({})],
  ['packageFigures', () => ({ asked: [{}] })],
  ['waitSubmit', () => ({})],
  ['packageFind', () => ({ docDatumId: world.docDatumId })],
  ['operationLog', () => ({ docDatumId: world.docDatumId })],
  ['materialList', () => ({ docDatumId: world.docDatumId })],
  ['packageEvent', () => ({ docDatumId: world.docDatumId, eventType: 'ACCOUNT_VIEWED' })],
  ['maturities', () => ({})],
  ['receivables', () => ({ page: 1, pageSize: 10 })],
  ['foundRecords', () => ({ text: '启衡' })],
];

const states: readonly (readonly [string, Partial<UserRecord>, boolean, boolean])[] = [
  ['a person of the company itself', {}, true, false],
  ['a person of an inner organisation', { institution: '象山仓储部', innerOrganisationId: 'IO-1' }, true, true],
  [
    'the same while organisations are switched off',
    { institution: '象山仓储部', innerOrganisationId: 'IO-1' },
    false,
    true,
  ],
  ['a person of an institution who waits to be placed', { institution: '象山仓储部' }, true, true],
  ['a person of an institution of a company without organisations', { institution: '衡铎银行' }, false, false],
];

describe.each(states)('%s', (_who, more, isOn, isConfined) => {
  beforeEach(async () => {
    await switchOrganisations(isOn);
    await change(more);
  });

  it.each(asks)('is answered as the rule says: %s', async (name, request) => {
    const code = await codeOf(name, request());
    expect(code).toBe(isConfined ? 'NOT_PERMITTED' : '0');
  });

  it('opens a download of packages that was made before as the rule says', async () => {
    await change({ institution: '', innerOrganisationId: undefined });
    const packages = { docType: 'CREDIT' };
    const { id } = (await asked(world, 'requestDownload', { kind: 'EXPORT', picked: packages }, facts)).data as {
      readonly id: string;
    };
    await world.store.transaction(async ({ downloads }) => {
      const found = await downloads.lock(id);
      if (found) await downloads.save({ ...found, state: 'COMPLETE', objectKey: 'made.xlsx', size: 1 });
    });
    expect(await codeOf('downloadAddress', { id })).toBe('0');
    await change(more);
    expect(await codeOf('downloadAddress', { id })).toBe(isConfined ? 'NOT_PERMITTED' : '0');
  });

  it('has the menus of packages and the landing that belong to it', async () => {
    const { isConfined: told, menus3, homeUrl } = await securityOf();
    expect({ told: told === true, hasPackages: menus3.some(({ menuCode }) => menuCode === 'materials') }).toEqual({
      told: isConfined,
      hasPackages: !isConfined,
    });
    expect(homeUrl).toBe(
      isConfined && more.innerOrganisationId !== undefined && isOn ? '/credit/chain/index/operator' : '/index',
    );
  });

  it('hands in files without a session as the rule says', async () => {
    const user = await change({});
    const check = world.store.transaction(async (transaction) =>
      checkStillPermitted(transaction, user.userId, 'view', Date.now()),
    );
    await (isConfined
      ? expect(check).rejects.toMatchObject({ code: 'NOT_PERMITTED' })
      : expect(check).resolves.toBeUndefined());
  });

  it('is notified of a step of a package, and sees earlier messages, according to the rule', async () => {
    const user = await change({});
    const found = await world.store.transaction(async (transaction) => {
      const record = await transaction.packages.find(world.docDatumId);
      if (!record) throw new Error('The demo world has no package that is being assembled');
      const line: LogRecord = {
        docDatumId: record.docDatumId,
        at: Date.now(),
        action: 'returned',
        actorId: 'platform',
        actorName: '平台',
        side: 'PLATFORM',
        detail: '1',
        docFileId: undefined,
        returned: [],
        corrected: [],
        dataVersion: record.dataVersion,
      };
      await notifyPackageStep(transaction, record, line);
      const sent = (await transaction.messages.of(user.userId, 0, 100)).filter(
        ({ subject, source }) => subject === world.docDatumId && source === packageMessages.name,
      );
      const earlier: MessageRecord = {
        id: 'M-EARLIER',
        userId: user.userId,
        source: packageMessages.name,
        kind: 'returned',
        subject: record.docDatumId,
        category: 'review',
        values: { book: record.book, side: record.side },
        sentAt: 0,
        readAt: undefined,
        matter: undefined,
        settledAt: undefined,
      };
      const reading = { user, role: user.roles[0] ?? '', isConfined };
      const visible = await packageMessages.visibleMessages(transaction, [earlier], reading);
      return { sent: sent.length, visible: visible.length };
    });
    expect(found).toEqual(isConfined ? { sent: 0, visible: 0 } : { sent: 1, visible: 1 });
  });
});

describe('a package', () => {
  const role = 'ROLE_CORP_OPERATOR';
  const opened = async (isConfined: boolean) => {
    const user = await change({});
    return world.store.transaction(async (transaction) => {
      const [session] = await transaction.sessions.openOf(user.userId);
      if (!session) throw new Error(`${reader} is not signed in`);
      return ownPackage(transaction, { user, role, isConfined, session }, world.docDatumId, false);
    });
  };
  const shelf = (isConfined: boolean) => ownShelf({ role, isConfined }, 'credit');

  it('and its shelf are open to the company itself, and not to the people of an inner organisation', async () => {
    expect(await opened(false)).toMatchObject({ docDatumId: world.docDatumId });
    await expect(opened(true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(shelf(false).book).toBe('credit');
    expect(() => shelf(true)).toThrow(expect.objectContaining({ code: 'NOT_PERMITTED' }));
    expect(shelvesOf({ role, isConfined: false })).toContainEqual(shelf(false));
    expect(shelvesOf({ role, isConfined: true })).toEqual([]);
  });
});
