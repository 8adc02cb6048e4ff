import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { addDays, daysBetween, shanghaiInstant } from '../../../domain/calendar/plain-date.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import type { InstrumentDetail, LedgerLine } from '../../../domain/trade/shared/held-instrument.ts';
import type { InstrumentBusiness, PackageBeginning } from '../../../application/ports/trade/instrument-book.ts';
import type {
  InstrumentPresenter,
  InstrumentStatus,
} from '../../../presentation/trade/instrument/instrument-presenter.ts';
import { stateWordsOf } from '../../../presentation/evidence/shared/package-state-words.ts';
import { tradeArea } from '../../../presentation/trade/trade-presenters.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { DetailSkeleton } from '../../design/panels/DetailSkeleton.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { ListSkeleton } from '../../design/panels/ListSkeleton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { Timeline } from '../../design/panels/Timeline.tsx';
import type { Tone } from '../../design/panels/tone.ts';
import { DataTable } from '../../design/table/DataTable.tsx';
import { onNarrow } from '../../design/theme/breakpoints.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { usePageTitle } from '../../pages/use-page-title.ts';
import { DocumentViewerDialog } from '../../viewer/shared/DocumentViewerDialog.tsx';
import { usePreview, type LookAt } from '../../viewer/shared/use-preview.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { titleOf } from '../shared/application/application-title.ts';
import { toneOfFinancing } from '../shared/financing-tones.ts';
import { ChainTree } from '../shared/ChainTree.tsx';
import { InstrumentPaper } from '../shared/InstrumentPaper.tsx';
import { ledgerColumns } from '../shared/ledger-columns.tsx';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { MoneyLine, MoneyLines } from '../shared/MoneyLine.tsx';
import { FreezeNotice } from '../shared/OfficerOrders.tsx';
import { paperLines } from '../shared/paper-lines.ts';
import { PaperList } from '../shared/PaperList.tsx';
import { CollectionNeeds } from '../shared/CollectionNeeds.tsx';
import { PaymentLine } from '../shared/PaymentLine.tsx';
import { toneOfInstrument, toneOfState } from '../shared/state-tones.ts';
import { PayrollPlace } from '../shared/payroll/PayrollPlace.tsx';
import { UndoDialog } from '../shared/UndoDialog.tsx';
import { useKind } from '../shared/kind-context.ts';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    marginTop: '16px',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  amount: { fontSize: '22px', lineHeight: '28px', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  lines: { listStyleType: 'none', display: 'grid', gap: '8px', margin: '0 0 12px', padding: 0 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  none: { margin: 0, padding: '0 16px 16px', color: tokens.colorNeutralForeground3 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const toneOf = (standing: InstrumentStatus | undefined): Tone =>
  standing === 'held'
    ? 'ok'
    : standing === 'financed' || standing === 'gone' || standing === 'not-accepted'
      ? 'idle'
      : toneOfInstrument(standing);

interface Shown {
  readonly presenter: InstrumentPresenter;
  readonly instrument: InstrumentDetail;
}

/** The amounts of the instrument: all of them for its issuer, the own ones for a holder. */
const Amounts = observer(function Amounts({ presenter, instrument }: Shown) {
  const { say } = useWords();
  const { parts, sums, paid, inTransit, side, facts, daysLeft, due } = presenter;
  const { dueOn, paysOn, isTransferable, contractNumber, invoices } = instrument;
  // A day in the past no longer changes.
  const payment = { ...paysOn, about: paysOn.about && due !== 'overdue' };
  return (
    <Card title={say('instrument.facts', { facts })} padded>
      <KeyValueFacts
        layout="down"
        facts={[
          ...parts.map(({ part, amount }) => ({
            label: say(`trade.part-${part}`),
            value: money(moneyToText(amount)),
            strong: part === 'available',
          })),
          ...sums.map(({ sum, amount }) => ({
            label: say('instrument.sum', { sum }),
            value: money(moneyToText(amount)),
          })),
          ...(inTransit.fen > 0n ? [{ label: say('trade.tab-transit'), value: money(moneyToText(inTransit)) }] : []),
          ...(side === 'holder' && paid.fen > 0n
            ? [{ label: say('instrument.paid'), value: money(moneyToText(paid)) }]
            : []),
          { label: say('trade.due'), value: say('trade.due-and-paid', { dueOn, ...payment }) },
          // From the due date on, the head of the page shows this.
          ...(due === undefined && daysLeft >= 0
            ? [{ label: say('instrument.days-left'), value: say('trade.days-left', { days: daysLeft }) }]
            : []),
          {
            label: say('trade.flow'),
            value: say(isTransferable ? 'trade.transferable-yes' : 'trade.transferable-no'),
          },
          ...(contractNumber === '' ? [] : [{ label: say('trade.contract-behind'), value: contractNumber }]),
          ...invoices.map(({ number, issuedOn, total }, index) => ({
            label: index === 0 ? say('trade.invoices') : '',
            value: [number, ...(issuedOn === '' ? [] : [say('formats.day', { day: issuedOn })]), money(total)].join(
              ' ',
            ),
          })),
        ]}
      />
    </Card>
  );
});

/** The company's own postings of the instrument, with the balance after each. */
const Postings = observer(function Postings({ presenter, instrument }: Shown) {
  const styles = useStyles();
  const { say } = useWords();
  const { postings, number } = instrument;
  const { side, paths } = presenter;
  return (
    <Card
      title={say('instrument.postings', { side })}
      note={say('instrument.postings-note')}
      more={<PortalLink to={paths.ledger(number)}>{say('instrument.in-ledger')}</PortalLink>}
    >
      {postings.length === 0 ? (
        <p className={styles.none}>{say('instrument.postings-none')}</p>
      ) : (
        <DataTable
          name={say('instrument.postings', { side })}
          columns={ledgerColumns(say, side)}
          rowCount={postings.length}
          rowAt={(index) => postings[index]}
          rowName={(row) => `${number} ${row.businessDay}`}
        />
      )}
    </Card>
  );
});

/** A part of the page that is loaded separately. */
const Surrounding = observer(function Surrounding({
  presenter,
  title,
  padded = false,
  children,
}: {
  readonly presenter: InstrumentPresenter;
  readonly title: string;
  readonly padded?: boolean;
  readonly children: (business: InstrumentBusiness) => ReactNode;
}) {
  const { business } = presenter;
  const { current } = business;
  return (
    <Card title={title} padded={padded}>
      {current.kind === 'loading' && <ListSkeleton rows={2} />}
      {current.kind === 'failed' && <LoadFailure content={business} />}
      {current.kind === 'ready' && children(current.value)}
    </Card>
  );
});

const Applications = observer(function Applications({ presenter }: Pick<Shown, 'presenter'>) {
  const styles = useStyles();
  const { say } = useWords();
  const title = say('instrument.applications');
  return (
    <Surrounding presenter={presenter} title={title}>
      {({ applications, isMore }) =>
        applications.length === 0 ? (
          <p className={styles.none}>{say('instrument.applications-none')}</p>
        ) : (
          <>
            <MoneyLines label={title}>
              {applications.map((row) => {
                const path = presenter.pathOf(row);
                const { number, state, waitsFor, stateSince } = row;
                return (
                  <MoneyLine
                    key={row.id}
                    title={titleOf(row, say)}
                    tone={toneOfState(state)}
                    badge={say('trade.state', row)}
                    amount={row.amount}
                    about={path === undefined ? number : <PortalLink to={path}>{number}</PortalLink>}
                    more={
                      waitsFor
                        ? [say('trade.step-name', { role: waitsFor.role }), ...waitsFor.names].join(' ')
                        : say('trade.moment', { at: stateSince })
                    }
                  />
                );
              })}
            </MoneyLines>
            {isMore && <p className={styles.none}>{say('instrument.applications-more')}</p>}
          </>
        )
      }
    </Surrounding>
  );
});

const Financings = observer(function Financings({ presenter }: Pick<Shown, 'presenter'>) {
  const styles = useStyles();
  const { say } = useWords();
  const title = say('instrument.financings');
  return (
    <Surrounding presenter={presenter} title={title}>
      {({ financings }) =>
        financings.length === 0 ? (
          <p className={styles.none}>{say('instrument.financings-none')}</p>
        ) : (
          <MoneyLines label={title}>
            {financings.map(({ id, number, companyName, funderName, state, part, rateBand, stateSince }) => {
              const path = presenter.paths.financing(id);
              return (
                <MoneyLine
                  key={id}
                  title={
                    rateBand
                      ? say('financing.repayment-from-to', {
                          from: companyName || say('financing.supplier-unnamed'),
                          to: funderName,
                        })
                      : funderName
                  }
                  tone={toneOfFinancing(state)}
                  badge={say('financing.state', { state, isIssuer: presenter.side === 'issuer' })}
                  amount={part}
                  about={path === undefined ? number : <PortalLink to={path}>{number}</PortalLink>}
                  more={rateBand ? say('financing.rate-band', rateBand) : say('trade.moment', { at: stateSince })}
                />
              );
            })}
          </MoneyLines>
        )
      }
    </Surrounding>
  );
});

/** An amount without evidence yet, with a link to begin it, or why it cannot be begun. */
const Beginning = observer(function Beginning({
  presenter,
  beginning,
}: Pick<Shown, 'presenter'> & { readonly beginning: PackageBeginning }) {
  const { say } = useWords();
  const { beginner, paths } = presenter;
  const { book, bar, funderName, amount } = beginning;
  return (
    <Notice
      tone={bar === undefined ? 'info' : 'warn'}
      title={say('instrument.package-begin-title', { book })}
      actions={
        bar === undefined ? (
          <PressButton size="small" busy={beginner.busy} onPress={async () => beginner.beginPressed(beginning)}>
            {say('instrument.package-begin')}
          </PressButton>
        ) : (
          bar === 'not-open' && (
            <LinkButton to={paths.product(book)}>{say('instrument.package-open-product')}</LinkButton>
          )
        )
      }
    >
      {bar === undefined
        ? say('instrument.package-begin-body', { funder: funderName, amount: money(moneyToText(amount)) })
        : say('instrument.package-bar', { bar })}
    </Notice>
  );
});

/** Evidence packages and the files of the contract and the invoices. */
const Documents = observer(function Documents({
  presenter,
  onLook,
}: Pick<Shown, 'presenter'> & { readonly onLook: LookAt }) {
  const styles = useStyles();
  const { say } = useWords();
  const { trouble } = presenter.beginner;
  return (
    <Surrounding presenter={presenter} title={say('instrument.documents')} padded>
      {({ packages, papers, starts }) => (
        <>
          {packages.length > 0 && (
            <ul className={styles.lines} aria-label={say('instrument.packages')}>
              {packages.map(({ id, state, funderName, book }) => (
                <li key={id} className={styles.line}>
                  <PortalLink to={presenter.paths.package(id, book)}>{say('instrument.package', { id })}</PortalLink>
                  {funderName}
                  <span className={styles.quiet}>{say(stateWordsOf(state))}</span>
                </li>
              ))}
            </ul>
          )}
          {starts.map((each) => (
            <Beginning key={each.businessId} presenter={presenter} beginning={each} />
          ))}
          {trouble && (
            <Notice tone="bad" live>
              {say(trouble)}
            </Notice>
          )}
          <PaperList papers={papers} onLook={onLook} />
        </>
      )}
    </Surrounding>
  );
});

const Payments = observer(function Payments({ presenter }: Pick<Shown, 'presenter'>) {
  const styles = useStyles();
  const { say } = useWords();
  const title = say('financing.payments-title');
  return (
    <Surrounding presenter={presenter} title={title}>
      {({ payments, heldPayments, collection }) => (
        <>
          {presenter.isOwed && (
            <>
              <p className={styles.none}>{say('instrument.collection', { mode: collection.mode })}</p>
              <CollectionNeeds collection={collection} />
            </>
          )}
          {heldPayments.map(({ amount, day }, index) => (
            <p key={index} className={styles.none}>
              {say('instrument.payment-held', { amount: moneyToText(amount), day })}
            </p>
          ))}
          {payments.length === 0 ? (
            heldPayments.length === 0 && <p className={styles.none}>{say('instrument.payments-none')}</p>
          ) : (
            <MoneyLines label={title}>
              {payments.map((payment) => (
                <PaymentLine key={payment.id} payment={payment} />
              ))}
            </MoneyLines>
          )}
        </>
      )}
    </Surrounding>
  );
});

/** Whether officers of the platform made an entry. Their orders are listed separately. */
const isOrdered = (entry: LedgerLine['entry']): boolean =>
  entry === 'court-transfer' || entry === 'succession' || entry === 'correction';

/** The events of the instrument, as far as the user may see them, the earliest first. */
const History = observer(function History({ presenter, instrument }: Shown) {
  const { say } = useWords();
  const { orders, allocations, postings, chain, issuedOn, issuerName, paysOn } = instrument;
  const title = say('instrument.history');
  const meaning = say('instrument.event-warning');
  const changes = [
    ...postings
      .toReversed()
      .filter(({ entry }) => entry !== 'issue' && !isOrdered(entry))
      .map(({ at, entry, amount, counterpartyName: name }) => ({
        at,
        state: 'done' as const,
        title: say('instrument.event-entry', {
          entry: say('trade.entry', { entry }),
          amount: moneyToText(amount),
          name,
        }),
      })),
    // An acceptance by another company changes nothing in the own ledger.
    ...chain.flatMap(({ outcome, isOwn, companyName: name, received }) =>
      outcome?.state === 'accepted' && !isOwn
        ? [
            {
              at: outcome.at,
              state: 'done' as const,
              title: say('instrument.event-accepted', { name, amount: moneyToText(received) }),
            },
          ]
        : [],
    ),
    ...orders.map(({ at, amount, ...order }) => ({
      at,
      ...(order.act === 'freeze' || order.act === 'deregistration'
        ? { state: 'bad' as const, meaning }
        : { state: 'done' as const }),
      title: say('trade.order-line', { ...order, amount: moneyToText(amount) }),
    })),
    ...allocations.map(({ at, event, organisationName: name, personName: by }) => ({
      at,
      state: 'done' as const,
      title: say('trade.allocation-line', { event, name, by }),
    })),
    // Overdue from the end of its payment day on.
    ...(presenter.due === 'overdue'
      ? [
          {
            at: shanghaiInstant(addDays(paysOn.day, 1), 0),
            when: say('formats.day', { day: paysOn.day }),
            state: 'bad' as const,
            meaning,
            title: say('instrument.event-overdue', { days: daysBetween(paysOn.day, presenter.today) }),
          },
        ]
      : []),
  ].toSorted((one, other) => one.at - other.at);
  return (
    <Card title={title} padded>
      <Timeline
        label={title}
        entries={[
          {
            id: 'issued',
            state: 'done',
            title: say('instrument.event-issued', { name: issuerName }),
            when: say('formats.day', { day: issuedOn }),
          },
          ...changes.map(({ at, ...change }, index) => ({
            when: say('formats.moment', { at }),
            ...change,
            id: String(index),
          })),
        ]}
      />
    </Card>
  );
});

const Detail = observer(function Detail({ presenter, instrument }: Shown) {
  const styles = useStyles();
  const { say } = useWords();
  const { viewer, isOpen, look, close } = usePreview();
  const { number, issuerName, paysOn } = instrument;
  const { standing, side, due, today, starts, paths, undo } = presenter;
  const days = daysBetween(today, paysOn.day);
  const issuer = side === 'issuer' ? say('instrument.own-company') : issuerName;
  return (
    <>
      <PageHeader
        title={say('instrument.heading', { number })}
        crumbs={[
          { label: say('trade.crumb') },
          side === 'holder' && standing === 'transit'
            ? { label: say('trade.acceptance-title'), to: paths.acceptance ?? paths.list }
            : { label: say(side === 'issuer' ? 'trade.instruments-title' : 'trade.holdings-title'), to: paths.list },
          { label: number },
        ]}
        state={
          standing && <StateBadge tone={toneOf(standing)}>{say('instrument.standing', { standing, side })}</StateBadge>
        }
        facts={
          <span role="status">
            {due
              ? say('trade.due-standing', { standing: due, days: -days, issuer, day: paysOn.day })
              : standing &&
                say('instrument.now', {
                  standing,
                  issuer,
                  day: paysOn.day,
                  about: paysOn.about,
                  days,
                  payee: side === 'issuer' ? instrument.payeeName : say('instrument.own-company'),
                  late: presenter.daysPaidLate,
                })}
            {due === 'overdue' && side === 'issuer' && (
              <>
                {say('formats.clause-separator')}
                {say('instrument.overdue-next')}
              </>
            )}
          </span>
        }
        aside={<span className={styles.amount}>{money(moneyToText(presenter.ownAmount))}</span>}
        actions={starts.map(({ what, path, amount: part }) => (
          <LinkButton key={path} kind={what === 'accept' ? 'primary' : 'ordinary'} to={path}>
            {part ? say('instrument.start', { what, amount: moneyToText(part) }) : say(`trade.${what}`)}
          </LinkButton>
        ))}
      />
      <FreezeNotice freezes={instrument.freezes} />
      {presenter.corrections.map((row) => {
        const path = presenter.pathOf(row);
        return (
          <Notice
            key={row.id}
            tone="warn"
            actions={
              path !== undefined && <PortalLink to={path}>{say('trade.see-of', { number: row.number })}</PortalLink>
            }
          >
            {say('instrument.correction-waits', {
              amount: moneyToText(row.amount),
              names: row.waitsFor?.names ?? [],
              until: row.endsOn,
            })}
          </Notice>
        );
      })}
      {presenter.again.map((each) => (
        <Notice key={each.holdingId} tone="warn">
          {say('trade.accept-again-of', {
            amount: moneyToText(each.amount),
            acceptBy: each.acceptBy,
            sender: each.senderName,
          })}
        </Notice>
      ))}
      <div className={styles.parts}>
        <div className={styles.column}>
          <Card title={say('trade.chain')}>
            <ChainTree instrument={instrument} undo={undo} />
          </Card>
          {instrument.payroll && <PayrollPlace instrumentId={instrument.id} />}
          <Postings presenter={presenter} instrument={instrument} />
          <Applications presenter={presenter} />
          <Financings presenter={presenter} />
          <Payments presenter={presenter} />
        </div>
        <div className={styles.column}>
          <Amounts presenter={presenter} instrument={instrument} />
          <Card title={say('trade.instrument')} padded>
            <InstrumentPaper
              lines={paperLines(say, { ...instrument, days: presenter.days, amountInWords: presenter.amountInWords })}
            />
          </Card>
          <Documents presenter={presenter} onLook={look} />
          <History presenter={presenter} instrument={instrument} />
        </div>
      </div>
      <UndoDialog request={undo} />
      {isOpen && <DocumentViewerDialog presenter={viewer} onClose={close} />}
    </>
  );
});

/** One instrument: its terms, its holders, its applications and its payments. */
export const InstrumentScreen = observer(function InstrumentScreen() {
  const { say } = useWords();
  const kind = useKind();
  const { search } = useLocation();
  const presenter = usePresenter(tradeArea, (offered) => offered.instrument(kind));
  useEffect(() => presenter.addressChanged(search), [presenter, search]);
  useEffect(() => () => presenter.left(), [presenter]);
  const { current } = presenter.content;
  const number = presenter.instrument?.number;
  usePageTitle(number === undefined ? say('trade.instrument') : say('instrument.heading', { number }));
  if (current.kind === 'loading') return <DetailSkeleton />;
  if (current.kind === 'failed')
    return (
      <Card>
        <LoadFailure content={presenter.content} />
      </Card>
    );
  if (!current.value)
    return (
      <Card>
        <EmptyPanel
          title={say('instrument.gone')}
          actions={<LinkButton to={presenter.paths.list}>{say('instrument.to-list')}</LinkButton>}
        >
          {say('instrument.gone-body')}
        </EmptyPanel>
      </Card>
    );
  return <Detail presenter={presenter} instrument={current.value} />;
});
