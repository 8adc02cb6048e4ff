import { makeStyles } from '@fluentui/react-components';

import { Card } from '../../design/panels/Card.tsx';
import { LoadingPage } from '../../design/panels/LoadingPage.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { TileSkeleton, useTileListStyle } from './FigureTiles.tsx';

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: '16px',
    marginTop: '16px',
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  lines: { display: 'flex', flexDirection: 'column', gap: '22px' },
});

/** The home page until it is known which warnings and first steps are shown at its head. */
export function HomeSkeleton() {
  const styles = useStyles();
  const tiles = useTileListStyle();
  return (
    <LoadingPage>
      <ul className={tiles}>
        {[0, 1, 2, 3].map((each) => (
          <TileSkeleton key={each} />
        ))}
      </ul>
      <div className={styles.cards}>
        {['80%', '64%'].map((width) => (
          <Card key={width} padded>
            <div className={styles.lines}>
              {[0, 1, 2, 3, 4].map((each) => (
                <SkeletonBlock key={each} width={each % 2 === 0 ? '92%' : width} />
              ))}
            </div>
          </Card>
        ))}
      </div>
    </LoadingPage>
  );
}
