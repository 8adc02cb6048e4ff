import { PostgresStore } from '../../../server/storage/postgres/postgres-store.ts';

/** Saves the given number of accounts of one company, because each account has one session. Returns their names. */
export async function saveAccounts(connectionString: string, people: number): Promise<readonly string[]> {
  const store = new PostgresStore(connectionString);
  const names = Array.from({ length: people }, (_unused, index) => `bench${index}`);
  await store.transaction(async (transaction) => {
    const like = await transaction.users.byName('limin');
    if (like)
      await transaction.users.saveAll(
        names.map((userName) => ({
          ...like,
          userId: `U-${userName}`,
          personId: `P-${userName}`,
          userName,
          isMain: false,
        })),
      );
  });
  await store.close();
  return names;
}
