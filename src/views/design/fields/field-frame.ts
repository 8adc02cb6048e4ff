/** The properties that every form field has. */
export interface FieldFrame {
  readonly label: string;
  /** Required if an error summary links to the field. */
  readonly id?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** The properties of Fluent's `Field`. */
export function fieldProps({ label, hint, error, required = false }: FieldFrame) {
  return {
    label,
    required,
    ...(hint === undefined ? {} : { hint }),
    ...(error === undefined ? {} : { validationMessage: error, validationState: 'error' as const }),
  };
}
