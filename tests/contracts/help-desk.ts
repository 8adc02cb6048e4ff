import { describe, expect, it } from 'vitest';
import { signIn, type Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

/** Contract of the help desk, for every transport. Each test has its own back end. */
export function helpDeskContract(
  name: string,
  open: () => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  async function asClerk(work: (desks: Desks) => Promise<void>): Promise<void> {
    const { device, close } = await open();
    try {
      const desks = device();
      await signIn(desks, 'zhousiyuan');
      await work(desks);
    } finally {
      await close();
    }
  }

  describe(name, () => {
    it('lists the questions of a page, all questions, and a single one', async () =>
      asClerk(async ({ help }) => {
        const [ofList, all] = [await help.topicsOfPage('/credit/finance-data/index/finance'), await help.allTopics()];
        expect(ofList.map(({ id }) => id)).toContain('returned');
        expect(all.length).toBeGreaterThan(ofList.length);
        expect(await help.topicsOfPage('/no/such/page')).toEqual([]);
        const one = await help.topic('returned');
        expect(one).toEqual(all.find(({ id }) => id === 'returned'));
        expect(one).toMatchObject({
          title: '资料包退回了，只改那一项就行吗？',
          category: 'review',
          related: ['how-long', 'submit-check'],
        });
        expect(await kindOf(help.topic('nothing-like-it'))).toBe('not-found');
      }));

    it('gives a visitor without a session the open questions', async () => {
      const { device, close } = await open();
      try {
        const { help } = device();
        const questions = help.hasVisitorTopics ? await help.visitorTopics() : [];
        expect(questions.map(({ id }) => id)).toContain('forgotten');
        expect(questions.find(({ id }) => id === 'frozen')?.keywords).toContain('解冻');
        expect(await kindOf(help.allTopics())).toBe('not-signed-in');
      } finally {
        await close();
      }
    });

    it('keeps whether an answer helped', async () =>
      asClerk(async ({ help }) => {
        expect([help.takesOpinions, await help.ownOpinion('returned')]).toEqual([true, undefined]);
        await help.saveOpinion('returned', true);
        expect(await help.ownOpinion('returned')).toBe(true);
        await help.saveOpinion('returned', false);
        expect([await help.ownOpinion('returned'), await help.ownOpinion('locked')]).toEqual([false, undefined]);
        expect(await kindOf(help.saveOpinion('nothing-like-it', true))).toBe('not-found');
      }));
  });
}
