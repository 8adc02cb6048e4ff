/** A reason not to start that the person at the console can act upon. Its message is printed alone, without a stack. */
export class GroundRefusal extends Error {
  override readonly name = 'GroundRefusal';
}

/** The system's code of a failed call, such as `ENOENT`, or undefined for any other error. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
