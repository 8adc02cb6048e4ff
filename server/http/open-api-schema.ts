import { html, noMarkup, type Markup } from './markup.ts';

/** The part of JSON Schema that the description of the API uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

/** The name of a shape that a schema refers to; undefined where it is written out. */
export const shapeName = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1);

const isNull = ({ type }: Schema): boolean => type === 'null';
const alternativesOf = ({ anyOf, oneOf }: Schema): readonly Schema[] => anyOf ?? oneOf ?? [];
const codeOf = (value: unknown): Markup => html`<code>${JSON.stringify(value)}</code>`;

/** Joins parts with a text between them. */
const joinMarkup = (parts: readonly Markup[], between: string): readonly Markup[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [html`${between}`, part]));

function limitsOf({ format, minimum, maximum, minLength, maxLength, maxItems }: Schema): string {
  const limits = [
    format,
    minimum === undefined ? undefined : `at least ${minimum}`,
    maximum === undefined ? undefined : `at most ${maximum}`,
    minLength === undefined ? undefined : `at least ${minLength} characters`,
    maxLength === undefined ? undefined : `at most ${maxLength} characters`,
    maxItems === undefined ? undefined : `at most ${maxItems} items`,
  ].filter((limit) => limit !== undefined);
  return limits.length === 0 ? '' : ` (${limits.join(', ')})`;
}

/** The type of a value in words; a named shape is a link to its description. */
export function typeMarkup(schema: Schema): Markup {
  const name = shapeName(schema);
  if (name !== undefined) return html`<a href="#shape-${name}">${name}</a>`;
  if (schema.const !== undefined) return codeOf(schema.const);
  if (schema.enum) return html`${joinMarkup(schema.enum.map(codeOf), ', ')}`;
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) {
    const kinds = alternatives.filter((each) => !isNull(each)).map(typeMarkup);
    return html`${joinMarkup(kinds, ' or ')}${alternatives.some(isNull) ? ', or null' : ''}`;
  }
  if (schema.allOf) return html`${joinMarkup(schema.allOf.map(typeMarkup), ' and ')}`;
  if (schema.items) return html`list of ${typeMarkup(schema.items)}${limitsOf(schema)}`;
  const { additionalProperties: values } = schema;
  if (typeof values === 'object') return html`object of ${typeMarkup(values)} by key`;
  const type = typeof schema.type === 'string' ? schema.type : (schema.type ?? ['anything']).join(' or ');
  return html`${type}${limitsOf(schema)}`;
}

/** The schema that has a value's fields: for a list that of its items, for an optional value that of the value. */
function structureOf(schema: Schema): Schema {
  const alternatives = alternativesOf(schema).filter((each) => !isNull(each));
  if (alternatives.length === 1 && alternatives[0]) return structureOf(alternatives[0]);
  return schema.items ? structureOf(schema.items) : schema;
}

/** A description as a paragraph of its own; nothing where there is none. */
export const aboutMarkup = (description = ''): Markup => (description === '' ? noMarkup : html`<p>${description}</p>`);

/** The mark before the type of a required field. */
export const needMarkup = (required: boolean): Markup => (required ? html`<strong>required</strong> ` : noMarkup);

/** The fields of an object and of the objects in it, as a list; undefined where it has none. */
export function fieldsMarkup(schema: Schema): Markup | undefined {
  const { properties = {}, required = [], allOf = [] } = structureOf(schema);
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      html`<li><code>${name}</code> ${needMarkup(required.includes(name))}${typeMarkup(field)}${aboutMarkup(field.description)}${fieldsMarkup(field) ?? noMarkup}</li>`,
  );
  const own = fields.length === 0 ? [] : [html`<ul>${fields}</ul>`];
  const parts = [...own, ...allOf.flatMap((part) => fieldsMarkup(part) ?? [])];
  return parts.length === 0 ? undefined : html`${parts}`;
}
