import type { Additions } from './additions.ts';
import { AdditionRefused, camel, pascal, spoken } from './names.ts';

export interface ScreenPlace {
  readonly area: string;
  readonly name: string;
  /** The file of the area's presenters, below `src/presentation`. */
  readonly presenters: string;
  /** The constant of the area's key. */
  readonly key: string;
}

/** Address of a new page. */
export const pagePath = (name: string): string => `/my/${name}`;

/** Throws for a screen whose folder, texts or address exist. */
export function checkScreen(additions: Additions, name: string, area: string): void {
  for (const folder of [`src/presentation/${area}/${name}`, `src/views/${area}/${name}`])
    if (additions.has(folder)) throw new AdditionRefused(`${folder} exists already`);
  const key = `'${name}.title'`;
  for (const file of additions.filesBelow('src/words/zh-CN'))
    if (file.endsWith(`/${name}.ts`) || additions.text(file).includes(key))
      throw new AdditionRefused(`${file} has texts "${name}.…" already`);
  const path = pagePath(name);
  for (const folder of ['src/composition', 'src/domain'])
    for (const file of additions.filesBelow(folder))
      if (additions.text(file).includes(`'${path}'`))
        throw new AdditionRefused(`${file} has a page at ${path} already`);
}

/** Writes presenter, screen, texts and their tests. */
export function writeScreen(additions: Additions, { area, name, presenters, key }: ScreenPlace): void {
  const [one, type] = [camel(name), pascal(name)];
  additions.write(
    `src/presentation/${area}/${name}/${name}-presenter.ts`,
    `/** Shows ${spoken(name).toLowerCase()}. */
export class ${type}Presenter {
  /** What the screen shows. */
  get viewModel(): object {
    return {};
  }
}
`,
  );
  additions.write(
    `src/views/${area}/${name}/${type}Screen.tsx`,
    `import { observer } from 'mobx-react-lite';
import { ${key} } from '../../../presentation/${presenters}';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';

export const ${type}Screen = observer(function ${type}Screen() {
  const { say } = useWords();
  const presenter = usePresenter(${key}, (offered) => offered.${one}());
  return (
    <>
      <PageHeader title={say('${name}.title')} />
      <pre>{JSON.stringify(presenter.viewModel)}</pre>
    </>
  );
});
`,
  );
  additions.write(
    `src/words/zh-CN/${area}/${name}.ts`,
    `export const ${one} = {
  '${name}.title': '${name}',
};
`,
  );
  additions.write(
    `src/words/en/${area}/${name}.ts`,
    `import type { ${one} as chinese } from '../../zh-CN/${area}/${name}.ts';

export const ${one}: typeof chinese = {
  '${name}.title': '${spoken(name)}',
};
`,
  );
  additions.write(
    `tests/presentation/${area}/${name}.test.ts`,
    `import { expect, it } from 'vitest';
import { ${type}Presenter } from '../../../src/presentation/${area}/${name}/${name}-presenter.ts';

it('tells what the screen shows', () => {
  // Write the view model that the screen draws; then make the presenter tell it.
  expect(new ${type}Presenter().viewModel).not.toEqual({});
});
`,
  );
  additions.remains(`src/words/zh-CN/${area}/${name}.ts: the title in Chinese`);
  additions.remains(`features/${area}/${name}.feature: a scenario, with its steps and abilities`);
  additions.remains(`server/core/home/shared/menus.ts: an entry to ${pagePath(name)}, where the menu leads there`);
}

/** The file of texts of an area with those of a screen. */
export const wordsText = (area: string, name: string): string => `import type { WordsArea } from '../load-catalogue.ts';
import type { ${camel(name)} } from '../zh-CN/${area}/${name}.ts';

type ${pascal(name)} = typeof ${camel(name)};

declare module '../catalogue.ts' {
  interface Catalogue extends ${pascal(name)} {}
}

${wordsConstant(area, name)}`;

const wordsConstant = (area: string, name: string): string => `export const ${camel(name)}Words = {
  'zh-CN': async () => (await import('../zh-CN/${area}/${name}.ts')).${camel(name)},
  en: async () => (await import('../en/${area}/${name}.ts')).${camel(name)},
} satisfies WordsArea;
`;

/** The entry of a page in its area. */
export const pageText = (name: string, from: string): string => `{
      path: '${pagePath(name)}',
      forEverybody: true,
      title: '${name}.title',
      skeleton: 'detail',
      words: [${camel(name)}Words],
      parts: async () => (await ${from}()).bind${pascal(name)},
      Screen: lazyScreen(async () => (await ${from}()).${pascal(name)}Screen),
    },`;

export const tokensText = (area: string, name: string): string =>
  `import type { ${pascal(name)}Presenter } from '../../../presentation/${area}/${name}/${name}-presenter.ts';
import { token } from '../../token.ts';

export const ${camel(name)} = token<${pascal(name)}Presenter>('${pascal(name)}Presenter');
`;

export const pagesText = (
  area: string,
  name: string,
  tokens: string,
): string => `import type { Container } from 'inversify';
import { ${pascal(name)}Presenter } from '../../../presentation/${area}/${name}/${name}-presenter.ts';
import { ${camel(name)} } from './${tokens}';
export { ${pascal(name)}Screen } from '../../../views/${area}/${name}/${pascal(name)}Screen.tsx';

export function bind${pascal(name)}(container: Container): void {
  if (container.isBound(${camel(name)})) return;
  container
    .bind(${camel(name)})
    .toResolvedValue(() => new ${pascal(name)}Presenter())
    .inTransientScope();
}
`;

/** Adds a screen to an area that has pages. No file outside of the area changes. */
export function addScreen(additions: Additions, name: string, area: string): void {
  const folder = `src/composition/areas/${area}`;
  const [areaFile, words] = [`${folder}/area.ts`, `src/words/areas/${area}.ts`];
  for (const file of [areaFile, words])
    if (!additions.has(file)) throw new AdditionRefused(`The area ${area} has no pages: ${file} is missing`);
  const found = /import \{ (\w+Area), type (\w+) \} from '\.\.\/\.\.\/\.\.\/presentation\/([^']+)';/u.exec(
    additions.text(areaFile),
  );
  if (!found) throw new AdditionRefused(`${areaFile} names no presenters of its area`);
  const [, key = '', offered = '', presenters = ''] = found;
  checkScreen(additions, name, area);
  writeScreen(additions, { area, name, presenters, key });
  const [one, type] = [camel(name), pascal(name)];
  additions.write(`${folder}/${name}-tokens.ts`, tokensText(area, name));
  additions.write(`${folder}/${name}-pages.ts`, pagesText(area, name, `${name}-tokens.ts`));

  const own = `src/presentation/${presenters}`;
  const up = '../'.repeat(presenters.split('/').length - 2) || './';
  additions.import(own, `import type { ${type}Presenter } from '${up}${name}/${name}-presenter.ts';`);
  additions.insert(own, `  ${one}(): ${type}Presenter;\n`, {
    after: new RegExp(`export interface ${offered} \\{\\n`, 'u'),
    before: /^\}/mu,
  });

  additions.import(areaFile, `import { ${one}Words } from '../../../words/areas/${area}.ts';`);
  additions.import(areaFile, `import { ${one} } from './${name}-tokens.ts';`);
  if (!additions.text(areaFile).includes('import { lazyScreen }'))
    additions.import(areaFile, `import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';`);
  additions.insert(areaFile, ` ${one}: () => container.get(${one}),`, { after: /services: \(container\) => \(\{/u });
  additions.insert(areaFile, `const ${one}Pages = async () => import('./${name}-pages.ts');\n\n`, {
    after: /^import\s[^]*?\n\n/u,
  });
  // After the area's own pages, because the first page of an area is its start page.
  const closing = /,?\s*\],\n\};\n$/u;
  additions.insert(areaFile, `,\n    ${pageText(name, `${one}Pages`).slice(0, -1)}`, {
    after: /pages: \[/u,
    before: closing,
  });

  additions.import(words, `import type { ${one} } from '../zh-CN/${area}/${name}.ts';`);
  additions.insert(words, `type ${type} = typeof ${one};\n\n`, { after: /^import\s[^]*?\n\n/u });
  additions.insert(words, `, ${type}`, { after: /interface Catalogue extends /u, before: / \{\}/u });
  additions.insert(words, `\n${wordsConstant(area, name)}`, { after: /[^]*$/u });
}
