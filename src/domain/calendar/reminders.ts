/**
 * Before something ends whoever may mend it is told at each of these, in days: certificates, licences, identity cards
 * and letters of authorisation alike (checklist K).
 */
export const reminderSteps = [60, 30, 14, 7, 1] as const;

/**
 * Of which step is to be told with so many days left, none on the last: the nearest that has come; undefined far from
 * the end, and once it is over.
 */
export function reminderStepAt(daysLeft: number): number | undefined {
  return daysLeft < 0 ? undefined : reminderSteps.findLast((step) => daysLeft <= step);
}
