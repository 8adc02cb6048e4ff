import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Standards, packages, credits, materials, items and files. Search texts are read row by row within a company, because
 * a trigram index in the C locale knows only ASCII letters and would miss Chinese ones.
 */
export const packages: Migration = {
  up: async (database) => {
    await sql`
      create table portal.standards (
        snapshot_version text collate "C" primary key,
        doc_type text not null,
        fk_corp_core text not null,
        fk_finance text not null,
        categories jsonb not null
      );

      create table portal.packages (
        doc_datum_id text collate "C" primary key,
        pk_corp text collate "C" not null references portal.companies,
        doc_type text collate "C" not null,
        state text collate "C" not null,
        data_version integer not null,
        total_amount numeric(20, 2) not null,
        payer_name text not null,
        credit_source_name text not null,
        supplier_name text not null,
        counterparty_name text not null,
        fk_finance text not null,
        finance_name text not null,
        account_no text not null,
        expect_pay_amount numeric(20, 2),
        expect_due_date date,
        business_type text not null,
        credit_state text not null,
        product_type text not null,
        standard_version text collate "C" not null references portal.standards,
        created_at timestamptz(3) not null,
        created_by text collate "C" not null references portal.users,
        created_by_name text not null,
        submitted_at timestamptz(3),
        submitted_by_name text not null,
        state_since timestamptz(3) not null,
        handler_id text collate "C" not null references portal.users,
        handler_name text not null,
        submitted_invoices numeric(20, 2),
        submitted_contracts numeric(20, 2),
        returned_items integer not null,
        search_text text not null,
        party_text text not null
      );
      create index packages_newest on portal.packages (pk_corp, doc_type, created_at desc, doc_datum_id desc);
      create index packages_in_state on portal.packages (state, state_since);

      create table portal.credits (
        fk_credit text collate "C" primary key,
        number text collate "C" not null,
        pk_corp text collate "C" not null references portal.companies,
        supplier_name text not null,
        credit_source_name text not null,
        payer_name text not null,
        counterparty_name text not null,
        fk_finance text,
        funder_name text,
        fk_corp_core text not null,
        business_type text not null,
        credit_state text not null,
        product_type text not null,
        amount numeric(20, 2) not null,
        due_date date,
        account_number text not null,
        invoice_tag text,
        packaged_in text collate "C" references portal.packages
      );
      create index credits_of_company on portal.credits (pk_corp, number, fk_credit);
      create index credits_in_package on portal.credits (packaged_in) where packaged_in is not null;

      create table portal.materials (
        doc_material_id text collate "C" primary key,
        doc_datum_id text collate "C" not null references portal.packages,
        category jsonb not null,
        position integer not null,
        result text not null,
        reason text not null,
        reopened boolean not null
      );
      create index materials_of_package on portal.materials (doc_datum_id, position);

      create table portal.items (
        doc_file_id text collate "C" primary key,
        doc_material_id text collate "C" not null references portal.materials,
        doc_datum_id text collate "C" not null references portal.packages,
        doc_file_type text not null,
        revision integer not null,
        pk_files text[] not null,
        invoice_type text,
        invoice_code text,
        invoice_number text,
        invoice_check_code text,
        invoice_date text,
        invoice_amount_excluding_tax numeric(20, 2),
        invoice_tax numeric(20, 2),
        invoice_total numeric(20, 2),
        contract_number text,
        contract_amount numeric(20, 2),
        result text not null,
        reason text not null,
        reviewed_at timestamptz(3),
        reviewed_by text,
        changed_since_return boolean not null,
        replaced jsonb,
        created_at timestamptz(3) not null,
        updated_by text not null
      );
      create index items_of_package on portal.items (doc_datum_id, created_at, doc_file_id);

      create table portal.files (
        pk_file text collate "C" primary key,
        pk_corp text collate "C" references portal.companies,
        name text not null,
        size bigint not null,
        mime_type text not null,
        sha256 text not null,
        object_key text collate "C" not null unique,
        state text not null,
        upload_id text collate "C" not null,
        doc_material_id text collate "C" references portal.materials,
        created_by text collate "C" not null,
        created_at timestamptz(3) not null,
        generated_from jsonb
      );
      create unique index files_by_upload on portal.files (created_by, upload_id) where upload_id <> '';
    `.execute(database);
  },
};
