import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { moneyToText } from '../../../domain/money/money.ts';
import type { LandingPresenter, WaitingItem } from '../../../presentation/trade/landing/landing-presenter.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { DataTable } from '../../design/table/DataTable.tsx';
import type { Column } from '../../design/table/data-table-types.ts';
import { SecondLine } from '../../design/table/SecondLine.tsx';
import { money, orDashes } from '../../../words/format.ts';
import { useWords, type Say } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  looks: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '12px' },
  words: { margin: 0 },
  starts: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' },
});

const columnsOf = (say: Say): readonly Column<WaitingItem>[] => [
  {
    id: 'party',
    title: say('trade.column-party'),
    minWidth: 190,
    share: 1.2,
    onCard: 'title',
    cell: ({ party, act, number, press }) =>
      press === 'confirm' && party === '' ? (
        say('trade.act', { act })
      ) : (
        <>
          {party || say('trade.several')}
          <SecondLine>
            {[say('trade.act', { act }), number].filter((part) => part !== '').join(say('formats.clause-separator'))}
          </SecondLine>
        </>
      ),
  },
  {
    id: 'amount',
    title: say('trade.column-amount'),
    minWidth: 140,
    share: 0.2,
    amount: true,
    cell: ({ amount }) => (amount === undefined ? orDashes('') : money(moneyToText(amount))),
  },
  {
    id: 'due',
    title: say('trade.column-due'),
    minWidth: 110,
    share: 0,
    cell: ({ dueOn }) => (dueOn === '' ? orDashes('') : say('formats.day', { day: dueOn })),
  },
  {
    id: 'since',
    title: say('trade.column-why'),
    minWidth: 184,
    share: 0.4,
    cell: ({ since, until }) => (
      <>
        {say('trade.waited', { since })}
        {until !== '' && <SecondLine>{say('trade.until', { day: until })}</SecondLine>}
      </>
    ),
  },
  {
    id: 'act',
    title: say('trade.column-act'),
    titleHidden: true,
    minWidth: 96,
    share: 0,
    onCard: 'action',
    cell: ({ press, number, path }) => {
      const label = say('trade.landing-press', { press });
      return path === undefined ? null : (
        <PortalLink strong to={path} label={`${label} ${number}`.trim()}>
          {label}
        </PortalLink>
      );
    },
  },
];

/** The pages for a user who decides nothing. */
export const LookingCard = observer(function LookingCard({ presenter }: { readonly presenter: LandingPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { roleKind, side, starts, institution } = presenter;
  return (
    <Card padded title={say('trade.landing-look')}>
      <p className={styles.words}>
        {institution === ''
          ? say('trade.landing-may', { role: roleKind, side })
          : say('trade.landing-may-part', { institution })}
      </p>
      <div className={styles.looks}>
        {starts.map(({ what, path }) => (
          <LinkButton key={what} to={path}>
            {say('trade.landing-start', { what })}
          </LinkButton>
        ))}
      </div>
    </Card>
  );
});

/** The pages on which the user may start when nothing waits. */
const Nothing = observer(function Nothing({ presenter }: { readonly presenter: LandingPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { roleKind, side, starts } = presenter;
  return (
    <EmptyPanel
      title={say('trade.landing-nothing')}
      actions={
        <div className={styles.starts}>
          {starts.map(({ what, path }, index) => (
            <LinkButton key={what} kind={index === 0 ? 'primary' : 'ordinary'} to={path}>
              {say('trade.landing-start', { what })}
            </LinkButton>
          ))}
        </div>
      }
    >
      {say('trade.landing-may', { role: roleKind, side })}
    </EmptyPanel>
  );
});

/** The first items that wait for the user, with a link to all of them. */
export const WaitingCard = observer(function WaitingCard({ presenter }: { readonly presenter: LandingPresenter }) {
  const { say } = useWords();
  const { waiting, toDoPath } = presenter;
  const total = presenter.content.value?.toDo.count ?? 0;
  const title = say('trade.landing-waiting');
  return (
    <Card
      title={title}
      more={toDoPath && <PortalLink to={toDoPath}>{say('trade.landing-all', { count: total })}</PortalLink>}
    >
      {waiting.length === 0 ? (
        <Nothing presenter={presenter} />
      ) : (
        <DataTable
          name={title}
          columns={columnsOf(say)}
          rowCount={waiting.length}
          rowAt={(index) => waiting[index]}
          rowName={({ number }) => number}
        />
      )}
    </Card>
  );
});
