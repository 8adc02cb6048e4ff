/** The properties that every form field has. */
export interface FieldFrame {
  readonly label: string;
  /** Given when an error summary links here. */
  readonly id?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** The frame as Fluent's `Field` takes it. */
export function fieldProps({ label, hint, error, required = false }: FieldFrame) {
  return {
    label,
    required,
    ...(hint === undefined ? {} : { hint }),
    ...(error === undefined ? {} : { validationMessage: error, validationState: 'error' as const }),
  };
}
