import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Keys of contracts, as `contractKey` of the domain computes them: letters and digits of any script, without
 * separators.
 */
export const contractKeys: Migration = {
  up: async (database) => {
    await sql`
      create or replace function portal.contract_key(contract_number text) returns text
        language sql immutable parallel safe
        return translate(
          normalize(contract_number, nfkc),
          E' \\t\\n!"#$%&\\'()*+,-./:;<=>?@[\\\\]^_\`{|}~«»·‐–—―‘’“”•…−─、。〈〉《》「」『』【】〔〕〖〗・',
          ''
        );
      create index if not exists instruments_by_contract
        on portal.instruments (issuer_id, portal.contract_key(contract_number));
    `.execute(database);
  },
};
