import { startEmbeddedPostgres, type EmbeddedPostgres } from '../ground/embedded-postgres.ts';
import { isAlive } from '../ground/postmaster.ts';

export interface KeptPostgres {
  readonly connectionString: string;
  stop(): Promise<void>;
}

const lookEvery = 1000;

/**
 * The bundled PostgreSQL, started again when it dies under us: nobody else would. `moved` is told where it is then;
 * `failed` of every attempt in vain, after which the next follows.
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
