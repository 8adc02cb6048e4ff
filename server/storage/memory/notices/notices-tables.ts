import type {
  AgreementTextRecord,
  AgreementSignatureRecord,
  NoticeReadRecord,
  MemberStandingRecord,
  ObjectionRecord,
} from '../../../core/records/notices.ts';
import type { NoticesTables } from '../../../core/tables/notices.ts';
import type { MemoryShelf } from '../memory-shelf.ts';

function agreementTextsTable({ table }: MemoryShelf): NoticesTables['agreementTexts'] {
  const agreementTexts = table<AgreementTextRecord>((each) => each.id);
  return Object.assign(agreementTexts, {
    ofAgreement: async (agreement: string) =>
      agreementTexts
        .select((each) => each.agreement === agreement)
        .toSorted((a, b) => a.keptAt - b.keptAt || (a.id < b.id ? -1 : 1)),
  });
}

function signaturesTable({ table }: MemoryShelf): NoticesTables['signatures'] {
  const signatures = table<AgreementSignatureRecord>((each) => each.id);
  return Object.assign(signatures, {
    of: async (userId: string) =>
      signatures
        .select((each) => each.userId === userId)
        .toSorted((a, b) => a.signedAt - b.signedAt || (a.id < b.id ? -1 : 1)),
  });
}

function objectionsTable({ table }: MemoryShelf): NoticesTables['objections'] {
  const objections = table<ObjectionRecord>((each) => each.receiptNumber);
  return Object.assign(objections, {
    ofCompany: async (pkCorp: string) =>
      objections
        .select((each) => each.pkCorp === pkCorp)
        .toSorted((a, b) => b.sentAt - a.sentAt || (a.receiptNumber < b.receiptNumber ? 1 : -1)),
  });
}

export function noticesTables(shelf: MemoryShelf): NoticesTables {
  return {
    agreementTexts: agreementTextsTable(shelf),
    signatures: signaturesTable(shelf),
    noticesRead: shelf.table<NoticeReadRecord>((each) => each.id),
    standings: shelf.table<MemberStandingRecord>((each) => each.pkCorp),
    objections: objectionsTable(shelf),
  };
}
