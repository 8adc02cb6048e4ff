import { Input, makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Open16Regular } from '@fluentui/react-icons/svg/open';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { observer } from 'mobx-react-lite';
import { use, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { helpCentrePath, helpHomePath } from '../../../presentation/help/shared/help-centre.ts';
import type { PageHelp } from '../../../presentation/help/shared/page-help.ts';
import { LinksContext } from '../../design/actions/links-context.ts';
import { CopyText } from '../../design/actions/CopyText.tsx';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { useWords } from '../../../words/use-words.ts';
import { isComposing } from '../../design/actions/composing.ts';

const useStyles = makeStyles({
  box: { width: '340px', maxWidth: 'calc(100vw - 96px)', display: 'flex', flexDirection: 'column' },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    padding: '10px 8px 0 16px',
  },
  title: { margin: 0, fontSize: '15px', lineHeight: '22px', fontWeight: 600 },
  search: { margin: '6px 16px 8px', [onPhone]: { minHeight: '44px' } },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  one: {
    display: 'grid',
    gridTemplateColumns: '22px minmax(0, 1fr) 16px',
    gap: '10px',
    alignItems: 'center',
    minHeight: '38px',
    boxSizing: 'border-box',
    padding: '8px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: portal.accentSoft, color: portal.accentSoftWords },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [onPhone]: { minHeight: '44px' },
  },
  none: { margin: 0, padding: '8px 16px 12px', color: tokens.colorNeutralForeground3 },
  number: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '22px',
    height: '22px',
    borderRadius: '6px',
    backgroundColor: portal.accentSoft,
    color: portal.accentSoftWords,
    fontSize: '12px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  build: { padding: '0 16px 8px', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  foot: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '8px',
    padding: '10px 16px',
    borderTop: `1px solid ${portal.hairline}`,
  },
});

/** The number of questions shown at once. Users search for the others. */
const most = 8;

export interface FaqBoxProps {
  readonly help: PageHelp;
  readonly path: string;
  readonly hasCentre: boolean;
  /** The version of the build; empty if it is unknown. */
  readonly version: string;
  /** Whether the box takes the focus, because it was opened by keyboard. */
  readonly takesFocus: boolean;
  readonly onClosed: () => void;
  /** Starts the tour of this page; undefined for a page without a tour. */
  readonly onTour?: (() => void) | undefined;
}

/**
 * The numbered questions about this page. Each answer opens in a new window, so that unfinished work stays open (F-011,
 * F-078).
 */
export const FaqBox = observer(function FaqBox({
  help,
  path,
  hasCentre,
  version,
  takesFocus,
  onClosed,
  onTour,
}: FaqBoxProps) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const links = use(LinksContext);
  const [query, setQuery] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const base = hasCentre ? helpCentrePath : helpHomePath;
  const searched = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && query.trim() !== '') links?.follow(`${base}?q=${encodeURIComponent(query.trim())}`);
  };
  const found = help.find(path, query).slice(0, most);
  const typed = (value: string): void => {
    setQuery(value);
    void help.loadAll();
  };
  return (
    <div ref={box} className={styles.box}>
      <div className={styles.head}>
        <h2 className={styles.title}>{say('corner.box-title')}</h2>
        <PressButton
          kind="subtle"
          size="small"
          label={say('corner.box-close')}
          icon={<Dismiss20Regular />}
          onPress={onClosed}
        />
      </div>
      <Input
        type="search"
        className={styles.search}
        contentBefore={<Search20Regular />}
        aria-label={say('corner.box-search')}
        placeholder={say('corner.box-search')}
        maxLength={100}
        value={query}
        onChange={(_, { value }) => typed(value)}
        onKeyDown={searched}
      />
      <ol className={styles.list}>
        {found.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={links?.addressOf(`${helpHomePath}?id=${encodeURIComponent(id)}`)}
              target="_blank"
              rel="noopener"
              className={styles.one}
            >
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span>
                {title}
                <span className={hidden}>{say('common.new-tab')}</span>
              </span>
              <Open16Regular aria-hidden="true" />
            </a>
          </li>
        ))}
      </ol>
      <p role="status" className={styles.none} hidden={found.length > 0 || !help.knowsAll}>
        {found.length === 0 && help.knowsAll && say('corner.box-none')}
      </p>
      <div className={styles.foot}>
        <PortalLink strong to={query.trim() === '' ? base : `${base}?q=${encodeURIComponent(query.trim())}`}>
          {say('corner.box-centre')}
        </PortalLink>
        {onTour && (
          <PressButton kind="subtle" size="small" onPress={onTour}>
            {say('corner.tour-start')}
          </PressButton>
        )}
      </div>
      {version !== '' && (
        <div className={styles.build}>
          {say('common.label', { label: say('corner.build') })}
          <CopyText text={version} label={say('corner.build-copy')} />
        </div>
      )}
    </div>
  );
});
