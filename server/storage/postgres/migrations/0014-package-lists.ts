import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The trigrams at every position of a number. They are written out, because an index on a million rows would take too
 * long with a subquery for each row.
 */
const trigrams = Array.from({ length: 62 }, (_unused, place) => `substr(lower(number), ${place + 1}, 3)`).join(', ');

/**
 * Lists that are as fast with a million packages as with ten thousand. Each set of searched names is stored once.
 * Triggers append changes to the package counts, so that no transaction waits for another; the changes are added to the
 * counts from time to time. The indexes of the lists' orders are created outside the migrations.
 */
export const packageLists: Migration = {
  up: async (database) => {
    await sql`
      create table portal.package_names (
        names_id integer generated always as identity primary key,
        pk_corp text collate "C" not null,
        book text collate "C" not null,
        digest text collate "C" not null,
        name_text text not null,
        party_text text not null,
        unique (pk_corp, book, digest)
      );

      create table portal.package_number_parts (
        pk_corp text collate "C" not null,
        book text collate "C" not null,
        part text collate "C" not null,
        primary key (pk_corp, book, part)
      );

      create table portal.package_counts (
        pk_corp text collate "C" not null,
        book text collate "C" not null,
        kind text collate "C" not null,
        state text collate "C" not null,
        credit_state text, business_type text, product_type text, handler_id text, fk_finance text,
        names_id integer,
        created_on date,
        count bigint not null,
        total_amount numeric not null
      );
      create unique index package_counts_once on portal.package_counts
        (pk_corp, book, kind, state, credit_state, business_type, product_type, handler_id, fk_finance, names_id, created_on) nulls not distinct;
      create table portal.package_count_changes (like portal.package_counts);
      create index package_count_changes_of_company on portal.package_count_changes (pk_corp, book, kind);
    `.execute(database);
    await sql`
      create function portal.trigrams(number text) returns text[] language sql immutable parallel safe
        return array[${sql.raw(trigrams)}];

      alter table portal.packages add column names_id integer;
      with named as (
        select doc_datum_id, pk_corp, book, substr(search_text, strpos(search_text, chr(31)) + 1) as name_text, party_text from portal.packages
      ), made as (
        insert into portal.package_names (pk_corp, book, digest, name_text, party_text)
        select distinct pk_corp, book, md5(name_text || chr(30) || party_text), name_text, party_text from named returning *
      )
      update portal.packages package set names_id = made.names_id
        from named join made using (pk_corp, book, name_text, party_text) where named.doc_datum_id = package.doc_datum_id;
      insert into portal.package_number_parts
        select distinct pk_corp, book, substr(lower(doc_datum_id), place, size)
        from portal.packages, generate_series(1, length(doc_datum_id)) place, generate_series(1, 2) size;
      alter table portal.packages alter column names_id set not null, drop column search_text, drop column party_text;
      drop index portal.packages_newest;
    `.execute(database);
    await sql`
      create function portal.count_packages() returns trigger language plpgsql as $$
      begin
        insert into portal.package_count_changes
        select pk_corp, book, case when grouping(names_id) = 0 then 'names' when grouping(created_on) = 0 then 'days' else 'facets' end,
          state, credit_state, business_type, product_type, handler_id, fk_finance, names_id, created_on, sum(sign), sum(sign * total_amount)
        from (
          select package.*, (created_at at time zone 'Asia/Shanghai')::date as created_on, tg_argv[0]::integer as sign from touched package
        ) signed
        group by grouping sets (
          (pk_corp, book, state, credit_state, business_type, product_type, handler_id, fk_finance), (pk_corp, book, state, names_id), (pk_corp, book, state, created_on)
        );
        return null;
      end $$;
      create trigger count_added after insert on portal.packages referencing new table as touched for each statement execute function portal.count_packages('1');
      create trigger count_removed after delete on portal.packages referencing old table as touched for each statement execute function portal.count_packages('-1');
      create trigger count_before after update on portal.packages referencing old table as touched for each statement execute function portal.count_packages('-1');
      create trigger count_after after update on portal.packages referencing new table as touched for each statement execute function portal.count_packages('1');
    `.execute(database);
    await sql`
      insert into portal.package_counts
      select pk_corp, book, case when grouping(names_id) = 0 then 'names' when grouping(created_on) = 0 then 'days' else 'facets' end,
        state, credit_state, business_type, product_type, handler_id, fk_finance, names_id, created_on, count(*), sum(total_amount)
      from (select package.*, (created_at at time zone 'Asia/Shanghai')::date as created_on from portal.packages package) dated
      group by grouping sets (
        (pk_corp, book, state, credit_state, business_type, product_type, handler_id, fk_finance), (pk_corp, book, state, names_id), (pk_corp, book, state, created_on)
      );
    `.execute(database);
  },
};
