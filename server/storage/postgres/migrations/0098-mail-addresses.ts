import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Mail addresses of users who also receive mail. Existing posts are text messages. */
export const mailAddresses: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.mail_addresses (
        user_id text collate "C" primary key,
        address text not null,
        confirmed_at timestamptz not null
      );
      alter table portal.post_choices add column if not exists mails jsonb not null default '{"todo":"off","review":"off","funds":"off","agreement":"off","system":"off"}';
      alter table portal.message_posts add column if not exists what text not null default 'text';
      alter table portal.message_posts add column if not exists message_id text not null default '';
      alter table portal.message_posts add column if not exists address text not null default '';
      update portal.message_posts set message_id = id where message_id = '' and what = 'text';
    `.execute(database);
  },
};
