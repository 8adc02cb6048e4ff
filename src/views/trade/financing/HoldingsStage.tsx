import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { moneyToText } from '../../../domain/money/money.ts';
import { maxFinancedHoldings } from '../../../domain/trade/financing/finance-rules.ts';
import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import type { FinancePresenter } from '../../../presentation/trade/financing/finance-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { FilterBar } from '../../design/filters/FilterBar.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useLostFocus } from '../shared/use-lost-focus.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 2fr) minmax(0, 2fr) minmax(150px, 1fr)',
    gap: '2px 12px',
    alignItems: 'center',
    padding: '10px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    [onPhone]: { gridTemplateColumns: '32px minmax(0, 1fr)', '& > :nth-child(n + 3)': { gridColumn: '2' } },
  },
  chosen: { backgroundColor: portal.accentSoft },
  number: { fontWeight: 600, overflowWrap: 'anywhere' },
  quiet: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  amount: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', [onPhone]: { textAlign: 'left' } },
  groups: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  note: { margin: 0, padding: '10px 16px', fontSize: '12px', color: tokens.colorNeutralForeground3 },
});

/** The amount of a holding that can be financed, with the part that is in an evidence package. */
export const financeable = ({ available, packaged }: HeldInstrument) => ({
  amount: moneyToText(available),
  packaged: packaged.fen > 0n ? moneyToText(packaged) : '',
});

const Row = observer(function Row({
  presenter,
  holding,
}: {
  readonly presenter: FinancePresenter;
  readonly holding: HeldInstrument;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { choice } = presenter;
  const { amount, packaged } = financeable(holding);
  const isChosen = choice.has(holding.holdingId);
  // A draft may contain a holding that was closed later.
  const bar = isChosen && !holding.isClosed ? undefined : choice.barOf(holding);
  return (
    <li className={mergeClasses(styles.row, isChosen && styles.chosen)}>
      <CheckBox
        checked={isChosen}
        off={bar !== undefined && !isChosen}
        label={say('financing.choose', { number: holding.number })}
        onToggled={() => choice.togglePressed(holding)}
      />
      <span>
        <span className={styles.number}>{holding.number}</span>
        <br />
        <span className={styles.quiet}>{say('financing.due-on', { dueOn: holding.dueOn, ...holding.paysOn })}</span>
      </span>
      <span>{say('financing.issued-by', { issuer: holding.issuerName })}</span>
      <span className={styles.amount}>
        {bar === 'nothing-available'
          ? say('financing.nothing-available')
          : bar === 'closed'
            ? say('financing.row-closed', { isPast: holding.dueOn <= presenter.today })
            : say('financing.available-of', { amount, packaged: '' })}
        {bar === undefined && packaged !== '' && (
          <>
            <br />
            <span className={styles.quiet}>{say('financing.packaged-of', { packaged })}</span>
          </>
        )}
        {bar === 'too-many' && (
          <>
            <br />
            <span className={styles.quiet}>{say('financing.too-many', { most: maxFinancedHoldings })}</span>
          </>
        )}
      </span>
    </li>
  );
});

/** Why the chosen credits cannot be financed together, with the groups that can. */
const NotTogether = observer(function NotTogether({ presenter }: { readonly presenter: FinancePresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { bar, groups } = presenter.choice;
  if (bar === undefined) return null;
  return (
    <Notice
      tone="warn"
      live
      title={say('financing.not-together-title')}
      actions={
        <span className={styles.groups}>
          {groups.map((group) => {
            const { issuerName = '', dueOn = '' } = group[0]?.holding ?? {};
            return (
              <PressButton key={`${issuerName} ${dueOn}`} onPress={() => presenter.choice.keepOnlyPressed(group)}>
                {say('financing.keep-only', { issuer: issuerName, dueOn, count: group.length })}
              </PressButton>
            );
          })}
        </span>
      }
    >
      {say(bar === 'issuer' ? 'financing.not-together-issuer' : 'financing.not-together-due')}
    </Notice>
  );
});

/** The first step: choosing the credits to be financed. */
export const HoldingsStage = observer(function HoldingsStage({ presenter }: { readonly presenter: FinancePresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { value } = presenter.content;
  const rows = value?.rows ?? [];
  const list = useLostFocus(presenter.choice.bar ?? '');
  return (
    <>
      <NotTogether presenter={presenter} />
      <div ref={list} tabIndex={-1}>
        <Card title={say('financing.step-holdings')} note={say('financing.holdings-facts')}>
          <FilterBar
            search={{
              label: say('financing.search-holdings'),
              value: presenter.keyword,
              onChanged: (typed) => presenter.keywordTyped(typed),
            }}
            filters={[]}
            onCleared={() => presenter.keywordTyped('')}
          />
          {rows.length === 0 ? (
            presenter.keyword === '' ? (
              <EmptyPanel title={say('financing.no-holdings')}>{say('financing.no-holdings-body')}</EmptyPanel>
            ) : (
              <EmptyPanel title={say('financing.no-holding-fits')} />
            )
          ) : (
            <ul className={styles.list}>
              {rows.map((holding) => (
                <Row key={holding.holdingId} presenter={presenter} holding={holding} />
              ))}
            </ul>
          )}
          {value && value.count > rows.length && (
            <p className={styles.note}>{say('financing.more-holdings', { shown: rows.length, count: value.count })}</p>
          )}
        </Card>
      </div>
    </>
  );
});
