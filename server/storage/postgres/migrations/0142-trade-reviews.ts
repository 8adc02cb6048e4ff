import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Contribution of an application's events to the statistics of reviews, as in `reviewsOf`. `application` names the row,
 * and `since` the number of its events that are counted already.
 */
const reviewsIn = (application: string, since: string): string => `
  select counted.company_id, ${application}.kind, ${application}.act,
    to_char(to_timestamp((event ->> 'at')::double precision / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM') as month,
    counted.measure, counted.part, counted.tenths, 1 as count
  from jsonb_array_elements(${application}.events) with ordinality as events (event, place),
    lateral (
      select ${application}.company_id, 'submitted' as measure, '' as part, 0 as tenths
        where event ->> 'event' = 'submitted'
      union all
      select ${application}.company_id, 'sent-back', event ->> 'reason', 0
        where event ->> 'event' in ('returned', 'rejected')
      union all
      select event ->> 'companyId', 'waited', ${application}.steps -> (event ->> 'step')::integer ->> 'role',
        (event ->> 'waited')::integer
        where event ? 'waited' and ${application}.steps -> (event ->> 'step')::integer is not null
    ) counted
  where events.place > ${since}`;

const insertReviews = (into: string, reviews: string): string => `
  insert into portal.${into} (company_id, kind, act, month, measure, part, tenths, count)
    select company_id, kind, act, month, measure, part, tenths, sum(count) from (${reviews}) reviews
    group by company_id, kind, act, month, measure, part, tenths`;

/**
 * Sums of reviews of applications: waiting times of steps, numbers of submitted applications, and numbers of returned
 * ones by reason. Events are only appended; a trigger counts the new ones. The changes are added to the sums from time
 * to time, like those of ledgers.
 */
export const tradeReviews: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.trade_reviews (
        company_id text collate "C" not null,
        kind text collate "C" not null,
        act text collate "C" not null,
        month text collate "C" not null,
        measure text collate "C" not null,
        part text collate "C" not null,
        tenths integer not null,
        count bigint not null,
        primary key (company_id, kind, act, month, measure, part, tenths)
      );
      create table if not exists portal.trade_review_changes (like portal.trade_reviews);
      create index if not exists trade_review_changes_of_company on portal.trade_review_changes (company_id);
      truncate portal.trade_reviews, portal.trade_review_changes;
    `.execute(database);
    const kept = `select reviews.* from portal.business_applications a, lateral (${reviewsIn('a', '0')}) reviews`;
    await sql.raw(insertReviews('trade_reviews', kept)).execute(database);
    await sql
      .raw(
        `create or replace function portal.sum_trade_reviews() returns trigger language plpgsql as $$
          declare earlier integer := 0;
          begin
            if tg_op = 'UPDATE' then earlier := jsonb_array_length(old.events); end if;
            if jsonb_array_length(new.events) > earlier then
              ${insertReviews('trade_review_changes', reviewsIn('new', 'earlier'))};
            end if;
            return null;
          end $$;
        create or replace trigger sum_reviews after insert or update on portal.business_applications
          for each row execute function portal.sum_trade_reviews();`,
      )
      .execute(database);
  },
};
