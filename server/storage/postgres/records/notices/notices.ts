import type {
  AgreementSignatureRecord,
  AgreementTextRecord,
  MemberStandingRecord,
  NoticeReadRecord,
  ObjectionRecord,
} from '../../../../core/records/notices.ts';
import { document, instant, optional, text } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const signatureMapping: Mapping<AgreementSignatureRecord> = {
  table: 'agreement_signatures',
  key: 'id',
  fields: {
    id: text('id'),
    userId: text('user_id'),
    pkCorp: text('pk_corp'),
    agreement: text('agreement'),
    version: text('version'),
    textHash: text('text_hash'),
    signedAt: instant('signed_at'),
    source: text('source'),
    proof: optional(document('proof')),
  },
};

export class PostgresSignatures extends PostgresTable<AgreementSignatureRecord> {
  async of(userId: string): Promise<readonly AgreementSignatureRecord[]> {
    return this.read(await this.rows().where('user_id', '=', userId).orderBy('signed_at').orderBy('id').execute());
  }
}

export const agreementTextMapping: Mapping<AgreementTextRecord> = {
  table: 'agreement_texts',
  key: 'id',
  fields: {
    id: text('id'),
    agreement: text('agreement'),
    version: text('version'),
    textHash: text('text_hash'),
    content: document('content'),
    keptAt: instant('kept_at'),
  },
};

export class PostgresAgreementTexts extends PostgresTable<AgreementTextRecord> {
  async ofAgreement(agreement: AgreementTextRecord['agreement']): Promise<readonly AgreementTextRecord[]> {
    return this.read(await this.rows().where('agreement', '=', agreement).orderBy('kept_at').orderBy('id').execute());
  }
}

export const noticeReadMapping: Mapping<NoticeReadRecord> = {
  table: 'notices_read',
  key: 'id',
  fields: { id: text('id'), userId: text('user_id'), notice: text('notice'), readAt: instant('read_at') },
};

export const standingMapping: Mapping<MemberStandingRecord> = {
  table: 'member_standings',
  key: 'pk_corp',
  fields: {
    pkCorp: text('pk_corp'),
    standing: text('standing'),
    addedOn: text('added_on'),
    effectiveOn: text('effective_on'),
  },
};

export const objectionMapping: Mapping<ObjectionRecord> = {
  table: 'agency_objections',
  key: 'receipt_number',
  fields: {
    receiptNumber: text('receipt_number'),
    pkCorp: text('pk_corp'),
    userId: text('user_id'),
    sentBy: text('sent_by'),
    standing: text('standing'),
    statement: text('statement'),
    proofs: document('proofs'),
    state: text('state'),
    answer: text('answer'),
    sentAt: instant('sent_at'),
  },
};

export class PostgresObjections extends PostgresTable<ObjectionRecord> {
  async ofCompany(pkCorp: string): Promise<readonly ObjectionRecord[]> {
    return this.read(
      await this.rows()
        .where('pk_corp', '=', pkCorp)
        .orderBy('sent_at', 'desc')
        .orderBy('receipt_number', 'desc')
        .execute(),
    );
  }
}
