import { makeAutoObservable } from 'mobx';
import type { CertificationTold } from '../../../application/ports/certification/certification-desk.ts';
import {
  askedTexts,
  tidiedForm,
  type CertificationForm,
  type FormField,
  type FormText,
} from '../../../domain/certification/shared/certification-form.ts';
import type { LicenceSlot } from '../../../domain/certification/shared/licence-slots.ts';
import {
  compared,
  isFormText,
  type Comparison,
  type PaperField,
} from '../../../domain/certification/shared/paper-reading.ts';
import type { PaperReadings } from './paper-readings.ts';
import type { SlotFiles } from './slot-files.ts';

export interface PaperProposalsParts {
  readonly readings: PaperReadings;
  readonly files: SlotFiles;
  /** The form into which what was read may go. */
  readonly page: {
    readonly told: { readonly value: Pick<CertificationTold, 'companyName' | 'uscc'> | undefined };
    readonly form: CertificationForm;
    isOpen(field: FormField): boolean;
    typed(field: FormText, value: string): void;
  };
}

const keyOf = (slot: LicenceSlot, { field, value }: Pick<Comparison, 'field' | 'value'>): string =>
  `${slot} ${field} ${value}`;

/** What was read of papers beside what stands in the form: it goes there when somebody presses, and not before. */
export class PaperProposals {
  /** What stands otherwise than it was read, and is to stay. */
  keptAsWritten: ReadonlySet<string> = new Set();
  readonly #parts: PaperProposalsParts;

  constructor(parts: PaperProposalsParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** What a slot's papers say, in the order of the form. */
  of(slot: LicenceSlot): readonly Comparison[] {
    const { readings, files, page } = this.#parts;
    const { companyName = '', uscc = '' } = page.told.value ?? {};
    return compared(readings.factsOf(files.of(slot).flatMap(({ fileId }) => fileId ?? [])), tidiedForm(page.form), {
      companyName,
      uscc,
    });
  }

  /** Whether what was read of a field can take its place. */
  mayTake(field: PaperField): field is PaperField & FormText {
    const { page } = this.#parts;
    return isFormText(field) && page.isOpen(field) && askedTexts(page.form).includes(field);
  }

  isKept(slot: LicenceSlot, read: Comparison): boolean {
    return this.keptAsWritten.has(keyOf(slot, read));
  }

  /** How many fields what was read can go to, since nothing stands there. */
  emptyOnes(slot: LicenceSlot): number {
    return this.of(slot).filter(({ field, standing }) => standing === 'empty' && this.mayTake(field)).length;
  }

  /** What was read goes where nothing stands yet. */
  fillPressed(slot: LicenceSlot): void {
    for (const { field, value, standing } of this.of(slot))
      if (standing === 'empty' && this.mayTake(field)) this.#parts.page.typed(field, value);
  }

  /** What was read of one field takes the place of what stands there. */
  takePressed(slot: LicenceSlot, field: PaperField): void {
    const read = this.of(slot).find((each) => each.field === field);
    if (read && this.mayTake(field)) this.#parts.page.typed(field, read.value);
  }

  /** What stands in one field stays, whatever was read. */
  keepPressed(slot: LicenceSlot, field: PaperField): void {
    const read = this.of(slot).find((each) => each.field === field);
    if (read) this.keptAsWritten = new Set([...this.keptAsWritten, keyOf(slot, read)]);
  }
}
