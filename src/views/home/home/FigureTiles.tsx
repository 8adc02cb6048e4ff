import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

import type { FigureView } from '../../../presentation/evidence/shared/package-overview.ts';
import type { HomePresenter } from '../../../presentation/home/home/home-presenter.ts';
import { useLink } from '../../design/actions/use-link.ts';
import { Card } from '../../design/panels/Card.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { forcedColours, onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { count } from '../../../words/format.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/use-words.ts';
import { PartFailed } from './PartFailed.tsx';

const useStyles = makeStyles({
  tiles: {
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(196px, 1fr))',
    gap: '16px',
    margin: 0,
    padding: 0,
    [onPhone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8px' },
  },
  tile: {
    // The skeleton is as high as the highest tiles, so that the content below does not move when they arrive.
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    boxSizing: 'border-box',
    height: '100%',
    minHeight: '124px',
    padding: '14px 16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${portal.hairline}`,
    backgroundColor: portal.card,
    boxShadow: portal.shadowCard,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': {
      borderTopColor: portal.accent,
      borderRightColor: portal.accent,
      borderBottomColor: portal.accent,
      borderLeftColor: portal.accent,
    },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    [onPhone]: { minHeight: '120px', padding: '12px' },
  },
  name: { fontSize: '13px', lineHeight: '18px', color: tokens.colorNeutralForeground2 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '6px' },
  number: { fontSize: '26px', lineHeight: '34px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  asks: { color: portal.badWords, [forcedColours]: { color: 'LinkText' } },
  quiet: {
    fontSize: '13px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  row: { display: 'contents' },
});

interface TileProps {
  readonly name: string;
  readonly number: ReactNode;
  readonly unit: string;
  readonly path: string;
  readonly asks?: boolean;
  readonly about: readonly string[];
}

function Tile({ name, number, unit, path, asks = false, about }: TileProps) {
  const styles = useStyles();
  return (
    <li>
      <a {...useLink(path)} className={styles.tile}>
        <span className={styles.name}>{name}</span>
        <span className={styles.line}>
          <span className={mergeClasses(styles.number, asks && styles.asks)}>{number}</span>{' '}
          <span className={styles.quiet}>{unit}</span>
        </span>
        {about.map((each) => (
          <span key={each} className={styles.quiet}>
            {' '}
            {each}
          </span>
        ))}
      </a>
    </li>
  );
}

export const useTileListStyle = (): string => useStyles().tiles;

export function TileSkeleton({ label }: { readonly label?: string | undefined }) {
  const styles = useStyles();
  return (
    <li className={styles.tile} data-awaited="">
      <SkeletonBlock width="96px" label={label} />
      <SkeletonBlock width="min(148px, 100%)" height="26px" />
    </li>
  );
}

const names: Readonly<Record<FigureView['kind'], PlainKey>> = {
  returned: 'home.figure-returned',
  'to-complete': 'home.figure-to-complete',
  modifying: 'home.figure-modifying',
  overdue: 'home.figure-overdue',
  'in-review': 'home.figure-in-review',
};

function FigureTile({ figure, works }: { readonly figure: FigureView; readonly works: boolean }) {
  const { say } = useWords();
  const { kind, count: number, amount, days, path } = figure;
  const about = [
    ...(number > 0 && days !== undefined ? [say('home.oldest', { days })] : []),
    ...(number > 0 && amount !== undefined ? [say('home.amount', { amount })] : []),
  ];
  // Every user of the company may supply the letter.
  return (
    <Tile
      name={say(names[kind])}
      number={count(number)}
      unit={say(works && kind !== 'overdue' ? 'home.packages-yours' : 'home.packages-all', { count: number })}
      path={path}
      asks={works && number > 0 && (kind === 'returned' || kind === 'overdue')}
      about={about}
    />
  );
}

/** The waiting work as figures, with its age and amount. Each tile links to the list that it counts. */
export const FigureTiles = observer(function FigureTiles({ presenter }: { readonly presenter: HomePresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { packages, maturities, restrictionExtent } = presenter;
  const { figures, works } = packages;
  const counts = maturities.isOffered && !maturities.owes && works;
  const free = counts && maturities.view.kind === 'ready' ? maturities.view.value.free : undefined;
  const isFreeAwaited = counts && maturities.view.kind === 'loading';
  if (figures.kind === 'failed')
    return (
      <Card>
        <PartFailed failure={figures.failure} onRetry={async () => packages.figuresRetried()} />
      </Card>
    );
  return (
    <section data-tour="figures" aria-label={say('home.figures')} aria-busy={figures.kind === 'loading'}>
      <ul className={styles.tiles}>
        {figures.kind === 'loading'
          ? [0, 1, 2, 3].map((each) => <TileSkeleton key={each} label={each === 0 ? say('home.loading') : undefined} />)
          : figures.value.map((figure) => <FigureTile key={figure.kind} figure={figure} works={works} />)}
        {isFreeAwaited && <TileSkeleton />}
        {free && (
          <Tile
            name={say('home.figure-free')}
            number={count(free.count)}
            unit={say('home.receivables')}
            path={free.path}
            about={[
              ...(free.count > 0 ? [say('home.amount', { amount: free.amount })] : []),
              ...(restrictionExtent === 'none' ? [] : [say('home.free-held', { all: restrictionExtent === 'all' })]),
            ]}
          />
        )}
      </ul>
    </section>
  );
});
