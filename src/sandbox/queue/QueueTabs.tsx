import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { forcedColours, onPhone } from '../../views/design/theme/breakpoints.ts';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { useLink } from '../../views/design/actions/use-link.ts';
import type { QueueTab } from '../shared/queue-tabs.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import type { QueueView } from './queue-presenter.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    gap: '4px',
    margin: 0,
    padding: '0 12px',
    listStyleType: 'none',
    overflowX: 'auto',
    borderBottom: `1px solid ${portal.hairline}`,
    [onPhone]: { padding: '0 4px' },
  },
  tab: {
    display: 'inline-flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: '44px',
    padding: '0 10px',
    borderBottom: '2px solid transparent',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-4px' },
  },
  on: {
    color: portal.accent,
    fontWeight: 600,
    borderBottom: `2px solid ${portal.accent}`,
    ':hover': { color: portal.accent },
    [forcedColours]: { borderBottom: '2px solid Highlight' },
  },
});

function TabLink({ tab, packages, on }: { readonly tab: QueueTab; readonly packages: number; readonly on: boolean }) {
  const styles = useStyles();
  const say = useSandboxWords();
  return (
    <li>
      <a
        {...useLink(`/queue/${tab}`)}
        aria-current={on ? 'page' : undefined}
        className={mergeClasses(styles.tab, on && styles.on)}
      >
        {say('sandbox.tab-count', { name: say(`sandbox.tab-${tab}`), packages })}
      </a>
    </li>
  );
}

/** The tabs of the queue, each with its number of packages. */
export function QueueTabs({ view }: { readonly view: QueueView }) {
  const styles = useStyles();
  const say = useSandboxWords();
  return (
    <nav aria-label={say('sandbox.tabs')}>
      <ul className={styles.list}>
        {view.tabs.map(({ tab, packages }) => (
          <TabLink key={tab} tab={tab} packages={packages} on={tab === view.tab} />
        ))}
      </ul>
    </nav>
  );
}
