import { describe, expect, it } from 'vitest';
import type { MailGateway, MailMessage } from '../../server/core/help/mail-gateway.ts';

/** A mail gateway under test, and the content of the mailboxes behind it. */
export interface MailUnderContract {
  readonly gateway: MailGateway;
  arrived(): Promise<readonly MailMessage[]>;
  close(): Promise<void>;
}

const message: MailMessage = {
  to: ['service@qichuan.example', 'duty@qichuan.example'],
  subject: '用户反馈 FB20261121-0001',
  text: '第一行\n.\n.以点开头的一行\nBcc: nobody@elsewhere.example',
  id: 'FB20261121-0001',
};

export function describeMailGateway(name: string, make: () => Promise<MailUnderContract>): void {
  describe(`${name}, a mail gateway`, () => {
    async function within(work: (under: MailUnderContract) => Promise<void>): Promise<void> {
      const under = await make();
      try {
        await work(under);
      } finally {
        await under.close();
      }
    }

    it('delivers subject and text unchanged to the named receivers only', async () =>
      within(async ({ gateway, arrived }) => {
        await gateway.send(message);
        expect(await arrived()).toEqual([message]);
      }));

    it('does not let a subject add receivers', async () =>
      within(async ({ gateway, arrived }) => {
        await gateway.send({ ...message, subject: 'One\r\nBcc: nobody@elsewhere.example' });
        const [one] = await arrived();
        expect(one?.to).toEqual(message.to);
      }));

    it('gives a repeated message the same id', async () =>
      within(async ({ gateway, arrived }) => {
        await gateway.send(message);
        await gateway.send(message);
        expect(new Set((await arrived()).map(({ id }) => id))).toEqual(new Set([message.id]));
      }));
  });
}
