import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';

import { moneyToText } from '../../../domain/money/money.ts';
import { isIssuing } from '../../../domain/trade/shared/application-policy.ts';
import type { BulkApproval, ShownResult } from '../../../presentation/trade/to-do/bulk-approval.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { FooterBar } from '../../design/panels/FooterBar.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { DataTable } from '../../design/table/DataTable.tsx';
import type { Column } from '../../design/table/data-table-types.ts';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { SecondLine } from '../../design/table/SecondLine.tsx';
import { SigningPart } from '../../agreements/SigningPart.tsx';
import { UnsignableDialog } from '../../agreements/UnsignableDialog.tsx';
import { money } from '../../../words/format.ts';
import { useWords, type Say } from '../../../words/use-words.ts';
import { toneOfState } from '../shared/state-tones.ts';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: '12px' },
  line: { margin: 0 },
  // Below the bar that stays at the top of the window.
  results: { scrollMarginTop: '72px', outlineStyle: 'none' },
  list: {
    margin: 0,
    padding: '8px 8px 8px 32px',
    border: `1px solid ${portal.hairline}`,
    fontVariantNumeric: 'tabular-nums',
    maxHeight: 'max(120px, 30vh)',
    overflowY: 'auto',
    // A phone also shows the certificate and the two buttons without scrolling.
    [onPhone]: { maxHeight: '168px' },
  },
});

interface Props {
  readonly together: BulkApproval;
}

/** Facts about the chosen approvals: the number of each act, the sum, and the receivers. */
const Approved = observer(function Approved({ together }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const { listed, listedTotal, listedTotalInWords } = together;
  const byAct = [...Map.groupBy(listed, ({ act }) => act)];
  const parties = [...new Set(listed.map(({ counterpartyName }) => counterpartyName || say('trade.several-within')))];
  return (
    <>
      <KeyValueFacts
        layout="down"
        facts={[
          {
            label: say('trade.sign-application'),
            value: byAct
              .map(([act, all]) => say('trade.together-act', { act, count: all.length }))
              .join(say('formats.list-separator')),
          },
          { label: say('trade.total'), value: money(moneyToText(listedTotal)), strong: true },
          { label: say('trade.amount-words'), value: say('trade.amount-in-words', { words: listedTotalInWords }) },
          { label: say('trade.sign-counterparty'), value: say('trade.together-parties', { names: parties }) },
        ]}
      />
      <ol
        className={styles.list}
        // The list has its own height, so that the buttons stay visible; the arrow keys scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={say('trade.together-title', { count: listed.length })}
      >
        {listed.map((row) => (
          <li key={row.id}>
            {say('trade.together-line', {
              act: row.act,
              number: row.number,
              name: row.counterpartyName || say('trade.several-within'),
              amount: moneyToText(row.amount),
              dueOn: row.dueOn,
            })}
          </li>
        ))}
      </ol>
    </>
  );
});

/** The confirmation of several approvals: by a press, or by one signature for all of them. */
export const BulkApprovalDialogs = observer(function BulkApprovalDialogs({ together }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const { signing, unsignable, confirming, listed } = together;
  if (unsignable) return <UnsignableDialog signing={unsignable} onRead={() => together.dialogClosed()} />;
  if (signing) {
    const { chosenCertificate, obstacle, keys } = signing;
    return (
      // Its own instance: while one dialog closes, it must not show the words of the other.
      <PortalDialog
        key="sign"
        open
        kind="confirm"
        choosing
        width="medium"
        title={say('trade.together-title', { count: listed.length })}
        confirmLabel={say(chosenCertificate?.kind === 'cloud' ? 'signing.submit-phone' : 'signing.submit')}
        unavailable={obstacle && say(obstacle)}
        cancelLabel={say(keys.busy ? 'signing.cancel' : 'trade.cancel')}
        onConfirmed={async () => together.signPressed()}
        onClosed={() => (keys.busy ? keys.cancelPressed() : together.dialogClosed())}
      >
        <div className={styles.parts}>
          <Approved together={together} />
          <p className={styles.line}>{say('trade.together-signs')}</p>
          <SigningPart signing={signing} />
        </div>
      </PortalDialog>
    );
  }
  return (
    <PortalDialog
      key="confirm"
      open={confirming}
      kind="confirm"
      title={say('trade.together-title', { count: listed.length })}
      confirmLabel={say('trade.approve')}
      cancelLabel={say('trade.cancel')}
      onConfirmed={async () => together.confirmed()}
      onClosed={() => together.dialogClosed()}
    >
      <div className={styles.parts}>
        <Approved together={together} />
        <p className={styles.line}>{say('trade.together-means')}</p>
      </div>
    </PortalDialog>
  );
});

/** The number of chosen applications, and the button that approves them; nothing while none is chosen. */
export const BulkApprovalBar = observer(function BulkApprovalBar({ together }: Props) {
  const { say } = useWords();
  const { rows, total, signs, busy, trouble } = together;
  return (
    <>
      {trouble && (
        <Notice tone="bad" live>
          {say(trouble)}
        </Notice>
      )}
      {rows.length > 0 && (
        <FooterBar
          count={say('trade.together-chosen', { count: rows.length })}
          note={say('trade.total-of', { amount: moneyToText(total) })}
          actions={
            <>
              <PressButton onPress={() => together.allToggled(false)}>{say('trade.together-none')}</PressButton>
              <PressButton kind="primary" busy={busy} onPress={async () => together.approvePressed()}>
                {say(signs ? 'trade.approve-sign' : 'trade.approve')}
              </PressButton>
            </>
          }
        />
      )}
    </>
  );
});

function columnsOf(say: Say, pathOf: (id: string) => string | undefined): readonly Column<ShownResult>[] {
  return [
    {
      id: 'what',
      title: say('trade.column-what'),
      minWidth: 190,
      share: 0.6,
      onCard: 'title',
      cell: ({ row }) => {
        const path = pathOf(row.id);
        return (
          <>
            {say('trade.act', { act: row.act })}
            <SecondLine>{path === undefined ? row.number : <PortalLink to={path}>{row.number}</PortalLink>}</SecondLine>
          </>
        );
      },
    },
    {
      id: 'party',
      title: say('trade.column-party'),
      minWidth: 180,
      share: 1,
      cell: ({ row }) => row.counterpartyName || say('trade.several'),
    },
    {
      id: 'amount',
      title: say('trade.column-amount'),
      minWidth: 140,
      share: 0.2,
      amount: true,
      cell: ({ row }) => money(moneyToText(row.amount)),
    },
    {
      id: 'result',
      title: say('trade.together-result'),
      minWidth: 280,
      share: 1.4,
      cell: ({ now, why, isApproved, financing }) => {
        const waits = now?.waitsFor?.names.join(say('formats.list-separator')) ?? '';
        const isSent = now?.state === 'EFFECTIVE' && (isIssuing(now.act) || now.act === 'transfer');
        const next = isSent
          ? say('trade.together-sent')
          : waits === ''
            ? ''
            : say('trade.together-goes-to', { names: waits });
        const more = why ? say(why) : next;
        return (
          <>
            <StateBadge tone={isApproved ? 'ok' : now ? toneOfState(now.state) : 'bad'}>
              {financing
                ? say('trade.together-financing', { state: financing })
                : now
                  ? say('trade.state', { state: now.state })
                  : say('trade.together-not')}
            </StateBadge>
            {more !== '' && <SecondLine>{more}</SecondLine>}
          </>
        );
      },
    },
  ];
}

/** The result of each approval, refused ones first. It stays until the user removes it. */
export const BulkApprovalResults = observer(function BulkApprovalResults({
  together,
  pathOf,
}: Props & { readonly pathOf: (id: string) => string | undefined }) {
  const styles = useStyles();
  const { say } = useWords();
  const { results, refused, signing } = together;
  const card = useRef<HTMLDivElement>(null);
  // The approvals were chosen further down, so their results are scrolled into view. Newer browsers return a promise
  // from `scrollIntoView`, which is no cleanup of an effect.
  useEffect(() => {
    card.current?.scrollIntoView?.({ block: 'start' });
  }, [results]);
  // The signature's dialog is gone without a closing that would return the focus.
  useEffect(() => {
    if (!signing && document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [results, signing]);
  if (results.length === 0) return null;
  const listed = [...refused, ...results.filter(({ isApproved }) => isApproved)];
  const title = say('trade.together-results', { count: results.length, refused: refused.length });
  return (
    <div ref={card} tabIndex={-1} className={styles.results}>
      <Card
        title={title}
        more={
          <PressButton size="small" onPress={() => together.resultsPutAway()}>
            {say('trade.together-put-away')}
          </PressButton>
        }
      >
        <DataTable
          name={title}
          columns={columnsOf(say, pathOf)}
          rowCount={listed.length}
          rowAt={(index) => listed[index]}
          rowName={({ row }) => row.number}
          rowTone={({ isApproved }) => (isApproved ? undefined : 'warn')}
        />
      </Card>
    </div>
  );
});
