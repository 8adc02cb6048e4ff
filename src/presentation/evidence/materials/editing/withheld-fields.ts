import { isPlainDate } from '../../../../domain/calendar/plain-date.ts';
import { maxNumberDigits } from '../../../../domain/evidence/invoice/invoice-rules.ts';
import type { MaterialItem } from '../../../../domain/evidence/materials/material.ts';
import { compareMoney, entryMaximum, parseMoney } from '../../../../domain/money/money.ts';
import { contractNumberLength } from '../../../../domain/text/without-separators.ts';
import { message, type Message } from '../../../../words/catalogue.ts';
import { itemFieldsOf, type ItemField } from '../../shared/field-kinds.ts';
import type { ItemFields } from '../../shared/item-fields.ts';

/** Typed values that cannot be sent as they are, and why. */
export type Withheld = ReadonlyMap<keyof ItemFields, Message>;

/** Values that the back end refused, by field. */
export type NotTaken = ReadonlyMap<keyof ItemFields, string>;

const maxCharactersOf: Readonly<Partial<Record<keyof ItemFields, number>>> = {
  ...maxNumberDigits,
  contractNumber: contractNumberLength,
};

function boundProblem({ id, kind }: ItemField, value: string): Message | undefined {
  if (value === '') return undefined;
  if (kind === 'date') return isPlainDate(value) ? undefined : message('refusals.field-date');
  if (kind === 'amount') {
    const amount = parseMoney(value);
    if (!amount) return message('refusals.amount-unreadable');
    return compareMoney(amount, entryMaximum) > 0 ? message('refusals.amount-too-big') : undefined;
  }
  const longest = maxCharactersOf[id] ?? Infinity;
  return value.length > longest ? message('refusals.field-too-long', { most: longest }) : undefined;
}

function notTakenWords({ id, kind }: ItemField): Message {
  return kind === 'digits'
    ? message('refusals.not-taken-digits', { most: maxCharactersOf[id] ?? 0 })
    : message(`refusals.not-taken-${kind}`);
}

/**
 * Values that exceed the limits of the wire or were refused. The other fields are saved without them (document 2,
 * section 5).
 */
export function withheldFields(item: Pick<MaterialItem, 'content'>, fields: ItemFields, notTaken: NotTaken): Withheld {
  return new Map(
    itemFieldsOf(item, fields).flatMap((field): [keyof ItemFields, Message][] => {
      const value = fields[field.id];
      const problem =
        boundProblem(field, value.trim()) ?? (notTaken.get(field.id) === value ? notTakenWords(field) : undefined);
      return problem ? [[field.id, problem]] : [];
    }),
  );
}

/** The fields, with the previous values in place of the withheld ones. */
export function sendableFields(fields: ItemFields, before: ItemFields, withheld: Withheld): ItemFields {
  return { ...fields, ...Object.fromEntries([...withheld.keys()].map((field) => [field, before[field]])) };
}
