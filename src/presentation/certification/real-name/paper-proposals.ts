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
  /** The form that read values may be put into. */
  readonly page: {
    readonly content: { readonly value: Pick<CompanyCertification, 'companyName' | 'uscc'> | undefined };
    readonly form: CertificationForm;
    isOpen(field: FormField): boolean;
    textTyped(field: FormText, value: string): void;
  };
}

const keyOf = (slot: LicenceSlot, { field, value }: Pick<Comparison, 'field' | 'value'>): string =>
  `${slot} ${field} ${value}`;

/** Values that were read from papers, compared with the form. They are put into it only when the user presses. */
export class PaperProposals {
  /** Keys of differing values that the user wants to keep as typed. */
  keptKeys: ReadonlySet<string> = new Set();
  readonly #parts: PaperProposalsParts;

  constructor(parts: PaperProposalsParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** The values that a slot's papers have, in the order of the form. */
  of(slot: LicenceSlot): readonly Comparison[] {
    const { readings, files, page } = this.#parts;
    const { companyName = '', uscc = '' } = page.content.value ?? {};
    return compareWithForm(
      readings.factsOf(files.of(slot).flatMap(({ fileId }) => fileId ?? [])),
      normaliseForm(page.form),
      {
        companyName,
        uscc,
      },
    );
  }

  /** Whether a read value can be put into a field. */
  mayTake(field: PaperField): field is PaperField & FormText {
    const { page } = this.#parts;
    return isFormText(field) && page.isOpen(field) && requiredTextFields(page.form).includes(field);
  }

  isKept(slot: LicenceSlot, read: Comparison): boolean {
    return this.keptKeys.has(keyOf(slot, read));
  }

  /** How many empty fields can be filled with read values. */
  fillableCount(slot: LicenceSlot): number {
    return this.of(slot).filter(({ field, status }) => status === 'empty' && this.mayTake(field)).length;
  }

  /** Fills the empty fields with read values. */
  fillPressed(slot: LicenceSlot): void {
    for (const { field, value, status } of this.of(slot))
      if (status === 'empty' && this.mayTake(field)) this.#parts.page.textTyped(field, value);
  }

  /** Replaces the value of a field by the read one. */
  takePressed(slot: LicenceSlot, field: PaperField): void {
    const read = this.of(slot).find((each) => each.field === field);
    if (read && this.mayTake(field)) this.#parts.page.textTyped(field, read.value);
  }

  /** Keeps the value of a field, although another was read. */
  keepPressed(slot: LicenceSlot, field: PaperField): void {
    const read = this.of(slot).find((each) => each.field === field);
    if (read) this.keptKeys = new Set([...this.keptKeys, keyOf(slot, read)]);
  }
}
