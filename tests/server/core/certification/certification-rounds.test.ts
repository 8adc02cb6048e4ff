import { beforeEach, describe, expect, it } from 'vitest';
import type { Announcement } from '../../../../server/core/tables/common.ts';
import { CertifyingWorld, company, passes, returns } from './certifying.ts';

let world: CertifyingWorld;
beforeEach(async () => {
  world = await CertifyingWorld.made();
});

it('every step of a form is announced to the sessions of the whole company', async () => {
  const ye = await world.as('yezhiqiu');
  await world.colleague();
  const heard: (Announcement | undefined)[] = [];
  const everybody = [
    { userId: 'U-bainuo', topic: 'session' },
    { userId: 'U-yezhiqiu', topic: 'session' },
  ];
  world.store.onAnnounced((each) => void heard.push(each));
  const told = (): readonly unknown[] =>
    heard
      .splice(0)
      .filter((each) => each?.topic === 'session')
      .toSorted((a, b) => ((a?.userId ?? '') < (b?.userId ?? '') ? -1 : 1));
  await ye.given('submitRealName', await world.whole(ye));
  expect(told()).toEqual(everybody);
  await ye.given('revokeRealName');
  expect(told()).toEqual(everybody);
  await ye.given('submitRealName', await world.entries(ye));
  told();
  for (const action of [{ event: 'take' }, { event: 'pass', verdicts: passes }] as const) {
    await world.played(action);
    expect(told()).toEqual(everybody);
  }
});

describe('a new round of the certification', () => {
  it('begins without marks and reviewers', async () => {
    const ye = await world.as('yezhiqiu');
    await ye.given('submitRealName', await world.whole(ye));
    await world.passed();
    expect(await world.record()).toMatchObject({ firstReviewer: '审核员甲', secondReviewer: '审核员乙' });
    await ye.given('submitRealName', await world.entries(ye, { LEGAL_PERSON: await world.paper(ye) }));
    const { firstReviewer, secondReviewer, slots } = await world.record();
    expect([
      firstReviewer,
      secondReviewer,
      new Set(slots.map(({ result, reason, before }) => `${result} ${reason} ${before.length}`)),
    ]).toEqual(['', '', new Set(['UNKNOWN  0'])]);
    // Another reviewer may take it, and the previous second reviewer may be the first.
    expect([
      await world.played({ event: 'take', name: '审核员乙' }),
      await world.played({ event: 'pass', name: '审核员乙', verdicts: passes }),
      await world.played({ event: 'take', by: 'second-reviewer', name: '审核员甲' }),
    ]).toEqual([undefined, undefined, undefined]);
  });
});

describe('the message about a return', () => {
  it('is a task only for the submitter until the new submission, and news for colleagues who certify', async () => {
    await world.colleague();
    const ye = await world.returned();
    const ours = async () => (await world.messages(ye)).filter(({ title }) => title.startsWith('Real-name'));
    expect(await ours()).toMatchObject([
      { title: 'Real-name authentication returned: 1 document to correct', isToDo: true },
    ]);
    const theirs = async () =>
      (await world.messages(await world.as('bainuo'))).filter(({ title }) => title.startsWith('Real-name'));
    expect(await theirs()).toMatchObject([
      { title: 'Real-name authentication returned: 1 document to correct', isToDo: false },
    ]);
    await ye.given('resubmitRealName', await world.entries(ye, { LEGAL_PERSON: await world.paper(ye) }));
    expect(await ours()).toMatchObject([{ isToDo: false }]);
    await world.passed();
    for (const told of [await ours(), await theirs()])
      expect(told.filter(({ title }) => title === 'Real-name authentication passed')).toHaveLength(1);
  });

  it('is followed by one about the second review after a revocation, for the submitter alone', async () => {
    const ye = await world.as('yezhiqiu');
    await ye.given('submitRealName', await world.whole(ye));
    await world.passed();
    const count = (await world.messages(ye)).length;
    expect([await world.played({ event: 'leader-revoke', by: 'leader' }), await world.stands(ye)]).toEqual([
      undefined,
      expect.stringContaining('LEADER_REVOCATION_2ND'),
    ]);
    const after = await world.messages(ye);
    expect([after.length - count, after.map(({ title }) => title)]).toEqual([
      1,
      expect.arrayContaining(['Real-name authentication is under review again']),
    ]);
    expect((await world.messages(await world.colleague())).map(({ title }) => title)).not.toContain(
      'Real-name authentication is under review again',
    );
  });
});

describe('the submissions of a form', () => {
  it('are limited to ten a day, without counting withdrawals and reviews', async () => {
    const ye = await world.as('yezhiqiu');
    await ye.given('submitRealName', await world.whole(ye));
    for (let round = 1; round < 5; round += 1) {
      await ye.given('revokeRealName');
      await ye.given('submitRealName', await world.entries(ye));
    }
    // Five rounds so far, with four revocations; reviews in between.
    for (let round = 5; round < 10; round += 1) {
      await world.played({ event: 'take' });
      expect(await world.played({ event: 'return', verdicts: returns('LEGAL_PERSON') })).toBeUndefined();
      expect(
        (await ye.ask('resubmitRealName', await world.entries(ye, { LEGAL_PERSON: await world.paper(ye) }))).code,
      ).toBe('0');
    }
    const { steps } = await world.record();
    expect(steps.filter(({ event }) => event === 'submit' || event === 'resubmit')).toHaveLength(10);
    await world.played({ event: 'take' });
    await world.played({ event: 'return', verdicts: returns('LEGAL_PERSON') });
    expect(
      (await ye.ask('resubmitRealName', await world.entries(ye, { LEGAL_PERSON: await world.paper(ye) }))).code,
    ).toBe('SUBMISSIONS_SPENT');
  });

  it('include a commitment only while the form is submitted', async () => {
    const ye = await world.as('yezhiqiu');
    const exist = async (): Promise<unknown> => ye.given('caLicencesExist');
    const form = await world.whole(ye);
    await ye.given('saveRealName', form);
    expect(await exist()).toBe(false);
    await ye.given('submitRealName', await world.entries(ye));
    expect(await exist()).toBe(true);
    await ye.given('revokeRealName');
    expect(await exist()).toBe(false);
  });

  it('do not include the commitment of a certified company’s draft', async () => {
    const ye = await world.as('yezhiqiu');
    await ye.given('submitRealName', await world.whole(ye));
    await world.passed();
    expect(await ye.given('caLicencesExist')).toBe(true);
    await ye.given('saveRealName', await world.entries(ye, { CA_AUTH_FILE: await world.paper(ye) }));
    expect(await ye.given('caLicencesExist')).toBe(false);
  });
});

describe('a returned file', () => {
  it('stays visible beside its replacement, however often that is replaced', async () => {
    const ye = await world.returned();
    const [first] = (await world.info(ye)).rnLicenses['LEGAL_PERSON']?.rnLicenseFiles ?? [];
    const [second, third] = [await world.paper(ye), await world.paper(ye)];
    await ye.given('saveRealName', await world.entries(ye, { LEGAL_PERSON: second }));
    await ye.given('saveRealName', await world.entries(ye, { LEGAL_PERSON: third }));
    const slot = (await world.info(ye)).rnLicenses['LEGAL_PERSON'];
    expect([slot?.rnLicenseFiles.map(({ pkFile }) => pkFile), slot?.replacedFiles]).toEqual([[third], [first]]);
    expect(
      (await world.store.transaction(async ({ files }) => files.find(first?.pkFile ?? '')))?.submittedAt,
    ).toBeDefined();
    await ye.given('resubmitRealName', await world.entries(ye));
    expect((await world.info(ye)).rnLicenses['LEGAL_PERSON']?.replacedFiles).toEqual([first]);
    expect((await world.store.transaction(async ({ realNames }) => realNames.find(company)))?.evidence).toEqual(
      expect.arrayContaining([first?.pkFile, third]),
    );
  });
});
