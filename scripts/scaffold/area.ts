import type { Additions } from './additions.ts';
import { checkCall, contractName, handlerText, writeCall } from './call.ts';
import { camel, pascal, spoken } from './names.ts';
import { checkScreen, pageText, tokensText, wordsText, writeScreen } from './screen.ts';

/** Adds an area with one page and one call. Three files outside of the area change. */
export function addArea(additions: Additions, name: string): void {
  const [one, type] = [camel(name), pascal(name)];
  const place = { area: name, name, isExtension: false };
  checkCall(additions, place);
  checkScreen(additions, name, name);
  writeCall(additions, place);
  writeScreen(additions, { area: name, name, presenters: `${name}/${name}-presenters.ts`, key: `${one}Area` });
  additions.write(`src/words/areas/${name}.ts`, wordsText(name, name));
  additions.write(
    `src/presentation/${name}/${name}-presenters.ts`,
    `import { areaKey } from '../shared/area-key.ts';
import type { ${type}Presenter } from './${name}/${name}-presenter.ts';

/** A fresh presenter for each screen that opens. */
export interface ${type}Presenters {
  ${one}(): ${type}Presenter;
}

export const ${one}Area = areaKey<${type}Presenters>('${name}');
`,
  );
  const folder = `src/composition/areas/${name}`;
  additions.write(`${folder}/tokens.ts`, tokensText(name, name));
  additions.write(
    `${folder}/pages.ts`,
    `import type { Container } from 'inversify';
import { Wire${type}Desk } from '../../../adapters/wire/${name}/wire-${name}-desk.ts';
import type { ${type}Desk } from '../../../application/ports/${name}/${name}-desk.ts';
import { ${type}Presenter } from '../../../presentation/${name}/${name}/${name}-presenter.ts';
import { token } from '../../token.ts';
import { tokens } from '../../tokens.ts';
import { ${one} } from './tokens.ts';
export { ${type}Screen } from '../../../views/${name}/${name}/${type}Screen.tsx';

const desk = token<${type}Desk>('${type}Desk');

export function bind${type}(container: Container): void {
  if (container.isBound(${one})) return;
  container
    .bind(desk)
    .toResolvedValue((client) => new Wire${type}Desk(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(${one})
    .toResolvedValue(() => new ${type}Presenter())
    .inTransientScope();
}
`,
  );
  additions.write(
    `${folder}/area.ts`,
    `import { ${one}Area, type ${type}Presenters } from '../../../presentation/${name}/${name}-presenters.ts';
import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';
import { ${one}Words } from '../../../words/areas/${name}.ts';
import type { Area } from '../area.ts';
import { ${one} as page } from './tokens.ts';

const pages = async () => import('./pages.ts');

export const ${one}: Area<${type}Presenters> = {
  key: ${one}Area,
  services: (container) => ({ ${one}: () => container.get(page) }),
  pages: [
    ${pageText(name, 'pages')}
  ],
};
`,
  );
  additions.write(
    `src/contract/areas/${name}.ts`,
    `import { ${contractName(place)} } from '../documented/${name}/${name}.ts';
import type { CallGroups } from '../call-group.ts';

export const ${one}AreaCalls = { ...${contractName(place)} };

type Own = typeof ${one}AreaCalls;

declare module '../calls.ts' {
  interface Calls extends Own {}
}

/** Calls of the documents, in the groups of the API's description. */
export const ${one}Groups = {
  ${one}: { description: '${spoken(name)}', calls: ${contractName(place)} },
} satisfies CallGroups;
`,
  );
  additions.write(
    `server/core/${name}/${name}-desks.ts`,
    `import type { DeskContext } from '../desk-context.ts';
import { callerOf, type Desk } from '../handlers.ts';

function ${one}Desk(): Desk<'${one}'> {
  return {
${handlerText(name)}
  };
}

/** Handlers of the area's calls. */
export const ${one}Desks = (_context: DeskContext) => ({
  ...${one}Desk(),
});
`,
  );
  joinArea(additions, name);
}

/** Adds the name of an area to the lists of the whole portal. */
function joinArea(additions: Additions, name: string): void {
  const [one, areas, desks] = [camel(name), 'src/composition/areas/areas.ts', 'server/core/desks.ts'];
  // The highest level: the area may use all others, and moves lower when another area uses it.
  additions.insert('areas.cjs', `  { ${name.includes('-') ? `'${name}'` : name}: '${spoken(name)}.' },\n`, {
    after: /const levels = \[\n/u,
    before: /^\];/mu,
  });
  additions.import(areas, `import { ${one} } from './${name}/area.ts';`);
  additions.insert(areas, `  ${one},\n`, {
    after: /export const areas: [^=]*= \[\n/u,
    before: /^ {2}viewer,\n|^\];/mu,
  });
  additions.import(desks, `import { ${one}AreaCalls, ${one}Groups } from '../../src/contract/areas/${name}.ts';`);
  additions.import(desks, `import { ${one}Desks } from './${name}/${name}-desks.ts';`);
  additions.insert(desks, `  ...${one}AreaCalls,\n`, { after: /export const calls: Calls = \{\n/u, before: /^\};/mu });
  additions.insert(desks, `  ...${one}Groups,\n`, {
    after: /export const callGroups: CallGroups = \{\n/u,
    before: /^\};/mu,
  });
  additions.insert(desks, `  ...${one}Desks(context),\n`, {
    after: /createHandlers = [^]*?=> \(\{\n/u,
    before: /^\}\);/mu,
  });
  additions.remains(
    `areas.cjs: what the area is about, and the lowest level above all that it uses; then npm run areas`,
  );
}
