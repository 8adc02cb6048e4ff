import type { Additions } from './additions.ts';
import { AdditionRefused, camel, pascal, spoken } from './names.ts';

/** A read call, from its description to its adapter, without the registration in its area. */
export interface CallPlace {
  readonly area: string;
  readonly name: string;
  /** Whether the call is an extension of the documented calls. */
  readonly isExtension: boolean;
}

/** The file that describes a call, below `src/contract`. */
export const contractFile = ({ area, name, isExtension }: CallPlace): string =>
  isExtension ? `extensions/${area}/${name}-extensions.ts` : `documented/${area}/${name}.ts`;
/** The constant that contains the calls of that file. */
export const contractName = ({ name, isExtension }: CallPlace): string =>
  camel(name) + (isExtension ? 'Extensions' : 'Calls');

const pathOf = ({ area, name, isExtension }: CallPlace): string =>
  `/corp/v1/${isExtension ? 'extensions/' : ''}${area === name ? name : `${area}/${name}`}`;

/** Throws for a call whose name or path another call has. */
export function checkCall(additions: Additions, place: CallPlace): void {
  const [call, path] = [camel(place.name), pathOf(place)];
  for (const file of additions.filesBelow('src/contract')) {
    const text = additions.text(file);
    if (new RegExp(`^ {2}${call}: `, 'mu').test(text))
      throw new AdditionRefused(`${file} has a call "${call}" already`);
    if (text.includes(`path: '${path}'`)) throw new AdditionRefused(`${file} has a call at ${path} already`);
  }
}

export function writeCall(additions: Additions, place: CallPlace): void {
  const { area, name, isExtension } = place;
  const [call, type] = [camel(name), pascal(name)];
  additions.write(
    `src/contract/${contractFile(place)}`,
    `import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { nothing } from '../../fields.ts';

export const ${contractName(place)} = {
  ${call}: defineCall({
    base: 'web',
    method: 'GET',
    path: '${pathOf(place)}',
    source: '${spoken(name)}',
    caller: 'signed-in',
${isExtension ? `    extension: '${name}',\n` : ''}    changes: false,
    request: nothing,
    answer: v.object({}),
  }),
};
`,
  );
  additions.write(
    `src/application/ports/${area}/${name}-desk.ts`,
    `export interface ${type}Desk {
  ${call}(signal?: AbortSignal): Promise<object>;
}
`,
  );
  additions.write(
    `src/adapters/wire/${area}/wire-${name}-desk.ts`,
    `import type { ${type}Desk } from '../../../application/ports/${area}/${name}-desk.ts';
import { ${contractName(place)} } from '../../../contract/${contractFile(place)}';
import type { WireClient } from '../wire-client.ts';

export class Wire${type}Desk implements ${type}Desk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async ${call}(signal?: AbortSignal): Promise<object> {
    return this.client.send(${contractName(place)}.${call}, {}, { signal });
  }
}
`,
  );
  additions.write(
    `tests/server/core/${area}/${name}-desk.test.ts`,
    `import { expect, it } from 'vitest';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

it('answers ${call} with what its caller may see', async () => {
  const asker = new Asker(await demoBackEnd(new MemoryStore()));
  await asker.signIn('zhousiyuan');
  // Write what the call answers; then say so in its schema and its handler.
  expect(await asker.given('${call}')).not.toEqual({});
});
`,
  );
  additions.remains(`src/contract/${contractFile(place)}: source, request and answer of the call`);
}

/** The source of a call's handler, as a function of a desk. */
export const handlerText = (name: string): string => `    ${camel(name)}: async (_request, context) => {
      callerOf(context);
      return {};
    },`;

/** Adds a call to an area. No file outside of the area changes. */
export function addCall(additions: Additions, name: string, area: string): void {
  const [register, desks] = [`src/contract/areas/${area}.ts`, `server/core/${area}/${area}-desks.ts`];
  for (const file of [register, desks])
    if (!additions.has(file)) throw new AdditionRefused(`The area ${area} has no calls: ${file} is missing`);
  const names = `src/contract/extensions/${area}/${area}-extension-names.ts`;
  const place = { area, name, isExtension: additions.has(names) };
  checkCall(additions, place);
  writeCall(additions, place);
  const [type, calls] = [pascal(name), contractName(place)];
  additions.write(
    `server/core/${area}/${name}-desk.ts`,
    `import { callerOf, type Desk } from '../handlers.ts';

export function ${camel(name)}Desk(): Desk<'${camel(name)}'> {
  return {
${handlerText(name)}
  };
}
`,
  );
  additions.import(register, `import { ${calls} } from '../${contractFile(place)}';`);
  additions.insert(register, ` ...${calls},`, { after: /export const \w+AreaCalls = \{/u });
  if (place.isExtension) additions.insert(names, `'${name}', `, { after: /ExtensionNames = \[/u });
  else
    additions.insert(register, `\n  ${camel(name)}: { description: '${spoken(name)}', calls: ${calls} },`, {
      after: /export const \w+Groups = \{/u,
    });
  additions.import(desks, `import { ${camel(name)}Desk } from './${name}-desk.ts';`);
  additions.insert(desks, `\n  ...${camel(name)}Desk(),`, { after: /: DeskContext\) => \(\{/u });
  additions.remains(`src/composition/areas/${area}/: bind Wire${type}Desk for the presenter that asks it`);
  additions.remains(`tests/contracts/ and tests/builders/desks.ts: the suite of the port ${type}Desk`);
}
