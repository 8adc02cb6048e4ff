import { beforeEach, describe, expect, it } from 'vitest';
import type { Asker } from '../../../builders/asker.ts';
import { CertifyingWorld, company } from './certifying.ts';

let world: CertifyingWorld;
let ye: Asker;
beforeEach(async () => {
  world = await CertifyingWorld.made();
  ye = await world.as('yezhiqiu');
});

const title = 'A cloud certificate was applied for with the certification: please confirm it';
const applied = async (asker: Asker): Promise<unknown> =>
  (await asker.given<{ readonly applied?: unknown }>('certificateStanding', {})).applied;
const toDo = async (asker: Asker): Promise<readonly boolean[]> =>
  (await world.messages(asker)).filter((each) => each.title === title).map(({ isToDo }) => isToDo === true);
const certify = async (isOpenCloudCert: 'Y' | 'N'): Promise<void> => {
  await ye.given('submitRealName', { ...(await world.whole(ye)), isOpenCloudCert });
  await world.passed();
};

describe('a certification with an application for a cloud certificate', () => {
  it('makes the application once it passes, and tells the submitter', async () => {
    await ye.given('submitRealName', await world.whole(ye));
    expect([await applied(ye), await toDo(ye)]).toEqual([undefined, []]);
    await world.passed();
    expect([await applied(ye), await toDo(ye)]).toEqual([
      { personName: '叶知秋', time: expect.any(Number) as unknown, isOwn: true },
      [true],
    ]);
  });

  it('names the applicant to colleagues, without a task for them', async () => {
    const bai = await world.colleague();
    await certify('Y');
    expect([await applied(bai), await toDo(bai)]).toEqual([
      expect.objectContaining({ personName: '叶知秋', isOwn: false }),
      [],
    ]);
  });

  it('becomes a task for all who may open one when the submitter may not', async () => {
    const bai = await world.colleague();
    await ye.given('submitRealName', await world.whole(ye));
    await world.store.transaction(async ({ users }) => {
      const kept = await users.find('U-yezhiqiu');
      if (kept) await users.save({ ...kept, roles: ['CORP_QUERY'] });
    });
    await world.passed();
    expect(await toDo(bai)).toEqual([true]);
  });

  it('makes no application when the form does not ask for it, or the company has a soft certificate', async () => {
    await certify('N');
    expect([await applied(ye), await toDo(ye)]).toEqual([undefined, []]);
    await world.store.transaction(async ({ certifications }) => {
      const kept = await certifications.find(company);
      if (kept) await certifications.save({ ...kept, softCertificate: 'AUTH', softKeyUsable: true });
    });
    await ye.given('submitRealName', await world.entries(ye, { LEGAL_PERSON: await world.paper(ye) }));
    await world.passed();
    expect([await applied(ye), await toDo(ye)]).toEqual([undefined, []]);
  });
});
