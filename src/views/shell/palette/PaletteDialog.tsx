import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

import { markMatches } from '../../../domain/text/text-search.ts';
import type { Message } from '../../../words/catalogue.ts';
import type { PalettePresenter, PlacedEntry } from '../../../presentation/shell/palette/palette-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { useLink } from '../../design/actions/use-link.ts';
import { forcedColours, onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { useWords } from '../../../words/use-words.ts';
import { isComposing } from '../../design/actions/composing.ts';

const useStyles = makeStyles({
  dialog: {
    position: 'fixed',
    inset: '72px 0 auto',
    boxSizing: 'border-box',
    width: '640px',
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: 'min(640px, calc(100dvh - 104px))',
    margin: '0 auto',
    padding: 0,
    overflowX: 'hidden',
    overflowY: 'hidden',
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: portal.card,
    color: tokens.colorNeutralForeground1,
    boxShadow: portal.shadowFoot,
    '::backdrop': { backgroundColor: 'rgba(0, 0, 0, 0.35)' },
    '&[open]': { display: 'flex', flexDirection: 'column' },
    [onPhone]: {
      inset: 0,
      width: '100%',
      maxWidth: 'none',
      height: '100dvh',
      maxHeight: 'none',
      borderRadius: 0,
      border: 'none',
    },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    padding: '6px 8px 6px 16px',
    borderBottom: `1px solid ${portal.hairline}`,
    color: tokens.colorNeutralForeground3,
  },
  field: {
    flexGrow: 1,
    minWidth: 0,
    minHeight: '44px',
    border: 'none',
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: '16px',
    lineHeight: '24px',
    '::placeholder': { color: tokens.colorNeutralForeground3 },
  },
  list: { flexGrow: 1, overflowY: 'auto', padding: '4px 8px 8px' },
  group: {
    margin: 0,
    padding: '10px 8px 4px',
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground3,
  },
  entry: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '12px',
    boxSizing: 'border-box',
    minHeight: '40px',
    padding: '9px 10px',
    borderRadius: '8px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    [onPhone]: { minHeight: '44px' },
  },
  on: {
    backgroundColor: portal.accentSoft,
    [forcedColours]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  name: { fontWeight: 600 },
  plain: { fontWeight: 400 },
  // Always below the name, because rows with two layouts are hard to scan.
  about: {
    flexBasis: '100%',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  hit: {
    backgroundColor: portal.warnGround,
    color: 'inherit',
    borderRadius: '2px',
    fontWeight: 600,
    [forcedColours]: { backgroundColor: 'Mark', color: 'MarkText', forcedColorAdjust: 'none' },
  },
  note: { margin: 0, padding: '12px 10px', color: tokens.colorNeutralForeground2 },
  hint: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  foot: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '12px',
    padding: '8px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    fontSize: '12px',
    lineHeight: '16px',
    color: tokens.colorNeutralForeground3,
    [onPhone]: { display: 'none' },
  },
});

/** A text in which the searched words are highlighted. */
function HighlightedText({ text, asked }: { readonly text: string; readonly asked: string }) {
  const styles = useStyles();
  // Parts never change their order.
  return markMatches(text, asked).map((part, index) =>
    part.isHit ? (
      <mark key={index} className={styles.hit}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

interface EntryProps {
  readonly id: string;
  readonly asked: string;
  readonly entry: PlacedEntry;
  readonly on: boolean;
  readonly onPointed: () => void;
  readonly onFollowed: () => void;
}

function Entry({ id, entry, asked, on, onPointed, onFollowed }: EntryProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { href, onClick } = useLink(entry.path);
  const words = (part: string | Message): string => (typeof part === 'string' ? part : say(part));
  const row = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (on) row.current?.scrollIntoView({ block: 'nearest' });
  }, [on]);
  const pressed = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!entry.isHere) return;
    onClick(event);
    // A result opened in a new tab leaves the dialog as it is.
    if (event.defaultPrevented) onFollowed();
  };
  return (
    // An entry of a list that the field above goes through, and a link for the pointer.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <a
      ref={row}
      id={id}
      href={entry.isHere ? href : undefined}
      role="option"
      aria-disabled={!entry.isHere}
      aria-selected={on}
      tabIndex={-1}
      className={mergeClasses(styles.entry, on && styles.on)}
      onClick={pressed}
      onPointerMove={onPointed}
    >
      <span className={mergeClasses(styles.name, entry.id === '' && styles.plain)}>
        {entry.id === '' ? words(entry.name) : <HighlightedText text={words(entry.name)} asked={asked} />}
      </span>
      {!entry.isHere && <span className={styles.about}>{say('shell.elsewhere-row')}</span>}
      {entry.about.length > 0 && (
        <span className={styles.about}>
          <HighlightedText
            text={entry.about
              .map(words)
              .filter((each) => each !== '')
              .join(' · ')}
            asked={asked}
          />
        </span>
      )}
    </a>
  );
}

export interface PaletteDialogProps {
  readonly palette: PalettePresenter;
  readonly onClosed: () => void;
}

/**
 * The search dialog that opens on every page. The arrow keys move through the results, Enter opens one. The dialog is
 * open as long as it is rendered.
 */
export const PaletteDialog = observer(function PaletteDialog({ palette, onClosed }: PaletteDialogProps) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const listId = useId();
  const { say, locale } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const optionId = (place: number): string => `${listId}-${place}`;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => {
    palette.opened(say);
  }, [palette, say, locale]);
  useEffect(() => () => palette.closed(), [palette]);

  const keyPressed = (event: KeyboardEvent): void => {
    // During composition (as in Chinese input) the keys belong to the input method.
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      palette.choiceMoved(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (palette.openChosen()) onClosed();
    }
  };

  const { groups, count, failure, searching, query, chosen, offersRecords } = palette;
  const note = (words: string, more?: ReactNode) => (
    <div className={styles.note}>
      {words}
      {more}
    </div>
  );
  return (
    // Escape closes it by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={say('search.title')}
      onClose={onClosed}
      onClick={(event) => event.target === dialog.current && onClosed()}
    >
      <div className={styles.head}>
        <Search20Regular />
        <input
          type="text"
          role="combobox"
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-label={say('search.title')}
          aria-activedescendant={count > 0 ? optionId(chosen) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={say(offersRecords ? 'search.placeholder' : 'search.placeholder-pages')}
          className={styles.field}
          value={palette.text}
          onChange={(event) => palette.typed(event.target.value)}
          onKeyDown={keyPressed}
        />
        <PressButton kind="subtle" label={say('common.close')} icon={<Dismiss20Regular />} onPress={onClosed} />
      </div>
      <div className={styles.list}>
        <div id={listId} role="listbox" aria-label={say('search.title')} aria-busy={searching}>
          {groups.map(({ name, entries }) => (
            <div key={name} role="group" aria-label={say(name)}>
              <p className={styles.group} aria-hidden="true">
                {say(name)}
              </p>
              {entries.map((entry) => (
                <Entry
                  key={entry.id}
                  id={optionId(entry.place)}
                  entry={entry}
                  asked={query}
                  on={entry.place === chosen}
                  onPointed={() => palette.pointedAt(entry.place)}
                  onFollowed={onClosed}
                />
              ))}
            </div>
          ))}
        </div>
        {failure
          ? note(
              say('search.failed'),
              <PressButton kind="subtle" onPress={async () => palette.retryPressed()}>
                {say('common.retry')}
              </PressButton>,
            )
          : searching
            ? note(say('search.searching'))
            : query !== '' && count === 0
              ? note(
                  say('search.nothing', { asked: query }),
                  <div className={styles.hint}>
                    {say(offersRecords && palette.isTooShort ? 'search.one-more' : 'search.nothing-hint')}
                  </div>,
                )
              : palette.isTooShort
                ? note('', <span className={styles.hint}>{say('search.one-more')}</span>)
                : null}
      </div>
      <div className={styles.foot} aria-hidden="true">
        <span>{say('search.keys')}</span>
      </div>
      <span role="status" className={hidden}>
        {query !== '' &&
          !searching &&
          (count > 0 ? say('search.found', { found: count }) : say('search.nothing', { asked: query }))}
      </span>
    </dialog>
  );
});
