import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Ends of certificates, events of certificates, orders for certificates, and an index of sessions with a pending user.
 */
export const certificateCare: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.certificates add column if not exists ended_as text;
      create index if not exists certificates_ending on portal.certificates (valid_to, serial) where revoked_at is null;
      create index if not exists sessions_handed_over on portal.sessions (pending_user_id) where pending_user_id is not null;
      create table if not exists portal.certificate_events (
        id text collate "C" primary key,
        serial text not null,
        user_id text not null,
        what text not null,
        happened_at timestamptz not null,
        detail text not null
      );
      create index if not exists certificate_events_of_user on portal.certificate_events (user_id, happened_at desc, id);
      create table if not exists portal.certificate_orders (
        user_id text collate "C" primary key,
        deed text not null,
        serial text not null,
        challenge text not null,
        pic_auth_token text not null,
        signed_text text not null,
        number text not null,
        host text not null,
        source text not null,
        agent text not null,
        expires_at timestamptz not null,
        made text not null
      );
      create index if not exists certificate_orders_open on portal.certificate_orders (user_id) where made = '';
    `.execute(database);
  },
};
