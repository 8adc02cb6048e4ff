import { askedTexts, type CertificationForm, type FormText } from './certification-form.ts';

/**
 * What a company and its first user said of themselves as they registered; empty for what is not known, or not the
 * asker's to know.
 */
export interface RegisteredFacts {
  readonly legalName: string;
  readonly agentName: string;
  readonly agentIdNumber: string;
  readonly agentMobile: string;
}

/**
 * What each field of the form may begin with. Whoever registered as the legal representative is one person, with one
 * number.
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

/** The form with what was registered where nothing stands: a beginning that can be changed. */
export function begunBy(form: CertificationForm, registered: RegisteredFacts): CertificationForm {
  return [...proposals(registered)].reduce<CertificationForm>(
    (so, [field, value]) => (so[field] === '' ? { ...so, [field]: value } : so),
    form,
  );
}

/** Whether what stands in a field is what was registered. */
export function isAsRegistered(
  form: CertificationForm,
  registered: RegisteredFacts | undefined,
  field: FormText,
): boolean {
  return (
    registered !== undefined &&
    askedTexts(form).includes(field) &&
    form[field].trim() !== '' &&
    form[field].trim() === proposals(registered).get(field)
  );
}
