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
  await ye.given('realNameSubmitted', { ...(await world.whole(ye)), isOpenCloudCert });
  await world.passed();
};

describe('a certification that asks for a cloud certificate', () => {
  it('applies for it once it passes, and tells whoever handed it in', async () => {
    await ye.given('realNameSubmitted', await world.whole(ye));
    expect([await applied(ye), await toDo(ye)]).toEqual([undefined, []]);
    await world.passed();
    expect([await applied(ye), await toDo(ye)]).toEqual([
      { personName: '叶知秋', time: expect.any(Number) as unknown, isOwn: true },
      [true],
    ]);
  });

  it('tells colleagues whose it is, and leaves it to them where that person may open none', async () => {
    const bai = await world.colleague();
    await certify('Y');
    expect([await applied(bai), await toDo(bai)]).toEqual([
      expect.objectContaining({ personName: '叶知秋', isOwn: false }),
      [],
    ]);
  });

  it('tells everybody who may open one where whoever handed it in may not', async () => {
    const bai = await world.colleague();
    await ye.given('realNameSubmitted', await world.whole(ye));
    await world.store.transaction(async ({ users }) => {
      const kept = await users.find('U-yezhiqiu');
      if (kept) await users.save({ ...kept, roles: ['CORP_QUERY'] });
    });
    await world.passed();
    expect(await toDo(bai)).toEqual([true]);
  });

  it('applies for none where it does not ask, nor where the company has a soft key', async () => {
    await certify('N');
    expect([await applied(ye), await toDo(ye)]).toEqual([undefined, []]);
    await world.store.transaction(async ({ certifications }) => {
      const kept = await certifications.find(company);
      if (kept) await certifications.save({ ...kept, softCertificate: 'AUTH', softKeyUsable: true });
    });
    await ye.given('realNameSubmitted', await world.entries(ye, { LEGAL_PERSON: await world.paper(ye) }));
    await world.passed();
    expect([await applied(ye), await toDo(ye)]).toEqual([undefined, []]);
  });
});
