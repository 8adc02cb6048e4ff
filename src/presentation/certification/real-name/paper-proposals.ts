import { makeAutoObservable } from 'mobx';
import type { CompanyCertification } from '../../../application/ports/certification/certification-desk.ts';
import {
  requiredTextFields,
  normaliseForm,
  type CertificationForm,
  type FormField,
  type FormText,
} from '../../../domain/certification/shared/certification-form.ts';
import type { LicenceSlot } from '../../../domain/certification/shared/licence-slots.ts';
import {
  compareWithForm,
  isFormText,
  type Comparison,
  type PaperField,
} from '../../../domain/certification/shared/paper-reading.ts';
import type { PaperReadings } from './paper-readings.ts';
import type { SlotFiles } from './slot-files.ts';

export interface PaperProposalsParts {
  readonly readings: PaperReadings;
  readonly files: SlotFiles;
  /** The page with the form that takes the read values. */
  readonly page: {
    readonly told: { readonly value: Pick<CompanyCertification, 'companyName' | 'uscc'> | undefined };
    readonly form: CertificationForm;
    isOpen(field: FormField): boolean;
    typed(field: FormText, value: string): void;
  };
}

const keyOf = (slot: LicenceSlot, { field, value }: Pick<Comparison, 'field' | 'value'>): string =>
  `${slot} ${field} ${value}`;

/** Values read from papers, compared with the form. They enter the form only when the user presses a button. */
export class PaperProposals {
  /** Keys of read values that the user rejected in favour of the typed ones. */
  keptAsWritten: ReadonlySet<string> = new Set();
  readonly #parts: PaperProposalsParts;

  constructor(parts: PaperProposalsParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** The values read from a slot's papers, in the order of the form. */
  of(slot: LicenceSlot): readonly Comparison[] {
    const { readings, files, page } = this.#parts;
    const { companyName = '', uscc = '' } = page.told.value ?? {};
    return compareWithForm(
      readings.factsOf(files.of(slot).flatMap(({ fileId }) => fileId ?? [])),
      normaliseForm(page.form),
      {
        companyName,
        uscc,
      },
    );
  }

  /** Whether a read value can replace the value of a field. */
  mayTake(field: PaperField): field is PaperField & FormText {
    const { page } = this.#parts;
    return isFormText(field) && page.isOpen(field) && requiredTextFields(page.form).includes(field);
  }

  isKept(slot: LicenceSlot, read: Comparison): boolean {
    return this.keptAsWritten.has(keyOf(slot, read));
  }

  /** Number of empty fields that a read value can fill. */
  emptyOnes(slot: LicenceSlot): number {
    return this.of(slot).filter(({ field, status }) => status === 'empty' && this.mayTake(field)).length;
  }

  /** Fills the empty fields with the read values. */
  fillPressed(slot: LicenceSlot): void {
    for (const { field, value, status } of this.of(slot))
      if (status === 'empty' && this.mayTake(field)) this.#parts.page.typed(field, value);
  }

  /** Replaces the value of one field with the read one. */
  takePressed(slot: LicenceSlot, field: PaperField): void {
    const read = this.of(slot).find((each) => each.field === field);
    if (read && this.mayTake(field)) this.#parts.page.typed(field, read.value);
  }

  /** Keeps the value of one field in spite of the read one. */
  keepPressed(slot: LicenceSlot, field: PaperField): void {
    const read = this.of(slot).find((each) => each.field === field);
    if (read) this.keptAsWritten = new Set([...this.keptAsWritten, keyOf(slot, read)]);
  }
}
