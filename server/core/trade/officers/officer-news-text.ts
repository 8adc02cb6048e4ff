import type { OfficerAct } from '../../../../src/domain/trade/shared/officer-acts.ts';
import { englishDay, money as grouped } from '../../../../src/words/format.ts';
import type { MessageText } from '../../messages/shared/message-source.ts';
import type { MessageRecord } from '../../records/messages.ts';
import type { ServerLocale } from '../../server-locale.ts';

/** News for the holder, for the receiver, and for the issuer. */
export type OfficerNews =
  | OfficerAct
  | 'freeze-ended'
  | 'correction-again'
  | 'payment-held'
  | 'issuer-payment-held'
  | `received-${'correction' | 'court-transfer' | 'succession'}`
  | `issuer-${Exclude<OfficerAct, 'correction'>}`;

type Wording = (value: (name: string) => string) => MessageText;

const wordings: Readonly<Record<ServerLocale, Readonly<Record<OfficerNews, Wording>>>> = {
  'zh-CN': {
    freeze: (value) => ({
      title: `司法冻结：凭证 ${value('number')} 的 ${grouped(value('amount'))}`,
      content: `法院文书 ${value('orderNumber')}，冻结至 ${value('until')}（含当日）。冻结期间这部分不能转让、融资，到期不兑付。原因：${value('reason')}。`,
    }),
    release: (value) => ({
      title: `已解冻：凭证 ${value('number')} 的 ${grouped(value('amount'))}`,
      content: `法院文书 ${value('orderNumber')}。原因：${value('reason')}。`,
    }),
    'freeze-ended': (value) => ({
      title: `冻结到期，已解冻：凭证 ${value('number')} 的 ${grouped(value('amount'))}`,
      content: `法院文书 ${value('orderNumber')} 的冻结期限已过。`,
    }),
    'court-transfer': (value) => ({
      title: `司法划转：凭证 ${value('number')} 的 ${grouped(value('amount'))} 已划给${value('receiver')}`,
      content: `法院文书 ${value('orderNumber')}。原因：${value('reason')}。`,
    }),
    'received-court-transfer': (value) => ({
      title: `司法划转：贵公司取得凭证 ${value('number')} 的 ${grouped(value('amount'))}`,
      content: `由${value('company')}划入，法院文书 ${value('orderNumber')}。原因：${value('reason')}。`,
    }),
    'issuer-court-transfer': (value) => ({
      title: `司法划转：凭证 ${value('number')} 的 ${grouped(value('amount'))} 现由${value('receiver')}持有`,
      content: `法院文书 ${value('orderNumber')}，原由${value('company')}持有。到期请付给${value('receiver')}；之后再转让的，以付款前列出的收款方为准。`,
    }),
    succession: (value) => ({
      title: `贵公司持有的凭证已由${value('receiver')}承继：${value('count')} 张，${grouped(value('amount'))}`,
      content: `未办完的转让、签收由承继人接着办，其他申请已失效。原因：${value('reason')}。`,
    }),
    'received-succession': (value) => ({
      title: `承继${value('company')}的凭证：${value('count')} 张，${grouped(value('amount'))}`,
      content: `被冻结的部分继续冻结。原因：${value('reason')}。`,
    }),
    'issuer-succession': (value) => ({
      title: `${value('company')}持有的 ${value('count')} 张凭证（${grouped(value('amount'))}）已由${value('receiver')}承继`,
      content: `到期请付给${value('receiver')}；之后再转让的，以付款前列出的收款方为准。原因：${value('reason')}。`,
    }),
    deregistration: (value) => ({
      title: `贵公司已注销：持有的凭证 ${value('count')} 张（${grouped(value('amount'))}）已冻结`,
      content: `不能转让、融资和签收，到期不兑付，由承继人或法院处理。未办完的申请已失效。原因：${value('reason')}。`,
    }),
    'issuer-deregistration': (value) => ({
      title: `${value('company')}已注销：其持有的 ${value('count')} 张凭证（${grouped(value('amount'))}）已冻结`,
      content: `到期时这部分不要兑付，等承继人或法院处理。原因：${value('reason')}。`,
    }),
    correction: (value) => ({
      title: `台账更正：凭证 ${value('number')} 的 ${grouped(value('amount'))} 已转出`,
      content: `平台更正了一笔记错的分录。原因：${value('reason')}。`,
    }),
    'correction-again': (value) => ({
      title: `平台已更正原签收：凭证 ${value('number')} 的 ${grouped(value('amount'))} 回到待签收`,
      content: `请在 ${value('acceptBy')}（含当日）前重新签收，逾期退回${value('sender')}。原因：${value('reason')}。`,
    }),
    'received-correction': (value) => ({
      title: `台账更正：凭证 ${value('number')} 的 ${grouped(value('amount'))} 已转回`,
      content: `平台更正了一笔记错的分录。${value('until') === '' ? '' : `转回的部分仍被司法冻结，至 ${value('until')}（含当日）。`}原因：${value('reason')}。`,
    }),
    'payment-held': (value) => ({
      title: `已收到付款，因司法冻结待处理：凭证 ${value('number')}`,
      content: `贵公司持有的 ${grouped(value('amount'))} 被司法冻结，这笔付款暂不能入账，等平台处理。`,
    }),
    'issuer-payment-held': (value) => ({
      title: `凭证 ${value('number')} 的付款 ${grouped(value('paid'))} 已收到，因司法冻结待处理`,
      content: `其中 ${grouped(value('amount'))} 被司法冻结，不能付给持有人，这笔付款暂不能入账，等平台处理。`,
    }),
    'issuer-freeze': (value) => ({
      title: `贵公司签发的凭证 ${value('number')} 有 ${grouped(value('amount'))} 被司法冻结`,
      content: `法院文书 ${value('orderNumber')}，冻结至 ${value('until')}（含当日）。解冻或司法划转前，这部分不要兑付。`,
    }),
    'issuer-release': (value) => ({
      title: `贵公司签发的凭证 ${value('number')} 有 ${grouped(value('amount'))} 已解冻`,
      content: `法院文书 ${value('orderNumber')}。这部分恢复到期兑付。`,
    }),
  },
  en: {
    freeze: (value) => ({
      title: `Frozen by a court: ${grouped(value('amount'))} of ${value('number')}`,
      content: `Court document ${value('orderNumber')}, frozen until ${englishDay(value('until'))}. Meanwhile it can be neither transferred nor financed, and is not paid at maturity. Reason: ${value('reason')}.`,
    }),
    release: (value) => ({
      title: `Released: ${grouped(value('amount'))} of ${value('number')}`,
      content: `Court document ${value('orderNumber')}. Reason: ${value('reason')}.`,
    }),
    'freeze-ended': (value) => ({
      title: `Freeze expired, released: ${grouped(value('amount'))} of ${value('number')}`,
      content: `The freeze under court document ${value('orderNumber')} has expired.`,
    }),
    'court-transfer': (value) => ({
      title: `Transferred by a court: ${grouped(value('amount'))} of ${value('number')} to ${value('receiver')}`,
      content: `Court document ${value('orderNumber')}. Reason: ${value('reason')}.`,
    }),
    'received-court-transfer': (value) => ({
      title: `Transferred by a court: your company received ${grouped(value('amount'))} of ${value('number')}`,
      content: `From ${value('company')}, court document ${value('orderNumber')}. Reason: ${value('reason')}.`,
    }),
    'issuer-court-transfer': (value) => ({
      title: `Transferred by a court: ${value('receiver')} now holds ${grouped(value('amount'))} of ${value('number')}`,
      content: `Court document ${value('orderNumber')}. It was held by ${value('company')}. Please pay ${value('receiver')} at maturity, or the payee listed before the payment if it is transferred again.`,
    }),
    succession: (value) => ({
      title: `The instruments your company held passed to its successor ${value('receiver')}: ${grouped(value('amount'))} in all`,
      content: `Instruments: ${value('count')}. The successor continues open transfers and acceptances; other applications have lapsed. Reason: ${value('reason')}.`,
    }),
    'received-succession': (value) => ({
      title: `Your company succeeds ${value('company')}: ${grouped(value('amount'))} in all`,
      content: `Instruments: ${value('count')}. What is frozen stays frozen. Reason: ${value('reason')}.`,
    }),
    'issuer-succession': (value) => ({
      title: `${value('receiver')} succeeds ${value('company')} as holder of ${grouped(value('amount'))} in all`,
      content: `Instruments: ${value('count')}. Please pay ${value('receiver')} at maturity, or the payee listed before the payment if any of it is transferred again. Reason: ${value('reason')}.`,
    }),
    deregistration: (value) => ({
      title: `Your company is deregistered: the ${grouped(value('amount'))} it holds is frozen`,
      content: `Instruments: ${value('count')}. None of it can be transferred, financed or accepted, nor is it paid at maturity, until a successor or a court deals with it. Open applications have lapsed. Reason: ${value('reason')}.`,
    }),
    'issuer-deregistration': (value) => ({
      title: `${value('company')} is deregistered: the ${grouped(value('amount'))} it holds is frozen`,
      content: `Instruments: ${value('count')}. Do not pay this part at maturity until a successor or a court deals with it. Reason: ${value('reason')}.`,
    }),
    correction: (value) => ({
      title: `Corrected in the ledger: ${grouped(value('amount'))} of ${value('number')} transferred out`,
      content: `The platform corrected an entry that was wrong. Reason: ${value('reason')}.`,
    }),
    'correction-again': (value) => ({
      title: `Acceptance reversed by the platform: ${grouped(value('amount'))} of ${value('number')} is to be accepted again`,
      content: `Please accept it again by ${englishDay(value('acceptBy'))}; after that it is returned to ${value('sender')}. Reason: ${value('reason')}.`,
    }),
    'received-correction': (value) => ({
      title: `Corrected in the ledger: ${grouped(value('amount'))} of ${value('number')} transferred back`,
      content: `The platform corrected an entry that was wrong.${value('until') === '' ? '' : ` The part transferred back is still frozen by a court, until ${englishDay(value('until'))}.`} Reason: ${value('reason')}.`,
    }),
    'payment-held': (value) => ({
      title: `Payment received, on hold because of a court freeze: ${value('number')}`,
      content: `A court froze ${grouped(value('amount'))} that your company holds. The payment cannot be booked yet; the platform will deal with it.`,
    }),
    'issuer-payment-held': (value) => ({
      title: `Your payment of ${grouped(value('paid'))} for ${value('number')} was received, and is on hold because of a court freeze`,
      content: `A court froze ${grouped(value('amount'))} of it, which must not be paid to its holder. The payment cannot be booked yet; the platform will deal with it.`,
    }),
    'issuer-freeze': (value) => ({
      title: `A court froze ${grouped(value('amount'))} of ${value('number')}, which your company issued`,
      content: `Court document ${value('orderNumber')}, frozen until ${englishDay(value('until'))}. Do not pay this part before it is released or transferred.`,
    }),
    'issuer-release': (value) => ({
      title: `Released: ${grouped(value('amount'))} of ${value('number')}, which your company issued`,
      content: `Court document ${value('orderNumber')}. This part is paid at maturity again.`,
    }),
  },
};

/** Text of a message about a change by officers of the platform. */
export function officerNewsText(kind: string, values: MessageRecord['values'], locale: ServerLocale): MessageText {
  const all: Readonly<Record<string, Wording>> = wordings[locale];
  const wording = Object.hasOwn(all, kind) ? all[kind] : undefined;
  return wording?.((name) => values[name] ?? '') ?? { title: '', content: '' };
}
