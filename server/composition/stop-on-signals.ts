/** Ctrl-C and a polite kill stop everything in order; a second one does not wait. @returns whether one came */
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
