import { KeyValueFacts } from '../../views/design/panels/KeyValueFacts.tsx';
import { useWords } from '../../words/use-words.ts';
import type { QueuedItem } from '../api/sandbox-answers.ts';
import { fieldsIn, useFieldText } from './line-fields.ts';

/** What the clerk entered, to be held against the file. The number stands in the heading; what the type does not carry is left out. */
export function LineFields({ fields: entered }: Pick<QueuedItem, 'fields'>) {
  const { say } = useWords();
  const fieldText = useFieldText();
  const shown = fieldsIn(entered).filter(({ inHeading }) => !inHeading);
  const facts = shown.map((field) => ({ label: say(field.label), value: fieldText(field, entered[field.name] ?? ''), ...(field.kind === 'amount' ? { amount: true } : {}) }));
  return facts.length === 0 ? null : <KeyValueFacts facts={facts} />;
}
