import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { PackageRow } from '../../../presentation/evidence/shared/package-row.ts';
import type { HomePresenter } from '../../../presentation/home/home/home-presenter.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { onNarrow, onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { PackageProgress } from '../../evidence/shared/PackageProgress.tsx';
import { PackageStateBadge } from '../../evidence/shared/PackageStateBadge.tsx';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { PartFailed } from './PartFailed.tsx';

const useStyles = makeStyles({
  note: {
    margin: 0,
    padding: '0 16px 8px',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
  },
  rows: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.5fr) auto minmax(0, 1.2fr) auto',
    alignItems: 'center',
    columnGap: '16px',
    minHeight: '60px',
    padding: '8px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    ':hover': { backgroundColor: portal.quiet },
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: '4px', padding: '12px 16px' },
  },
  badge: { minWidth: '84px' },
  name: { fontWeight: 600, overflowWrap: 'anywhere' },
  facts: {
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  /** Lines break between clauses, not within words. */
  standing: {
    fontSize: '13px',
    lineHeight: '18px',
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    [onNarrow]: { gridColumn: '1' },
  },
  action: {
    justifySelf: 'end',
    [onPhone]: { gridColumn: '1 / -1', justifySelf: 'stretch', '& > a': { width: '100%' } },
  },
});

function UnderWayRow({
  row,
  otherParty,
  isHere,
}: {
  readonly row: PackageRow;
  readonly otherParty: string;
  readonly isHere: boolean;
}) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const { packageId, path, product, amount, state, stateCode, progress, isMine, urgency, action } = row;
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.name}>
          {[otherParty, say(product)].filter((part) => part !== '').join(say('formats.clause-separator'))}
        </div>
        <div className={styles.facts}>
          {isHere ? <PortalLink to={path}>{packageId}</PortalLink> : packageId}
          {say('formats.clause-separator')}
          {money(amount)}
        </div>
      </div>
      <div className={styles.badge}>
        <PackageStateBadge state={state} code={stateCode} />
      </div>
      <div className={styles.standing}>
        <PackageProgress urgency={urgency}>{say(progress)}</PackageProgress>
      </div>
      <div className={styles.action}>
        {isHere ? (
          <LinkButton size="small" kind={isMine ? 'ordinary' : 'subtle'} to={action.path}>
            {say(action.label)}
            <span className={hidden}> {packageId}</span>
          </LinkButton>
        ) : (
          <span className={styles.facts}>{say('shell.elsewhere-row')}</span>
        )}
      </div>
    </li>
  );
}

/** The first packages under way, each with its progress and the next action. */
export const UnderWayCard = observer(function UnderWayCard({ presenter }: { readonly presenter: HomePresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { packages, creations } = presenter;
  const { rows, all } = packages;
  const more = (
    <PortalLink to={all.path} {...(all.count === undefined ? {} : { label: say('home.all-of', { count: all.count }) })}>
      {all.count === undefined ? say('home.all-packages') : say('home.all', { count: all.count })}
    </PortalLink>
  );
  const firstCreation = presenter.hasNothingToPackage ? undefined : creations[0];
  return (
    <Card title={say('home.under-way')} more={more}>
      {rows.kind === 'failed' && <PartFailed failure={rows.failure} onRetry={async () => packages.rowsRetried()} />}
      {rows.kind === 'loading' && (
        <ul className={styles.rows} aria-busy data-awaited="">
          {[0, 1, 2, 3, 4].map((each) => (
            <li key={each} className={styles.row}>
              <SkeletonBlock width="70%" label={each === 0 ? say('home.loading') : undefined} />
              <SkeletonBlock width="72px" height="20px" />
              <SkeletonBlock width="80%" />
              <SkeletonBlock width="64px" height="24px" />
            </li>
          ))}
        </ul>
      )}
      {rows.kind === 'ready' && rows.value.length === 0 && (
        <EmptyPanel
          title={say('home.nothing-under-way')}
          actions={
            firstCreation && (
              <LinkButton kind="primary" to={firstCreation.path}>
                {say('home.new-package')}
              </LinkButton>
            )
          }
        >
          {say(
            firstCreation
              ? 'home.first-step'
              : presenter.hasNothingToPackage && creations.length > 0
                ? 'home.nothing-to-make'
                : 'home.nothing-to-follow',
          )}
        </EmptyPanel>
      )}
      {presenter.showsElsewhere && <p className={styles.note}>{say('home.elsewhere')}</p>}
      {rows.kind === 'ready' && rows.value.length > 0 && (
        <ul className={styles.rows}>
          {rows.value.map((row) => (
            <UnderWayRow
              key={row.packageId}
              row={row}
              otherParty={presenter.otherParty(row)}
              isHere={presenter.opensHere(row)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
});
