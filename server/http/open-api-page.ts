import { escapedHtml } from './escaped-html.ts';
import { fieldsHtml, shapeName, typeHtml, type Schema } from './open-api-schema.ts';

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

/** As much of an OpenAPI description as the page shows. */
export interface ApiDescription {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
}

interface Placed {
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

const anchorOf = (tag: string): string => `group-${tag}`;
const section = (title: string, html: string): string => (html === '' ? '' : `<h3>${title}</h3>${html}`);

function callerHtml({ security = [], 'x-extension': extension }: Operation): string {
  const needs = security.flatMap((each) => Object.keys(each));
  const session = needs.includes('session') ? 'A session is required.' : 'No session is required.';
  const xsrf = needs.includes('xsrf') ? ' The XSRF header is required.' : '';
  const offered = extension === undefined ? '' : ` Extension <code>${escapedHtml(extension)}</code>.`;
  return `<p>${session}${xsrf}${offered}</p>`;
}

function parametersHtml({ parameters = [] }: Operation): string {
  const rows = parameters.map(({ name, in: place, required, description = '', schema = {} }) => {
    const need = required ? '<strong>required</strong> ' : '';
    const about = description === '' ? '' : `<p>${escapedHtml(description)}</p>`;
    return `<li><code>${escapedHtml(name)}</code> in ${escapedHtml(place)}, ${need}${typeHtml(schema)}${about}</li>`;
  });
  return rows.length === 0 ? '' : `<ul>${rows.join('')}</ul>`;
}

function bodyHtml(content: Readonly<Record<string, Content>>): string {
  return Object.entries(content)
    .map(([type, { schema }]) => {
      const named = schema && (shapeName(schema) !== undefined || fieldsHtml(schema) === '');
      return `<p><code>${escapedHtml(type)}</code>${named ? `: ${typeHtml(schema)}` : ''}</p>${schema ? fieldsHtml(schema) : ''}`;
    })
    .join('');
}

/** The successful alternative of an answer alone: every call may be refused in the same way. */
function answerHtml(content: Readonly<Record<string, Content>>): string {
  const succeeded = Object.entries(content).map(([type, { schema = {} }]) => {
    const alternative = schema.anyOf?.find((each) => shapeName(each) !== 'Refusal');
    return [type, { schema: alternative ?? schema }] as const;
  });
  return bodyHtml(Object.fromEntries(succeeded));
}

function responsesHtml({ responses = {} }: Operation, common: ApiDescription['components']['responses']): string {
  const rows = Object.entries(responses).map(([status, response]) => {
    const shared = response.$ref === undefined ? undefined : common[response.$ref.split('/').at(-1) ?? ''];
    const { description = '', content = {} } = shared ?? response;
    const answer = shared ? '' : answerHtml(content);
    return `<dt><code>${escapedHtml(status)}</code></dt><dd>${escapedHtml(description)}${answer}</dd>`;
  });
  return rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`;
}

function operationHtml({ path, method, operation }: Placed, { components }: ApiDescription): string {
  const { operationId = '', summary = '', description = '', requestBody } = operation;
  return `<details id="call-${escapedHtml(operationId)}">
<summary><b>${escapedHtml(method.toUpperCase())}</b> <code>${escapedHtml(path)}</code> ${escapedHtml(summary)}</summary>
<div>${description === '' ? '' : `<p>${escapedHtml(description)}</p>`}${callerHtml(operation)}${section(
    'Parameters',
    parametersHtml(operation),
  )}${section('Request', requestBody ? bodyHtml(requestBody.content) : '')}${section(
    'Responses',
    responsesHtml(operation, components.responses),
  )}</div></details>`;
}

/** A page to read the description of the API by: the calls by group, then the named shapes. It needs no script. */
export function openApiPage(description: ApiDescription): string {
  const placed: readonly Placed[] = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const { info, tags, components } = description;
  const groups = tags.map(({ name, description: about }) => {
    const calls = placed.filter(({ operation }) => operation.tags?.includes(name));
    const list = calls.map((call) => operationHtml(call, description)).join('\n');
    return `<section id="${escapedHtml(anchorOf(name))}"><h2>${escapedHtml(name)}</h2><p>${escapedHtml(about)}</p>${list}</section>`;
  });
  const links = tags.map(({ name }) => `<li><a href="#${escapedHtml(anchorOf(name))}">${escapedHtml(name)}</a></li>`);
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="shape-${escapedHtml(name)}"><summary>${escapedHtml(name)}</summary><div>${
        schema.description === undefined ? '' : `<p>${escapedHtml(schema.description)}</p>`
      }${fieldsHtml(schema) || `<p>${typeHtml(schema)}</p>`}</div></details>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · ${escapedHtml(info.title)}</title><style>${openApiPageStyle}</style></head>
<body><header><h1>${escapedHtml(info.title)}: API ${escapedHtml(info.version)}</h1><p>${escapedHtml(info.description)}</p>
<p>This page shows <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p></header>
<nav aria-label="Groups of calls"><ul>${links.join('')}<li><a href="#shapes">Named shapes</a></li></ul></nav>
<main>${groups.join('\n')}<section id="shapes"><h2>Named shapes</h2>${shapes.join('\n')}</section></main></body></html>
`;
}
