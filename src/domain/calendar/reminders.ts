/**
 * Before something ends whoever may mend it is told at each of these, in days: certificates, licences, identity cards
 * and letters of authorisation alike (checklist K).
 */
export const reminderSteps = [60, 30, 14, 7, 1] as const;

/**
 * The latest reminder step that has been reached; undefined far from the end and after it. `daysLeft` is 0 on the last
 * day.
 */
export function reminderStepAt(daysLeft: number): number | undefined {
  return daysLeft < 0 ? undefined : reminderSteps.findLast((step) => daysLeft <= step);
}
