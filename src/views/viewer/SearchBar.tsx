import { makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUp20Regular } from '@fluentui/react-icons/svg/chevron-up';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { DocumentSearch } from '../../presentation/viewer/document-search.ts';
import { useWords } from '../../words/use-words.ts';
import { PressButton } from '../design/actions/PressButton.tsx';
import { portal } from '../design/theme/portal-tokens.ts';
import { isComposing } from '../design/actions/composing.ts';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px',
    padding: '4px 8px',
    borderBottom: `1px solid ${portal.hairline}`,
  },
  field: {
    flexGrow: 1,
    flexBasis: '140px',
    minWidth: 0,
    maxWidth: '320px',
    height: '32px',
    boxSizing: 'border-box',
    padding: '0 8px',
    font: 'inherit',
    color: 'inherit',
    backgroundColor: portal.card,
    border: `1px solid ${portal.fieldLine}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  count: {
    fontSize: '12px',
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
    minWidth: '72px',
  },
});

interface SearchBarProps {
  readonly search: DocumentSearch;
  /** Called when the bar closes, so that the focus can be moved. */
  readonly onClosed: () => void;
}

/** The text search in the document: the number of matches, and the buttons to the previous and the next. */
export const SearchBar = observer(function SearchBar({ search, onClosed }: SearchBarProps) {
  const styles = useStyles();
  const { say } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const { query, found, number, searching, incomplete, isFull, openCount } = search;

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [openCount]);

  const close = (): void => {
    search.closed();
    onClosed();
  };
  const keyPressed = (event: KeyboardEvent): void => {
    // Enter also confirms the composition of a word, which is ignored here.
    if (isComposing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // The dialog around the viewer must not handle the key.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') close();
    else search.step(event.shiftKey ? -1 : 1);
  };
  const words = (): string => {
    if (query.trim() === '') return '';
    const count =
      found.length > 0
        ? say('viewer.search-count', { number, count: found.length, more: isFull })
        : say(searching ? 'viewer.search-busy' : 'viewer.search-none');
    return incomplete ? `${count}${say('formats.clause-separator')}${say('viewer.search-incomplete')}` : count;
  };
  const nothing = found.length === 0 ? say('viewer.search-none') : undefined;
  return (
    <search className={styles.bar}>
      <input
        ref={field}
        type="text"
        className={styles.field}
        aria-label={say('viewer.search-label')}
        placeholder={say('viewer.search-label')}
        value={query}
        onChange={(event) => search.queryTyped(event.target.value)}
        onKeyDown={keyPressed}
      />
      <output className={styles.count} aria-live="polite">
        {words()}
      </output>
      <PressButton
        kind="subtle"
        size="small"
        icon={<ChevronUp20Regular />}
        label={say('viewer.search-previous')}
        unavailable={nothing}
        onPress={() => search.step(-1)}
      />
      <PressButton
        kind="subtle"
        size="small"
        icon={<ChevronDown20Regular />}
        label={say('viewer.search-next')}
        unavailable={nothing}
        onPress={() => search.step(1)}
      />
      <PressButton
        kind="subtle"
        size="small"
        icon={<Dismiss20Regular />}
        label={say('viewer.search-close')}
        onPress={close}
      />
    </search>
  );
});
