import { requiredTextFields, type CertificationForm, type FormText } from './certification-form.ts';

/** Facts that a company and its first user gave at registration; empty where unknown or hidden from the user. */
export interface RegisteredFacts {
  readonly legalName: string;
  readonly agentName: string;
  readonly agentIdNumber: string;
  readonly agentMobile: string;
}

/**
 * Proposed values of the form's fields. An agent with the name of the legal representative is the same person, so the
 * identity number is proposed for both.
 */
function proposals({
  legalName,
  agentName,
  agentIdNumber,
  agentMobile,
}: RegisteredFacts): ReadonlyMap<FormText, string> {
  const own = legalName !== '' && legalName === agentName ? agentIdNumber : '';
  const all: readonly (readonly [FormText, string])[] = [
    ['legalName', legalName],
    ['legalIdNumber', own],
    ['agentName', agentName],
    ['agentIdNumber', agentIdNumber],
    ['agentMobile', agentMobile],
  ];
  return new Map(all.filter(([, value]) => value !== ''));
}

/** Fills the empty fields of a form with the registered facts, which the user can change. */
export function prefillForm(form: CertificationForm, registered: RegisteredFacts): CertificationForm {
  return [...proposals(registered)].reduce<CertificationForm>(
    (filled, [field, value]) => (filled[field] === '' ? { ...filled, [field]: value } : filled),
    form,
  );
}

/** Whether the value of a field is the registered one. */
export function isAsRegistered(
  form: CertificationForm,
  registered: RegisteredFacts | undefined,
  field: FormText,
): boolean {
  return (
    registered !== undefined &&
    requiredTextFields(form).includes(field) &&
    form[field].trim() !== '' &&
    form[field].trim() === proposals(registered).get(field)
  );
}
