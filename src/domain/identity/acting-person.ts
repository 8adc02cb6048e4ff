/** The person who acts, and the colleague on whose behalf they act; empty where there is none. */
export interface ActingPerson {
  readonly personId: string;
  readonly forPersonId?: string | undefined;
}

/** Whether two actions count as done by one person. A delegate counts as the colleague too. */
export function isSamePerson(one: ActingPerson, other: ActingPerson): boolean {
  const hands = [one.personId, one.forPersonId ?? ''];
  return [other.personId, other.forPersonId ?? ''].some((each) => each !== '' && hands.includes(each));
}
