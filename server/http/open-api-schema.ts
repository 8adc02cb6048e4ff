import { escapedHtml } from './escaped-html.ts';

/** As much of JSON Schema as the description of the API uses. */
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
const written = (value: unknown): string => `<code>${escapedHtml(JSON.stringify(value))}</code>`;

function limitsOf({ format, minimum, maximum, minLength, maxLength, maxItems }: Schema): string {
  const limits = [
    format,
    minimum === undefined ? undefined : `at least ${minimum}`,
    maximum === undefined ? undefined : `at most ${maximum}`,
    minLength === undefined ? undefined : `at least ${minLength} characters`,
    maxLength === undefined ? undefined : `at most ${maxLength} characters`,
    maxItems === undefined ? undefined : `at most ${maxItems}`,
  ].filter((limit) => limit !== undefined);
  return limits.length === 0 ? '' : ` (${escapedHtml(limits.join(', '))})`;
}

/** The type of a value in words, as HTML; a named shape is a link to its description. */
export function typeHtml(schema: Schema): string {
  const name = shapeName(schema);
  if (name !== undefined) return `<a href="#shape-${escapedHtml(name)}">${escapedHtml(name)}</a>`;
  if (schema.const !== undefined) return written(schema.const);
  if (schema.enum) return schema.enum.map(written).join(', ');
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) {
    const kinds = alternatives.filter((each) => !isNull(each)).map(typeHtml);
    return kinds.join(' or ') + (alternatives.some(isNull) ? ', or null' : '');
  }
  if (schema.allOf) return schema.allOf.map(typeHtml).join(' and ');
  if (schema.items) return `list of ${typeHtml(schema.items)}${limitsOf(schema)}`;
  const { additionalProperties: values } = schema;
  if (typeof values === 'object') return `object of ${typeHtml(values)} by key`;
  const type = typeof schema.type === 'string' ? schema.type : (schema.type ?? ['anything']).join(' or ');
  return escapedHtml(type) + limitsOf(schema);
}

/** The schema whose fields a value has: of a list its items, of an optional value the value. */
function structureOf(schema: Schema): Schema {
  const one = alternativesOf(schema).filter((each) => !isNull(each));
  if (one.length === 1 && one[0]) return structureOf(one[0]);
  return schema.items ? structureOf(schema.items) : schema;
}

/** The fields of an object and of the objects in it, as an HTML list; empty where it has none. */
export function fieldsHtml(schema: Schema): string {
  const { properties = {}, required = [], allOf = [] } = structureOf(schema);
  const fields = Object.entries(properties).map(([name, field]) => {
    const need = required.includes(name) ? '<strong>required</strong> ' : '';
    const about = field.description === undefined ? '' : `<p>${escapedHtml(field.description)}</p>`;
    return `<li><code>${escapedHtml(name)}</code> ${need}${typeHtml(field)}${about}${fieldsHtml(field)}</li>`;
  });
  const parts = allOf.map(fieldsHtml).join('');
  return (fields.length === 0 ? '' : `<ul>${fields.join('')}</ul>`) + parts;
}
