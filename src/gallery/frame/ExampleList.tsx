import { makeStyles, tokens } from '@fluentui/react-components';
import type { MouseEvent } from 'react';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { galleryWords } from '../gallery-words.ts';
import { queryOf, type GalleryPlace } from '../place.ts';
import type { ShelvedExample } from '../shelf.ts';

const useStyles = makeStyles({
  found: { margin: '8px 0', color: tokens.colorNeutralForeground3 },
  folder: { margin: '12px 0 4px', fontSize: '14px', lineHeight: '20px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  inner: { listStyleType: 'none', margin: 0, padding: '0 0 0 16px' },
  link: {
    display: 'block',
    minHeight: '24px',
    padding: '2px 6px',
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
    '&[aria-current]': { backgroundColor: portal.accentSoft, color: portal.accentSoftWords, fontWeight: 600 },
  },
});

export interface ExampleListProps {
  readonly examples: readonly ShelvedExample[];
  /** Part of a component's or a state's name; empty for all. */
  readonly wanted: string;
  readonly place: GalleryPlace;
  readonly onGone: (path: string) => void;
}

const groups = <Item,>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly (readonly [string, readonly Item[]])[] =>
  Object.entries(Object.groupBy(items, nameOf)).map(([name, group = []]) => [name, group]);

/** Links to the folders, components and examples with names that contain the searched text. */
export function ExampleList({ examples, wanted, place, onGone }: ExampleListProps) {
  const styles = useStyles();
  const sought = wanted.trim().toLowerCase();
  const found = examples.filter(({ component, state }) => `${component} ${state}`.toLowerCase().includes(sought));
  const link = (path: string, words: string) => (
    <a
      className={styles.link}
      href={queryOf({ ...place, example: path })}
      aria-current={place.example === path ? 'page' : undefined}
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onGone(path);
      }}
    >
      {words}
    </a>
  );
  const shownOf = (component: string, states: readonly ShelvedExample[]) => {
    const isOpen = sought !== '' || place.example.split('/')[1] === component;
    return (
      <li key={component}>
        {link(`${states[0]?.folder}/${component}`, component)}
        {isOpen && (
          <ul className={styles.inner}>
            {states.map(({ path, state }) => (
              <li key={path}>{link(path, state)}</li>
            ))}
          </ul>
        )}
      </li>
    );
  };
  return (
    <>
      <p className={styles.found} role="status">
        {galleryWords.found(found.length)}
      </p>
      {groups(found, ({ folder }) => folder).map(([folder, inFolder]) => (
        <div key={folder}>
          <h2 className={styles.folder}>{folder}</h2>
          <ul className={styles.list}>
            <li>{link(folder, galleryWords.all(folder))}</li>
            {groups(inFolder, ({ component }) => component).map(([component, states]) => shownOf(component, states))}
          </ul>
        </div>
      ))}
    </>
  );
}
