import type { NoticeDesk } from '../../../application/ports/notices/notice-desk.ts';
import { noticeCalls } from '../../../contract/documented/agreements/notices.ts';
import { dayOfParts, standingOfType, type AgencyNotice } from '../../../domain/notices/agency-notice.ts';
import type { WireClient } from '../wire-client.ts';

type Part = string | number | null | undefined;
const dayOf = (year: Part, month: Part, day: Part): string => dayOfParts(year ?? '', month ?? '', day ?? '');

/** Fetches the notice of one standing. */
export async function noticeOf(client: WireClient, type: string, signal?: AbortSignal): Promise<AgencyNotice> {
  const content = await client.send(noticeCalls.agencyNoticeContent, { billAgencyType: type }, { signal });
  return {
    companyName: content.corpName ?? '',
    type,
    standing: standingOfType(type),
    effectiveOn: dayOf(content.billAgencyEffectYear, content.billAgencyEffectMonth, content.billAgencyEffectDay),
    addedOn: dayOf(content.billAgencyAddYear, content.billAgencyAddMonth, content.billAgencyAddDay),
  };
}

/** The most serious of several standings. */
export const graverOf = (types: readonly string[]): string | undefined =>
  types.find((each) => standingOfType(each) === 'violating') ?? types[0];

export class WireNoticeDesk implements NoticeDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async agencyNotice(signal?: AbortSignal): Promise<AgencyNotice | undefined> {
    const notices = await this.client.send(noticeCalls.agencyNotices, {}, { signal });
    const shown = notices
      .filter(({ enableShowNotice }) => enableShowNotice === true)
      .map(({ billAgencyType }) => String(billAgencyType ?? ''));
    const type = graverOf(shown);
    return type === undefined ? undefined : noticeOf(this.client, type, signal);
  }

  async confirmAgencyNotice({ type }: Pick<AgencyNotice, 'type'>): Promise<void> {
    await this.client.send(noticeCalls.confirmAgencyNotice, { billAgencyType: type });
  }

  async invoiceChange(signal?: AbortSignal): Promise<boolean> {
    const answer = await this.client.send(noticeCalls.invoiceChange, {}, { signal });
    return typeof answer === 'object' ? answer?.needShow === true : answer === true;
  }

  async acknowledgeInvoiceChange(): Promise<void> {
    await this.client.send(noticeCalls.invoiceChange, { hasBeenShowed: true });
  }

  async isInvoicingIncomplete(signal?: AbortSignal): Promise<boolean> {
    return this.client.send(noticeCalls.invoicingIncomplete, {}, { signal });
  }
}
