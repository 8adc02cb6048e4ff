/** Outcome of a submitted form: the changed record, the reason of a refusal, or the rejected fields. */
export type FormOutcome<Now, Reason extends string, Field extends string, Fault extends string> =
  | { readonly done: true; readonly now: Now }
  | { readonly done: false; readonly because: Reason }
  | {
      readonly done: false;
      readonly because: 'refused';
      readonly problems: Partial<Readonly<Record<Field, Fault>>>;
    };
