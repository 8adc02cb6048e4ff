import { describe, expect, it } from 'vitest';
import type {
  FoundPackage,
  FoundRecords,
  RecordsSearch,
} from '../../../../src/application/ports/evidence/records-search.ts';
import { packageStates } from '../../../../src/domain/evidence/materials/package-state.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { neutralPageConfig } from '../../../../src/domain/platform/page-config.ts';
import type { SignedIn } from '../../../../src/domain/identity/signed-in.ts';
import { RecordsSource } from '../../../../src/presentation/evidence/shared/records-source.ts';
import { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { never } from '../../../builders/message-boxes.ts';

const nothing: FoundRecords = {
  packages: [],
  receivables: [],
  documents: [],
  parties: [],
  books: [],
  more: { packages: false, receivables: false, documents: false },
};
const found: FoundPackage = {
  packageId: 'DD20261121-0001',
  book: 'credit',
  state: 'UN_AUDIT',
  isFunded: false,
  party: '启衡重工集团',
  amount: money('96300'),
};

async function source(
  answer: Partial<FoundRecords>,
  { role = 'ROLE_CORP_OPERATOR', isOffered = true, isConfined = false } = {},
): Promise<RecordsSource> {
  const who: SignedIn = {
    userId: 'U1',
    userName: 'zhousiyuan',
    personName: '周思远',
    companyName: '砚舟',
    role: { code: role, name: role },
    candidateRoles: [],
    menus: [],
    home: '/index',
    isConfined,
  };
  const session = new SessionStore(
    { pageConfig: async () => neutralPageConfig },
    { current: async () => who, switchRole: never, stay: never, signOut: never },
  );
  await session.load();
  const search: RecordsSearch = { isOffered, find: async () => ({ ...nothing, ...answer }) };
  return new RecordsSource(search, session);
}

const { signal } = new AbortController();
const holder = async (state: string, isFunded: boolean | undefined) => {
  const [group] = await (await source({ packages: [{ ...found, state, isFunded }] })).find('DD', signal);
  return (
    group?.entries[0]?.about
      .flatMap((said) => (typeof said === 'string' || !said.key.startsWith('search.with-') ? [] : [said.key]))
      .join() ?? 'not found'
  );
};

/** The present holder of a package, by its state; a package that was paid out has none. */
const holders: Readonly<Record<string, string>> = {
  PREPARE: 'company',
  MODIFY: 'company',
  AUDIT_REJECT: 'company',
  AUDITED: 'funder',
  INVALID: '',
  SUBMITTED: '',
  NEW_STATE: '',
};

describe('a found package', () => {
  it.each([...packageStates, 'NEW_STATE'])('shows its holder in the state %s', async (state) => {
    const side = holders[state] ?? 'platform';
    expect(await holder(state, false)).toBe(side === '' ? '' : `search.with-${side}`);
  });

  it.each([
    [true, ''],
    [undefined, ''],
    [false, 'search.with-funder'],
  ] as const)('is with the funder only when it is known not to be paid out: %s', async (isFunded, expected) => {
    expect(await holder('AUDITED', isFunded)).toBe(expected);
  });

  it('is with the company whether or not its payment is known', async () => {
    expect(await holder('PREPARE', undefined)).toBe('search.with-company');
  });
});

describe('the search for records', () => {
  it.each([
    ['ROLE_CORP_OPERATOR', true, true],
    ['CORP_QUERY', true, true],
    ['ROLE_CORP_OPERATOR', false, false],
    ['CORP_MANAGER', true, false],
  ] as const)('is offered to %s, where the back end supports it (%s): %s', async (role, isOffered, offered) => {
    expect((await source({}, { role, isOffered })).isOffered).toBe(offered);
  });

  it('is not offered to the people of an inner organisation', async () => {
    expect((await source({}, { isConfined: true })).isOffered).toBe(false);
  });

  it('omits empty groups, and links to all when there is more', async () => {
    const some = {
      packages: [found],
      receivables: [{ number: '1', book: 'credit', party: 'A', amount: money('1'), dueDate: '2026-12-01' }],
    } as const;
    const entries = async (more: FoundRecords['more']) =>
      (await (await source({ ...some, more })).find('DD', signal)).map(({ name, entries: each }) => [
        name,
        each.length,
      ]);
    expect(await entries({ packages: false, receivables: false, documents: false })).toEqual([
      ['search.packages', 1],
      ['search.receivables', 1],
    ]);
    expect(await entries({ packages: true, receivables: true, documents: true })).toEqual([
      ['search.packages', 2],
      ['search.receivables', 2],
    ]);
  });

  it('links to the unfiltered list where a search there would not find the same', async () => {
    const answer = {
      packages: [found],
      receivables: [{ number: '1', book: 'credit', party: 'A', amount: money('1'), dueDate: '2026-12-01' }],
      more: { packages: true, receivables: true, documents: false },
      unlisted: { packages: true, receivables: true },
    } as const;
    const groups = await (await source(answer)).find('启衡 已退回', signal);
    for (const { entries } of groups) {
      expect(entries.at(-1)?.name).toMatchObject({ key: 'search.more-unlisted' });
      expect(entries.at(-1)?.path).not.toContain('?');
    }
    expect(groups).toHaveLength(2);
  });

  it('shows where a package and an invoice matched when the row does not show that field', async () => {
    const [packages, documents] = await (
      await source({
        packages: [{ ...found, madeOn: '2026-11-27', otherNames: ['宁波砚舟'] }],
        documents: [{ kind: 'invoice', number: '7', packageId: 'DD-1', book: 'credit', amount: money('12.50') }],
      })
    ).find('11-27', signal);
    expect(packages?.entries[0]?.about).toEqual(
      expect.arrayContaining(['宁波砚舟', expect.objectContaining({ key: 'search.made' })]),
    );
    expect(documents?.entries[0]?.about).toContainEqual(expect.objectContaining({ key: 'search.amount-with-tax' }));
  });

  it('links to the list of the products with that name', async () => {
    const all = async (answer: Partial<FoundRecords>) =>
      (
        await (
          await source({ packages: [found], more: { ...nothing.more, packages: true }, ...answer })
        ).find('ABS', signal)
      )[0]?.entries.at(-1)?.path;
    expect([await all({}), await all({ books: ['abs'] })]).toEqual([
      expect.stringContaining('ABS'),
      expect.stringMatching(/abs/i),
    ]);
    expect(await all({ books: ['abs'] })).not.toBe(await all({}));
  });
});
