import { beforeEach, describe, expect, it } from 'vitest';
import { absurdValues } from '../../../builders/absurd-values.ts';
import { blank, CertifyingWorld, papers, passes } from './certifying.ts';

let world: CertifyingWorld;
beforeEach(async () => {
  world = await CertifyingWorld.made();
});

describe('the identity and mobile numbers of a form', () => {
  it('are shown to those who may certify, and not to a reader of the same company', async () => {
    const ye = await world.as('yezhiqiu');
    await ye.given('saveRealName', await world.whole(ye));
    const [colleague] = [await world.colleague()];
    const numbers = [
      { personName: '叶守山', idNumber: '610199198003141026', mobile: '' },
      { personName: '叶知秋', idNumber: '610199198003141026', mobile: '14000001011' },
    ];
    for (const asker of [ye, colleague]) expect((await world.info(asker)).rnAuthPersons).toMatchObject(numbers);
    const reader = await world.reader();
    expect((await world.info(reader)).rnAuthPersons).toMatchObject(
      numbers.map((each) => ({ ...each, idNumber: '', mobile: '' })),
    );
    expect(JSON.stringify(await world.info(reader))).not.toMatch(/610199|1400000/);
  });

  it('are hidden from a reader in the certified data as well, unlike all other fields and files', async () => {
    const ye = await world.as('yezhiqiu');
    await ye.given('submitRealName', await world.whole(ye));
    for (const by of ['first-reviewer', 'second-reviewer'] as const)
      for (const event of ['take', 'pass'] as const)
        await world.played({ event, by, name: by, ...(event === 'pass' && { verdicts: passes }) });
    const [own, others] = [await world.info(ye), await world.info(await world.reader())];
    expect(own.certifiedForm).toMatchObject({
      legalName: '叶守山',
      legalIdNumber: '610199198003141026',
      isLegalApply: 'N',
    });
    expect(others.certifiedForm).toEqual({
      ...own.certifiedForm,
      legalIdNumber: '',
      legalIdUntil: '',
      agentIdUntil: '',
      agentIdNumber: '',
      agentMobile: '',
    });
    expect([Object.keys(own.certifiedFiles ?? {}).length, others.certifiedFiles]).toEqual([6, own.certifiedFiles]);
  });
});

describe('the data of the registration', () => {
  it('are shown to those who fill in the first form, and the identity number only to its owner', async () => {
    const ye = await world.as('yezhiqiu');
    const [first] = await world.store.transaction(async ({ users, registrations }) => {
      const user = await users.find('U-yezhiqiu');
      if (user) await users.save({ ...user, idNumber: '530299199001011237' });
      if (user)
        await registrations.save({
          pkCorp: user.pkCorp,
          userId: user.userId,
          legalRepresentative: '叶守山',
          product: undefined,
          serial: undefined,
          registeredAt: 1,
          source: '',
        });
      return [user];
    });
    const [own, colleague, reader] = [
      await world.info(ye),
      await world.info(await world.colleague()),
      await world.info(await world.reader()),
    ];
    expect(own.registered).toEqual({
      legalName: '叶守山',
      agentName: '叶知秋',
      agentIdNumber: '530299199001011237',
      agentMobile: first?.mobile,
    });
    expect(colleague.registered).toEqual({
      legalName: '叶守山',
      agentName: '叶知秋',
      agentIdNumber: '',
      agentMobile: '',
    });
    expect(reader.registered).toBeUndefined();
    await ye.given('submitRealName', await world.whole(ye));
    for (const by of ['first-reviewer', 'second-reviewer'] as const)
      for (const event of ['take', 'pass'] as const)
        await world.played({ event, by, name: by, ...(event === 'pass' && { verdicts: passes }) });
    expect((await world.info(ye)).registered).toBeUndefined();
  });
});

describe('withdrawing a form', () => {
  it('is possible only for its submitter', async () => {
    const ye = await world.as('yezhiqiu');
    await ye.given('submitRealName', await world.whole(ye));
    const colleague = await world.colleague();
    expect([
      (await world.info(ye)).canRevoke,
      (await world.info(colleague)).canRevoke,
      (await colleague.ask('revokeRealName')).code,
    ]).toEqual([true, false, 'NOT_PERMITTED']);
    const reader = await world.reader();
    expect([
      (await world.info(reader)).canRevoke,
      (await reader.ask('revokeRealName')).code,
      await world.stands(ye),
    ]).toEqual([false, 'NOT_PERMITTED', 'VERIFYING SUBMIT_1ST']);
    expect([(await ye.ask('revokeRealName')).code, await world.stands(ye)]).toEqual(['0', 'UNAUTH']);
  });

  it('is no longer possible for a submitter who became a reader', async () => {
    const ye = await world.as('yezhiqiu');
    await ye.given('submitRealName', await world.whole(ye));
    await world.store.transaction(async ({ users }) => {
      const kept = await users.find('U-yezhiqiu');
      if (kept) await users.save({ ...kept, isMain: false, roles: ['CORP_QUERY'] });
    });
    const reader = await world.as('yezhiqiu');
    expect([(await reader.ask('revokeRealName')).code, await world.stands(reader)]).toEqual([
      'NOT_PERMITTED',
      'VERIFYING SUBMIT_1ST',
    ]);
  });
});

describe('a form under review', () => {
  it.each(['first-reviewer', 'second-reviewer'] as const)('cannot be decided by another %s', async (by) => {
    const ye = await world.as('yezhiqiu');
    await ye.given('submitRealName', await world.whole(ye));
    if (by === 'second-reviewer')
      for (const action of [{ event: 'take' }, { event: 'pass', verdicts: passes }] as const)
        await world.played(action);
    expect(await world.played({ event: 'take', by, name: '审核员乙' })).toBeUndefined();
    const before = await world.stands(ye);
    for (const event of ['pass', 'return'] as const)
      expect(await world.played({ event, by, name: '审核员丙', verdicts: passes })).toBe('REVIEW_TAKEN');
    expect(await world.stands(ye)).toBe(before);
    expect(await world.played({ event: 'pass', by, name: '审核员乙', verdicts: passes })).toBeUndefined();
  });
});

describe('a paper of a slot', () => {
  it.each([
    ['of a package', { docMaterialId: 'DM-OTHER' }],
    ['not yet received', { state: 'awaited' }],
  ] as const)('is refused when it is %s', async (_what, more) => {
    const ye = await world.as('yezhiqiu');
    const form = await world.whole(ye);
    const [pkFile = ''] = form.rnLicenses['LEGAL_PERSON']?.rnLicenseFiles ?? [];
    await world.store.transaction(async ({ files }) => {
      const kept = await files.find(pkFile);
      if (kept) await files.save({ ...kept, ...more });
    });
    for (const call of ['submitRealName', 'saveRealName'] as const)
      expect(await ye.ask(call, form)).toMatchObject({ code: 'REQUEST_INVALID', data: { field: 'LEGAL_PERSON' } });
    expect(await world.stands(ye)).toBe('UNAUTH');
  });

  it('is kept as long as the form names it, and for ever once it was submitted', async () => {
    const ye = await world.as('yezhiqiu');
    const form = await world.whole(ye);
    const given = papers.flatMap((slot) => form.rnLicenses[slot]?.rnLicenseFiles ?? []);
    const kept = async (pkFiles: readonly string[]): Promise<readonly boolean[]> =>
      world.store.transaction(async ({ files }) =>
        Promise.all(pkFiles.map(async (pkFile) => (await files.find(pkFile))?.submittedAt !== undefined)),
      );
    expect(new Set(await kept(given))).toEqual(new Set([false]));
    await ye.given('submitRealName', form);
    expect(new Set(await kept(given))).toEqual(new Set([true]));
    await ye.given('revokeRealName');
    expect(new Set(await kept(given))).toEqual(new Set([true]));
    const other = await world.paper(ye);
    const { dataVersion } = await world.info(ye);
    expect(
      (
        await ye.ask('saveRealName', {
          ...form,
          dataVersion,
          rnLicenses: { ...form.rnLicenses, LEGAL_PERSON: { rnLicenseFiles: [other] } },
        })
      ).code,
    ).toBe('0');
    expect(new Set(await kept([...given, other]))).toEqual(new Set([true]));
    // A file that was never submitted is deleted once nothing references it.
    expect((await ye.ask('saveRealName', { ...form, dataVersion: dataVersion + 1 })).code).toBe('0');
    expect([await kept([other]), new Set(await kept(given))]).toEqual([[false], new Set([true])]);
  });
});

describe('a draft of the form', () => {
  it.each([
    ['legalName', { rnAuthPersons: [{ personType: 'LEGAL_PERSON', personName: 'x'.repeat(61) }] }],
    ['agentName', { rnAuthPersons: [{ personType: 'AUTH_AGENT_PERSON', personName: '叶\u202e知秋' }] }],
    [
      'agentMobile',
      { rnAuthPersons: [{ personType: 'AUTH_AGENT_PERSON', personName: '叶知秋', mobile: '1'.repeat(21) }] },
    ],
    ['upperName', { legalEntityName: 'x'.repeat(201) }],
    ['upperName', { legalEntityName: '昆明\u200b云亭' }],
  ])('is refused with a %s that is too long or has invisible characters', async (field, more) => {
    const ye = await world.as('yezhiqiu');
    expect(await ye.ask('saveRealName', { ...blank, ...more })).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field },
    });
    expect((await world.info(ye)).dataVersion).toBe(0);
  });

  it('with absurd values in a slot is refused, and nothing worse', async () => {
    const ye = await world.as('yezhiqiu');
    for (const value of absurdValues)
      expect(['REQUEST_INVALID', 'TOO_MANY_FILES']).toContain(
        (await ye.ask('saveRealName', { ...blank, rnLicenses: { LEGAL_PERSON: { rnLicenseFiles: [value] } } })).code,
      );
  });
});
