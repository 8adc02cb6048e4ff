import { html, Markup, noMarkup } from './markup.ts';
import { aboutMarkup, fieldsMarkup, needMarkup, shapeName, typeMarkup, type Schema } from './open-api-schema.ts';

interface Content {
  readonly schema?: Schema;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}
interface Response {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, Content>>;
}
interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses?: Readonly<Record<string, Response>>;
  readonly 'x-extension'?: string;
}

/** The part of an OpenAPI description that the page shows. */
export interface ApiDescription {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
}

interface PlacedOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** The style of the page. Its hash is part of the page's content policy. */
export const openApiPageStyle = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 1040px; margin: 0 auto; padding: 16px; overflow-wrap: anywhere; }
code { font: 13px/1.5 ui-monospace, monospace; }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 4px 0; }
details { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 6px; margin: 8px 0; }
summary { padding: 10px 12px; cursor: pointer; }
summary b { display: inline-block; min-width: 52px; }
details > div { padding: 0 12px 12px; }
ul ul { padding-left: 20px; }
li p, dd { margin: 0; }
dt { margin-top: 8px; }
`;

const section = (title: string, content: Markup | undefined): Markup =>
  content ? html`<h3>${title}</h3>${content}` : noMarkup;

function callerMarkup({ security = [], 'x-extension': extension }: Operation): Markup {
  const needs = security.flatMap((each) => Object.keys(each));
  const session = needs.includes('session') ? 'A session is required.' : 'No session is required.';
  const xsrf = needs.includes('xsrf') ? ' The XSRF header is required.' : '';
  const offered = extension === undefined ? noMarkup : html` Extension <code>${extension}</code>.`;
  return html`<p>${session}${xsrf}${offered}</p>`;
}

function parametersMarkup({ parameters = [] }: Operation): Markup | undefined {
  const rows = parameters.map(
    ({ name, in: place, required, description, schema = {} }) =>
      html`<li><code>${name}</code> in ${place}, ${needMarkup(required)}${typeMarkup(schema)}${aboutMarkup(description)}</li>`,
  );
  return rows.length === 0 ? undefined : html`<ul>${rows}</ul>`;
}

function bodyMarkup(content: Readonly<Record<string, Content>>): Markup {
  const bodies = Object.entries(content).map(([type, { schema }]) => {
    const fields = schema && fieldsMarkup(schema);
    const isNamed = schema && (shapeName(schema) !== undefined || !fields);
    return html`<p><code>${type}</code>${isNamed ? html`: ${typeMarkup(schema)}` : noMarkup}</p>${fields ?? noMarkup}`;
  });
  return html`${bodies}`;
}

/** Shows only the successful alternative of an answer: the refusals are the same for every call. */
function answerMarkup(content: Readonly<Record<string, Content>>): Markup {
  const succeeded = Object.entries(content).map(([type, { schema = {} }]) => {
    const alternative = schema.anyOf?.find((each) => shapeName(each) !== 'Refusal');
    return [type, { schema: alternative ?? schema }] as const;
  });
  return bodyMarkup(Object.fromEntries(succeeded));
}

function responsesMarkup(
  { responses = {} }: Operation,
  common: ApiDescription['components']['responses'],
): Markup | undefined {
  const rows = Object.entries(responses).map(([status, response]) => {
    const shared = response.$ref === undefined ? undefined : common[response.$ref.split('/').at(-1) ?? ''];
    const { description = '', content = {} } = shared ?? response;
    const answer = shared ? noMarkup : answerMarkup(content);
    return html`<dt><code>${status}</code></dt><dd>${description}${answer}</dd>`;
  });
  return rows.length === 0 ? undefined : html`<dl>${rows}</dl>`;
}

function operationMarkup({ path, method, operation }: PlacedOperation, { components }: ApiDescription): Markup {
  const { operationId = '', summary = '', description, requestBody } = operation;
  return html`<details id="call-${operationId}">
<summary><b>${method.toUpperCase()}</b> <code>${path}</code> ${summary}</summary>
<div>${aboutMarkup(description)}${callerMarkup(operation)}
${section('Parameters', parametersMarkup(operation))}
${section('Request', requestBody && bodyMarkup(requestBody.content))}
${section('Responses', responsesMarkup(operation, components.responses))}</div></details>
`;
}

const shapeMarkup = ([name, schema]: readonly [string, Schema]): Markup =>
  html`<details id="shape-${name}"><summary>${name}</summary>
<div>${aboutMarkup(schema.description)}${fieldsMarkup(schema) ?? html`<p>${typeMarkup(schema)}</p>`}</div></details>
`;

/** The API's description as an HTML page without scripts: the calls by group, then the named shapes. */
export function openApiPage(description: ApiDescription): string {
  const { info, tags, components, paths } = description;
  const operations: readonly PlacedOperation[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = tags.map(({ name, description: about }) => {
    const calls = operations.filter(({ operation }) => operation.tags?.includes(name));
    return html`<section id="group-${name}"><h2>${name}</h2><p>${about}</p>
${calls.map((call) => operationMarkup(call, description))}</section>
`;
  });
  const links = tags.map(({ name }) => html`<li><a href="#group-${name}">${name}</a></li>`);
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · ${info.title}</title><style>${new Markup(openApiPageStyle)}</style></head>
<body><header><h1>${info.title}: API ${info.version}</h1><p>${info.description}</p>
<p>This page shows <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p></header>
<nav aria-label="Groups of calls"><ul>${links}<li><a href="#shapes">Named shapes</a></li></ul></nav>
<main>${groups}<section id="shapes"><h2>Named shapes</h2>
${Object.entries(components.schemas).map(shapeMarkup)}</section></main></body></html>
`.text;
}
