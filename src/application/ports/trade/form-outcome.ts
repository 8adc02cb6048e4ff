/**
 * The outcome of a form that was sent: the changed record, the reason of a refusal, or the refused fields. `gone`: what
 * the form is about is not found.
 */
export type FormOutcome<Now, Reason extends string, Field extends string, Fault extends string> =
  | { readonly done: true; readonly now: Now }
  | { readonly done: false; readonly because: Reason | 'gone' }
  | {
      readonly done: false;
      readonly because: 'refused';
      readonly problems: Partial<Readonly<Record<Field, Fault>>>;
    };
