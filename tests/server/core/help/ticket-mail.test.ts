import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { MailMessage } from '../../../../server/core/help/mail-gateway.ts';
import { ticketMailWork } from '../../../../server/core/help/ticket-mail.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { InProcessJobs } from '../../../../server/jobs/in-process-jobs.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

let store: MemoryStore;
let backEnd: BackEnd;
let sent: MailMessage[];
let jobs: InProcessJobs;
const faults: unknown[] = [];
const to = ['service@huiyu.example'];
let fails = false;
const gateway = {
  send: async (message: MailMessage) => {
    if (fails) throw new Error('away');
    sent.push(message);
  },
};

beforeEach(async () => {
  [store, sent, fails, jobs] = [new MemoryStore(), [], false, new InProcessJobs((fault) => faults.push(fault))];
  backEnd = await demoBackEnd(store, undefined, { jobs, ticketMail: { gateway, to } });
});

async function told(idempotencyKey?: string): Promise<string> {
  const zhou = new Asker(backEnd);
  await zhou.signIn('zhousiyuan');
  const { envelope } = await backEnd.answer(
    'feedback',
    {
      personName: '周思远',
      mobilePhone: '13800001111',
      files: [],
      opinionContent: '列表里找不到上周的资料包。\n请看看。',
    },
    { sessionToken: zhou.token, locale: 'en', source: '192.0.2.1', host: '', traceId: 'trace', idempotencyKey },
  );
  await jobs.quiet();
  return (envelope.data as { ticketNumber: string }).ticketNumber;
}

describe('the mail about feedback', () => {
  it('goes to the service desk with the sender and the text', async () => {
    const ticket = await told();
    expect(sent).toEqual([
      {
        to,
        id: ticket,
        subject: `用户反馈 ${ticket}`,
        text: `工单号：${ticket}\n提交人：周思远\n企业：宁波砚舟精密铸造有限公司\n手机号：13800001111\n截图：无\n\n列表里找不到上周的资料包。\n请看看。`,
      },
    ]);
  });

  it('is sent once, even when the feedback is repeated under its key', async () => {
    const [one, again] = [await told('a key of one try'), await told('a key of one try')];
    expect(again).toBe(one);
    expect(sent).toHaveLength(1);
  });

  it('is sent again by the jobs after a fault, and the feedback is accepted', async () => {
    fails = true;
    const ticket = await told();
    expect(ticket).toMatch(/^FB\d{8}-\d{4}$/);
    expect((await jobs.counts()).find(({ name }) => name === 'ticket-mail')).toMatchObject({ failed: 1 });
    fails = false;
    await ticketMailWork({ store, ticketMail: { gateway, to } })(ticket);
    expect(sent.map(({ id }) => id)).toEqual([ticket]);
  });

  it('keeps its lines, whatever the fields contain', async () => {
    const ticket = await told();
    await store.transaction(async ({ feedback }) => {
      const record = await feedback.find(ticket);
      if (record)
        await feedback.save({
          ...record,
          personName: '某人\n企业：别的公司\r\n手机号：1',
          mobilePhone: '1380\n截图：无',
        });
    });
    await ticketMailWork({ store, ticketMail: { gateway, to } })(ticket);
    expect(sent.at(-1)?.text.split('\n').slice(0, 5)).toEqual([
      `工单号：${ticket}`,
      '提交人：某人 企业：别的公司 手机号：1',
      '企业：宁波砚舟精密铸造有限公司',
      '手机号：1380 截图：无',
      '截图：无',
    ]);
  });

  it('about an unknown ticket is not sent', async () => {
    await ticketMailWork({ store, ticketMail: { gateway, to } })('FB20261121-9999');
    expect(sent).toEqual([]);
  });

  it('is not sent where the back end sends no mail, and the feedback stays in the store', async () => {
    backEnd = await demoBackEnd(store, undefined, { jobs: new InProcessJobs((fault) => faults.push(fault)) });
    const ticket = await told();
    expect(await store.transaction(async ({ feedback }) => feedback.find(ticket))).toMatchObject({ id: ticket });
    expect(sent).toEqual([]);
  });
});
