import type { Parts } from '../parts.ts';
import type { FeedbackRecord } from '../records/help.ts';
import type { MailMessage } from './mail-gateway.ts';

/** Puts a text on one line, so that it cannot imitate further lines of the mail. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The mail about a ticket to the platform's service desk, in the language of the desk. */
function toTicketMail(
  { id, personName, mobilePhone, content, pkFiles }: FeedbackRecord,
  company: string,
): Pick<MailMessage, 'subject' | 'text'> {
  const lines = [
    `工单号：${id}`,
    `提交人：${oneLine(personName) || '未填写'}`,
    `企业：${company || '未知'}`,
    `手机号：${oneLine(mobilePhone) || '未填写'}`,
    `截图：${pkFiles.length > 0 ? `${pkFiles.length} 张，见工单` : '无'}`,
    '',
    content,
  ];
  return { subject: `用户反馈 ${id}`, text: lines.join('\n') };
}

/**
 * Sends a ticket to the platform's service desk. The jobs repeat a failed attempt. A ticket that no longer exists is
 * skipped.
 */
export function ticketMailWork({
  store,
  ticketMail,
}: Pick<Parts, 'store' | 'ticketMail'>): (id: string) => Promise<void> {
  return async (id) => {
    const found = await store.transaction(async ({ feedback, companies }) => {
      const ticket = await feedback.find(id);
      return ticket && { ticket, company: (await companies.find(ticket.pkCorp))?.name ?? '' };
    });
    if (found && ticketMail)
      await ticketMail.gateway.send({ to: ticketMail.to, id, ...toTicketMail(found.ticket, found.company) });
  };
}
