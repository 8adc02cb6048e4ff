const lostConnections = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** Shut down, crashed, starting, no connection left, and locks or statements that take too long. */
const unavailable = new Set(['57014', '57P01', '57P02', '57P03', '53300', '55P03', '25P03']);
/** Serialization failure and deadlock. */
const contended = new Set(['40001', '40P01']);
/** A unique violation: another transaction has just created the same row. */
const madeAlready = '23505';
const driverWords =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after|Client was closed)/;

function codeOf(fault: unknown): string {
  return fault instanceof Error && 'code' in fault ? String(fault.code) : '';
}

/** Whether the database cannot be reached, or cannot serve anybody at present. */
export function isUnavailable(fault: unknown): boolean {
  if (fault instanceof AggregateError && fault.errors.length > 0) return fault.errors.every(isUnavailable);
  const code = codeOf(fault);
  return (
    lostConnections.has(code) ||
    unavailable.has(code) ||
    code.startsWith('08') ||
    (fault instanceof Error && driverWords.test(fault.message))
  );
}

/** Whether others stood in the way: no fault of the work itself, however often it was tried. */
export function isContended(fault: unknown): boolean {
  return contended.has(codeOf(fault));
}

/** Whether the same work may well succeed when it is simply done again. */
export function isPassing(fault: unknown): boolean {
  return isContended(fault) || codeOf(fault) === madeAlready;
}
