import { isPlainDate } from '../../../../domain/calendar/plain-date.ts';
import { mostDigits } from '../../../../domain/evidence/invoice/invoice-rules.ts';
import type { MaterialItem } from '../../../../domain/evidence/materials/material.ts';
import { compareMoney, entryMaximum, parseMoney } from '../../../../domain/money/money.ts';
import { contractNumberLength } from '../../../../domain/evidence/trade-contract/contract-number.ts';
import { message, type Message } from '../../../../words/catalogue.ts';
import { itemFieldsOf, type ItemField } from '../../shared/field-kinds.ts';
import type { ItemFields } from '../../shared/item-fields.ts';

/** What is typed in fields that cannot be sent as they are, and why. */
export type Withheld = ReadonlyMap<keyof ItemFields, Message>;

/** Texts that the back end did not take, by their fields. */
export type NotTaken = ReadonlyMap<keyof ItemFields, string>;

const mostOf: Readonly<Partial<Record<keyof ItemFields, number>>> = {
  ...mostDigits,
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
  const most = mostOf[id] ?? Infinity;
  return value.length > most ? message('refusals.field-too-long', { most }) : undefined;
}

function notTakenWords({ id, kind }: ItemField): Message {
  return kind === 'digits'
    ? message('refusals.not-taken-digits', { most: mostOf[id] ?? 0 })
    : message(`refusals.not-taken-${kind}`);
}

/**
 * What is typed beyond the bounds of the wire, or was refused already: the rest of the document is saved without it
 * (document 2, section 5).
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

/** The fields with what they said before in place of what is withheld. */
export function sendableFields(fields: ItemFields, before: ItemFields, withheld: Withheld): ItemFields {
  return { ...fields, ...Object.fromEntries([...withheld.keys()].map((field) => [field, before[field]])) };
}
