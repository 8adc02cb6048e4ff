/** A reason not to start that the operator can fix. Its message is printed alone, without a stack trace. */
export class StartupRefusal extends Error {
  override readonly name = 'StartupRefusal';
}

/** The system's error code, such as `ENOENT`; undefined for other errors. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
