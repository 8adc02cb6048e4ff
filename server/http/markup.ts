/** HTML that is safe to insert into HTML. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Insertable = Markup | string | number | readonly Markup[];

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const toMarkupText = (value: Insertable): string => {
  if (value instanceof Markup) return value.text;
  return typeof value === 'object' ? value.map(({ text }) => text).join('') : escapeText(String(value));
};

/** Markup whose inserted values count as text, also within attributes, unless they are markup themselves. */
export function html(parts: TemplateStringsArray, ...values: readonly Insertable[]): Markup {
  return new Markup(String.raw({ raw: parts }, ...values.map(toMarkupText)));
}

/** Nothing to insert. */
export const noMarkup = new Markup('');
