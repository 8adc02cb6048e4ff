import type { Example } from './example.ts';

/** An example with its address. */
export interface ShelvedExample extends Example {
  /** Folder of the component in `src/views/design`. */
  readonly folder: string;
  /** `folder/component/state`; in the state, hyphens replace all characters except letters and digits. */
  readonly path: string;
}

interface ExampleFile {
  readonly examples: readonly Example[];
}

const files = import.meta.glob<ExampleFile>('./examples/*/*.tsx', { eager: true });

const slug = (state: string): string => state.replaceAll(/[^A-Za-z0-9]+/g, '-');

/** Every example, by folder and component; states keep the order of their file. */
export const shelf: readonly ShelvedExample[] = Object.entries(files)
  .flatMap(([file, { examples }]) => {
    const folder = file.split('/')[2] ?? '';
    return examples.map((example) => ({
      ...example,
      folder,
      path: `${folder}/${example.component}/${slug(example.state)}`,
    }));
  })
  .toSorted((one, other) => placeOf(one).localeCompare(placeOf(other), 'en'));

function placeOf({ folder, component }: ShelvedExample): string {
  return `${folder}/${component}`;
}

export const folders: readonly string[] = [...new Set(shelf.map(({ folder }) => folder))];

/** The examples at a path: of a folder, of a component, or one alone. */
export const examplesAt = (path: string): readonly ShelvedExample[] =>
  shelf.filter((example) => `${example.path}/`.startsWith(`${path}/`));
