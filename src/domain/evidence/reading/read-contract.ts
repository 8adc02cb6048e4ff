import { isPlainDate } from '../../calendar/plain-date.ts';
import { parseMoney } from '../../money/money.ts';
import { withoutSeparators } from '../../text/without-separators.ts';
import { printedContractNumber, contractNumberProblem, isNumberOnPaper } from '../trade-contract/contract-number.ts';
import type { TradeContract } from '../trade-contract/trade-contract.ts';
import { isSameName } from './comparable-name.ts';
import { mergeFields } from './merge-readings.ts';
import { eitherPartyDoubts } from './package-parties.ts';
import {
  withDoubts,
  valueOf,
  type Doubt,
  type ReadContract,
  type ReadField,
  type FieldReading,
} from './read-document.ts';
import { contractReadFields, type ContractReadField } from './read-fields.ts';
import type { ReadingCircumstances } from './read-invoice.ts';

type Fields = readonly ReadField<ContractReadField>[];

/**
 * Builds a contract from the values of its sources and checks number, amount, date and parties. Nothing is
 * rejected; a failed check becomes a doubt.
 */
export function readContract(
  fieldReadings: readonly FieldReading<ContractReadField>[],
  circumstances: ReadingCircumstances,
): ReadContract {
  const fields = mergeFields('contract', fieldReadings);
  return {
    kind: 'contract',
    fields: fields.map((field) => withDoubts(field, judges[field.field](field.value, fields, circumstances))),
    missing: contractReadFields.filter((field) => isNeeded(field) && valueOf(fields, field) === undefined),
  };
}

/** The contract for the user's form: the number without separators, and the number as written. */
export function contractFrom(fields: Fields): TradeContract {
  const written = valueOf(fields, 'number') ?? '';
  const number = withoutSeparators(written);
  const asWritten = printedContractNumber(number, written);
  return {
    number,
    amount: parseMoney(valueOf(fields, 'amount') ?? ''),
    ...(asWritten === undefined ? {} : { asWritten }),
  };
}

function isNeeded(field: ContractReadField): boolean {
  return field === 'number' || field === 'amount';
}

type Judge = (value: string, fields: Fields, circumstances: ReadingCircumstances) => readonly Doubt[];

const partyJudge =
  (other: ContractReadField): Judge =>
  (name, fields, { parties }) => {
    const counterpart = valueOf(fields, other);
    return [
      ...eitherPartyDoubts(name, parties),
      ...(counterpart !== undefined && isSameName(counterpart, name) ? ['same-party' as const] : []),
    ];
  };

const judges: Readonly<Record<ContractReadField, Judge>> = {
  number: (number) =>
    contractNumberProblem(withoutSeparators(number)) === undefined && isNumberOnPaper(number) ? [] : ['number-format'],
  amount: (amount) => ((parseMoney(amount)?.fen ?? 0n) > 0n ? [] : ['not-positive']),
  date: (date, _, { today }) => (isPlainDate(date) ? (date > today ? ['in-the-future'] : []) : ['no-such-date']),
  firstParty: partyJudge('secondParty'),
  secondParty: partyJudge('firstParty'),
};
