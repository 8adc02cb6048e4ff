/**
 * Days before the end of a certificate, licence, identity card or letter of authorisation at which the responsible user
 * is reminded (checklist K).
 */
export const reminderSteps = [60, 30, 14, 7, 1] as const;

/**
 * The latest reminder step that has been reached; undefined far from the end and after it. `daysLeft` is 0 on the last
 * day.
 */
export function reminderStepAt(daysLeft: number): number | undefined {
  return daysLeft < 0 ? undefined : reminderSteps.findLast((step) => daysLeft <= step);
}
