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
/** Codes of a database that shuts down, has crashed, starts or has no connection left, and codes of timeouts. */
const unavailable = new Set(['57014', '57P01', '57P02', '57P03', '53300', '55P03', '25P03']);
/** Codes of a serialization failure and a deadlock. */
const contended = new Set(['40001', '40P01']);
/** Code of a unique violation: another transaction has just created the same row. */
const uniqueViolation = '23505';
const driverMessages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after|Client was closed)/;

function codeOf(fault: unknown): string {
  return fault instanceof Error && 'code' in fault ? String(fault.code) : '';
}

/** Whether the database cannot be reached, or cannot accept work at present. */
export function isUnavailable(fault: unknown): boolean {
  if (fault instanceof AggregateError && fault.errors.length > 0) return fault.errors.every(isUnavailable);
  const code = codeOf(fault);
  return (
    lostConnections.has(code) ||
    unavailable.has(code) ||
    code.startsWith('08') ||
    (fault instanceof Error && driverMessages.test(fault.message))
  );
}

/** Whether concurrent transactions prevented the work. */
export function isContended(fault: unknown): boolean {
  return contended.has(codeOf(fault));
}

/** Whether the same work is likely to succeed when it is repeated. */
export function isRetryable(fault: unknown): boolean {
  return isContended(fault) || codeOf(fault) === uniqueViolation;
}
