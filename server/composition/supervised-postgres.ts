import { startEmbeddedPostgres, type EmbeddedPostgres } from '../ground/embedded-postgres.ts';
import { isAlive } from '../ground/postmaster.ts';

export interface SupervisedPostgres {
  /** Address at the start. Later ones go to `onRestarted`. */
  readonly connectionString: string;
  stop(): Promise<void>;
}

const checkIntervalMs = 1000;

/**
 * Runs the bundled PostgreSQL and restarts it when it dies. `onRestarted` receives the new connection string;
 * `onRestartFailed` the error of a failed restart, or of `onRestarted`. A failed restart is tried again.
 */
export async function supervisePostgres(
  order: { readonly dataDir: string; readonly password: string },
  listeners: {
    readonly onRestarted: (connectionString: string) => Promise<void>;
    readonly onRestartFailed: (fault: unknown) => void;
  },
): Promise<SupervisedPostgres> {
  let running: EmbeddedPostgres = await startEmbeddedPostgres(order);
  let restarting: Promise<void> | undefined;

  async function restart(): Promise<void> {
    try {
      running = await startEmbeddedPostgres(order);
      await listeners.onRestarted(running.connectionString);
    } catch (fault) {
      listeners.onRestartFailed(fault);
    } finally {
      restarting = undefined;
    }
  }

  const timer = setInterval(() => {
    if (!restarting && !isAlive(running.pid)) restarting = restart();
  }, checkIntervalMs);
  timer.unref();
  return {
    connectionString: running.connectionString,
    stop: async () => {
      clearInterval(timer);
      await restarting;
      await running.stop();
    },
  };
}
