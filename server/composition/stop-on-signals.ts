/**
 * Stops in order on SIGINT or SIGTERM; a second signal exits at once. Returns a function that tells whether a signal
 * has arrived.
 */
export function stopOnSignals(stop: () => Promise<void>): () => boolean {
  let stopping = false;
  const asked = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(1);
    stopping = true;
    console.log(`\n${signal}: stopping …`);
    stop().then(
      () => process.exit(0),
      (failure: unknown) => {
        console.error(failure);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', asked);
  process.on('SIGTERM', asked);
  return () => stopping;
}
