import type { DocumentOrder } from '../ports.ts';

type Letter = Extract<DocumentOrder, { readonly kind: 'letter' }>;

/** Fields of templates, with the blank that is printed for filling in by hand. A template names a field in braces. */
const blanks = {
  supplier: '　　　　　　　　　　　　',
  uscc: '　　　　　　　　　',
  funder: '＿＿＿＿＿＿＿＿',
  payer: '＿＿＿＿＿＿＿＿',
  operator: '＿＿＿＿＿＿',
  numbers: '＿＿＿＿＿＿＿＿＿＿＿＿',
  amount: '＿＿＿＿＿＿＿＿',
  contracts: '＿＿＿＿＿＿＿＿',
  holder: '＿＿＿＿＿＿＿＿',
  account: '＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿',
} as const;

export type TemplateField = keyof typeof blanks;

/** Known values. A missing or empty one is left blank for filling in by hand. */
export type TemplateValues = Readonly<Partial<Record<TemplateField, string>>>;

const isField = (name: string): name is TemplateField => Object.hasOwn(blanks, name);

function fillText(text: string, values: TemplateValues): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (isField(name) ? values[name] || blanks[name] : whole));
}

/** Fills known values into the template of a letter. Its layout is unchanged. */
export function fillLetter(letter: Letter, values: TemplateValues): Letter {
  const fill = (text: string): string => fillText(text, values);
  return {
    ...letter,
    title: fill(letter.title),
    from: { name: fill(letter.from.name), uscc: fill(letter.from.uscc) },
    to: fill(letter.to),
    paragraphs: letter.paragraphs.map(fill),
  };
}

/** The order with its template's fields left blank; an order without a template is unchanged. */
export function withBlanks(order: DocumentOrder): DocumentOrder {
  return order.kind === 'letter' ? fillLetter(order, {}) : order;
}

/** Maximum number of numbers that a letter lists. */
const maxNumbers = 12;

/** Numbers as a letter lists them: the first of many, and how many there are. */
export function numbersInLetter(numbers: readonly string[]): string {
  const shown = numbers.slice(0, maxNumbers).join('、');
  return numbers.length > maxNumbers ? `${shown} 等 ${numbers.length} 笔` : shown;
}

/** A decimal text in yuan with separated thousands. */
export function amountInLetter(text: string): string {
  return text.replace(/\B(?=(\d{3})+(?=\.))/g, ',');
}
