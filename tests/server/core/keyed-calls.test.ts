import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepsAnswer } from '../../../server/core/keyed-calls.ts';
import { ObjectStoreFault } from '../../../server/core/ports.ts';
import { InProcessJobs } from '../../../server/jobs/in-process-jobs.ts';
import { MemoryStore } from '../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../builders/asker.ts';
import { demoBackEnd } from '../../builders/desks.ts';

/** A queue that takes no work for a while. */
class AwayJobs extends InProcessJobs {
  isAway = true;

  override async put(...order: Parameters<InProcessJobs['put']>): Promise<void> {
    if (this.isAway) throw new ObjectStoreFault('away', 'The queue is away');
    await super.put(...order);
  }
}

describe('an answer that commits together with its work', () => {
  const sources = readdirSync('server/core', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('-desk.ts')).map((file) => readFileSync(join('server/core', file), 'utf8'));

  it.each([...keepsAnswer])('is kept by %s', (name) => {
    const [handler] = sources.flatMap((source) => new RegExp(`\\n    ${name}: async [^]*?\\n    \\},`, 'u').exec(source)?.[0] ?? []);
    expect(handler).toContain('keepAnswer(transaction, context, ');
  });

  it('is kept by no other call', () => {
    expect(sources.flatMap((source) => [...source.matchAll(/keepAnswer\(transaction, context, /gu)])).toHaveLength(keepsAnswer.size);
  });

  it('is heard by whoever asks again after the rest of the call has failed', async () => {
    const store = new MemoryStore();
    const jobs = new AwayJobs(() => undefined);
    const ticketMail = { gateway: { send: async () => undefined }, to: ['desk@platform.example'] };
    const asker = new Asker(await demoBackEnd(store, undefined, { jobs, ticketMail, report: () => undefined }));
    await asker.signIn('zhousiyuan');
    const said = { opinionContent: '页面很慢', personName: '周思远', mobilePhone: '13800001234' };
    expect(await asker.ask('feedback', said, 'ticket')).toMatchObject({ code: 'STORE_AWAY' });
    jobs.isAway = false;
    expect(await asker.ask('feedback', said, 'ticket')).toMatchObject({ code: '0', data: { ticketNumber: expect.stringMatching(/^FB\d+-0001$/) as string } });
    expect(await store.transaction(async ({ feedback }) => feedback.latest(9))).toHaveLength(1);
  });
});
