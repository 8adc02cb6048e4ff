import type { PortFault } from '../../../application/ports/port-fault.ts';
import type { FormOutcome } from '../../../application/ports/form-outcome.ts';
import { outcomeOf } from '../outcome-of.ts';

/** The parts of a form's refusal: its code, and the known reasons, fields and faults. */
export interface FormRefusals<Reason extends string, Field extends string, Fault extends string> {
  readonly code: string;
  readonly reasons: readonly Reason[];
  readonly fields: readonly Field[];
  readonly faults: readonly Fault[];
}

/** A refusal that the page words; undefined for any other fault. */
function refusalOf<Reason extends string, Field extends string, Fault extends string>(
  { detail: { code, values } }: PortFault,
  known: FormRefusals<Reason, Field, Fault>,
): Exclude<FormOutcome<never, Reason | 'gone', Field, Fault>, { readonly done: true }> | undefined {
  if (code === 'NOT_FOUND') return { done: false, because: 'gone' };
  if (code !== known.code) return undefined;
  const reason = known.reasons.find((each) => each === values?.['because']);
  if (reason) return { done: false, because: reason };
  const field = known.fields.find((each) => each === values?.['field']);
  const fault = known.faults.find((each) => each === values?.['because']);
  if (!field || !fault) return undefined;
  const problems: Partial<Record<Field, Fault>> = {};
  problems[field] = fault;
  return { done: false, because: 'refused', problems };
}

/**
 * Sends a form.
 * @returns its result, or why it was refused; `gone`: its subject was not found
 * @throws any other fault
 */
export async function sendForm<Now, Reason extends string, Field extends string, Fault extends string>(
  send: () => Promise<Now>,
  known: FormRefusals<Reason, Field, Fault>,
): Promise<FormOutcome<Now, Reason | 'gone', Field, Fault>> {
  return outcomeOf<FormOutcome<Now, Reason | 'gone', Field, Fault>>(
    async () => ({ done: true, now: await send() }),
    (fault) => {
      const refused = refusalOf(fault, known);
      if (!refused) throw fault;
      return refused;
    },
  );
}
