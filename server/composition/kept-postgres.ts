import { startEmbeddedPostgres, type EmbeddedPostgres } from '../ground/embedded-postgres.ts';
import { isAlive } from '../ground/postmaster.ts';

export interface KeptPostgres {
  readonly connectionString: string;
  stop(): Promise<void>;
}

const lookEvery = 1000;

/**
 * Runs the bundled PostgreSQL and restarts it when it dies. `moved` receives the new connection string; `failed`
 * receives the error of each failed restart, after which the next is tried.
 */
export async function keepPostgres(
  order: { readonly dataDir: string; readonly password: string },
  told: { readonly moved: (connectionString: string) => Promise<void>; readonly failed: (fault: unknown) => void },
): Promise<KeptPostgres> {
  let running: EmbeddedPostgres = await startEmbeddedPostgres(order);
  let reviving: Promise<void> | undefined;

  async function revive(): Promise<void> {
    try {
      running = await startEmbeddedPostgres(order);
      await told.moved(running.connectionString);
    } catch (fault) {
      told.failed(fault);
    } finally {
      reviving = undefined;
    }
  }

  const timer = setInterval(() => {
    if (!reviving && !isAlive(running.pid)) reviving = revive();
  }, lookEvery);
  timer.unref();
  return {
    connectionString: running.connectionString,
    stop: async () => {
      clearInterval(timer);
      await reviving;
      await running.stop();
    },
  };
}
