import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';

import type { LimitView } from '../../../presentation/home/shared/company-overview.ts';
import type { HomePresenter } from '../../../presentation/home/home/home-presenter.ts';
import { limitsPath } from '../../../domain/catalogue/limits-path.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { forcedColours } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { money } from '../../../words/format.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { useWords } from '../../../words/use-words.ts';
import { useFigureTable } from '../../design/table/use-figure-table.ts';

const useStyles = makeStyles({
  body: { padding: '0 16px 12px' },
  lines: {
    listStyleType: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    margin: 0,
    padding: '0 0 8px',
  },
  line: { fontSize: '13px', lineHeight: '18px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '12px',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  track: {
    display: 'block',
    height: '8px',
    marginTop: '4px',
    borderRadius: '4px',
    overflowX: 'hidden',
    overflowY: 'hidden',
    backgroundColor: portal.accentSoft,
    [forcedColours]: { outline: '1px solid CanvasText' },
  },
  left: {
    display: 'block',
    height: '8px',
    backgroundColor: portal.accentFill,
    [forcedColours]: { backgroundColor: 'Highlight' },
  },
});

function LimitLine({ view }: { readonly view: LimitView }) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const { funder, availableShare } = view;
  return (
    <li className={styles.line}>
      <span className={hidden}>{say('home.limit-line', view)}</span>
      <span className={styles.head} aria-hidden="true">
        <span>{funder}</span>
        <span>{say('home.limit-left', view)}</span>
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.left} style={{ width: `${availableShare * 100}%` }} />
      </span>
    </li>
  );
}

/**
 * The limits that each funder grants a core enterprise and the amounts left, as a chart and as a table (checklist 1.4).
 */
export const LimitsCard = observer(function LimitsCard({ presenter }: { readonly presenter: HomePresenter }) {
  const styles = useStyles();
  const table = useFigureTable();
  const { say } = useWords();
  const [asTable, setAsTable] = useState(false);
  const { limits } = presenter.company;
  if (limits.length === 0) return null;
  return (
    <Card title={say('home.limits')} more={<PortalLink to={limitsPath}>{say('home.limits-more')}</PortalLink>}>
      <div className={styles.body}>
        {asTable ? (
          <table className={table}>
            <thead>
              <tr>
                {(['home.limit-funder', 'home.limit-total', 'home.limit-used', 'home.limit-available'] as const).map(
                  (key) => (
                    <th key={key} scope="col">
                      {say(key)}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {limits.map(({ funder, limit, used, available }) => (
                <tr key={funder}>
                  <th scope="row">{funder}</th>
                  <td>{money(limit)}</td>
                  <td>{money(used)}</td>
                  <td>{money(available)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <ul className={styles.lines}>
            {limits.map((view) => (
              <LimitLine key={view.funder} view={view} />
            ))}
          </ul>
        )}
        <PressButton size="small" kind="subtle" onPress={() => setAsTable(!asTable)}>
          {say(asTable ? 'home.as-chart' : 'home.as-table')}
        </PressButton>
      </div>
    </Card>
  );
});
