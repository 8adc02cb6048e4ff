import { makeStyles, tokens } from '@fluentui/react-components';
import { Fragment } from 'react';
import type { ReactNode } from 'react';

import { onPhone } from '../theme/breakpoints.ts';
import { PortalLink } from '../actions/PortalLink.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '12px 16px',
    marginBottom: '16px',
  },
  words: { minWidth: 0, flexGrow: 1, flexBasis: '280px' },
  crumbs: {
    color: tokens.colorNeutralForeground3,
    fontSize: '12px',
    lineHeight: '18px',
    marginBottom: '2px',
    overflowWrap: 'anywhere',
    '& ol': { listStyleType: 'none', display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0 },
    '& a': { color: 'inherit' },
  },
  slash: { padding: '0 4px' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  title: { margin: 0, fontSize: '22px', lineHeight: '30px', fontWeight: 600, overflowWrap: 'anywhere' },
  facts: { marginTop: '4px', color: tokens.colorNeutralForeground3 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    [onPhone]: { width: '100%', '& > button, & > a': { flexGrow: 1 } },
  },
  aside: { color: tokens.colorNeutralForeground3, fontSize: '12px', lineHeight: '16px', [onPhone]: { width: '100%' } },
});

export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

export interface PageHeaderProps {
  readonly title: ReactNode;
  readonly crumbs?: readonly Crumb[];
  /** A state badge beside the title. */
  readonly state?: ReactNode;
  /** A line of secondary text below the title. */
  readonly facts?: ReactNode;
  /** Content before the actions, for example the time of the last save. */
  readonly aside?: ReactNode;
  readonly actions?: ReactNode;
}

/** The head of a page: breadcrumbs, title, state, facts and actions. */
export function PageHeader({ title, crumbs = [], state, facts, aside, actions }: PageHeaderProps) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {crumbs.length > 0 && (
          <nav aria-label={say('common.crumbs')} className={styles.crumbs}>
            <ol>
              {crumbs.map((crumb, index) => (
                <Fragment key={crumb.label}>
                  {index > 0 && (
                    <li aria-hidden="true" className={styles.slash}>
                      /
                    </li>
                  )}
                  <li>{crumb.to === undefined ? crumb.label : <PortalLink to={crumb.to}>{crumb.label}</PortalLink>}</li>
                </Fragment>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.line}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {state}
        </div>
        {facts !== undefined && <div className={styles.facts}>{facts}</div>}
      </div>
      {(actions !== undefined || aside !== undefined) && (
        <div className={styles.actions}>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
          {actions}
        </div>
      )}
    </header>
  );
}
