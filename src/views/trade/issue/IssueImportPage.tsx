import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';

import { moneyToText } from '../../../domain/money/money.ts';
import type { LocalFile } from '../../../application/ports/uploads/document-vault.ts';
import type { ReadRow } from '../../../application/ports/trade/import-desk.ts';
import type { ImportedDraft, IssueImport } from '../../../presentation/trade/issue/issue-import.ts';
import { amountOfRow } from '../../../presentation/trade/shared/imports/sheet-reader.ts';
import { showCheck } from '../../../presentation/trade/shared/rule-words.ts';
import { tradeArea } from '../../../presentation/trade/trade-presenters.ts';
import { money } from '../../../words/format.ts';
import { useWords, type Say } from '../../../words/use-words.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { FooterBar } from '../../design/panels/FooterBar.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { ProgressBar } from '../../design/panels/ProgressBar.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { DataTable } from '../../design/table/DataTable.tsx';
import type { Column } from '../../design/table/data-table-types.ts';
import { SecondLine } from '../../design/table/SecondLine.tsx';
import { usePresenter } from '../../pages/presenters-context.ts';
import { usePageTitle } from '../../pages/use-page-title.ts';
import { FaultyRows } from '../shared/imports/FaultyRows.tsx';
import { SheetGiven } from '../shared/imports/SheetGiven.tsx';
import { useKind } from '../shared/kind-context.ts';
import { useLostFocus } from '../shared/use-lost-focus.ts';

const useStyles = makeStyles({
  work: { ':empty': { display: 'none' } },
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  doubles: { margin: '4px 0', paddingLeft: '18px', maxHeight: '18vh', overflowY: 'auto' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly importing: IssueImport;
}

/** The result of reading: the number of good rows and their sum, the limit, and the parts that were not read. */
const Summary = observer(function Summary({ importing }: Props) {
  const { say } = useWords();
  const { reading, limit, toKeep, sumToKeep, repeated } = importing;
  const { read, good, faulty, unread, obstacles } = reading;
  if (!read) return null;
  const leftOut = good.length - toKeep.length;
  const isRight = toKeep.length > 0 && faulty.length === 0 && limit?.isExceeded !== true;
  const tone = good.length === 0 ? 'bad' : isRight ? 'ok' : 'warn';
  return (
    <>
      <Notice
        tone={tone}
        live
        title={
          good.length === 0
            ? say('imports.good-none')
            : say(toKeep.length === 0 ? 'imports.good-before' : 'imports.good', {
                count: toKeep.length === 0 ? repeated.length : toKeep.length,
                sum: moneyToText(sumToKeep),
              })
        }
      >
        {faulty.length > 0 && <div>{say('imports.faulty', { count: faulty.length })}</div>}
        {toKeep.length > 0 && leftOut > 0 && <div>{say('imports.left-out', { count: leftOut })}</div>}
        {toKeep.length > 0 && limit && <div>{say(limit.words)}</div>}
        {unread.map((words) => (
          <div key={say(words)}>{say(words)}</div>
        ))}
      </Notice>
      {obstacles.length > 0 && (
        <Notice tone="warn" title={say('imports.obstacles')}>
          {obstacles.map(({ what }) => say(what)).join(say('formats.sentence-separator'))}
        </Notice>
      )}
    </>
  );
});

/** Rows with the same content as an earlier row, with a checkbox that confirms them. */
const Doubles = observer(function Doubles({ importing }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const { doubles, hasConfirmedDoubles } = importing;
  if (doubles.length === 0) return null;
  return (
    <Notice tone="warn" title={say('imports.doubles', { count: doubles.length })}>
      <ul className={styles.doubles}>
        {doubles.map((row) => (
          <li key={row.row}>
            {say('imports.double-row', {
              row: row.row,
              other: row.sameAs ?? 0,
              name: row.payee?.name ?? '',
              amount: moneyToText(amountOfRow(row)),
            })}
          </li>
        ))}
      </ul>
      <div>{say('imports.doubles-how')}</div>
      <CheckBox checked={hasConfirmedDoubles} onToggled={(isConfirmed) => importing.doublesToggled(isConfirmed)}>
        {say('imports.doubles-confirm')}
      </CheckBox>
    </Notice>
  );
});

/** Rows that were imported before, with a checkbox that includes them. */
const Repeated = observer(function Repeated({ importing }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const { repeated, wantsRepeated } = importing;
  if (repeated.length === 0) return null;
  return (
    <Notice tone="warn" live title={say('imports.repeated', { count: repeated.length })}>
      <ul className={styles.doubles}>
        {repeated.map(({ row, before }) => (
          <li key={row.row}>
            {say('imports.repeated-row', {
              row: row.row,
              name: row.payee?.name ?? '',
              amount: moneyToText(amountOfRow(row)),
              maker: before.makerName,
              at: before.importedAt,
              isDraft: before.isDraft,
            })}{' '}
            <PortalLink to={importing.pathOf(before)}>{before.number}</PortalLink>
          </li>
        ))}
      </ul>
      <div>{say('imports.repeated-how')}</div>
      <CheckBox checked={wantsRepeated} onToggled={(isWanted) => importing.repeatedToggled(isWanted)}>
        {say('imports.repeated-confirm')}
      </CheckBox>
    </Notice>
  );
});

/** Columns that good rows and their drafts have in common. */
const rowColumns = <Row,>(say: Say, rowOf: (row: Row) => ReadRow): readonly Column<Row>[] => [
  {
    id: 'row',
    title: say('imports.row'),
    minWidth: 90,
    share: 0,
    cell: (row) => say('imports.row-at', { row: rowOf(row).row }),
  },
  {
    id: 'payee',
    title: say('imports.column-payee'),
    minWidth: 220,
    share: 1.2,
    onCard: 'title',
    cell: (row) => {
      const { payee } = rowOf(row);
      return (
        <>
          {payee?.name}
          <SecondLine>{payee?.uscc}</SecondLine>
        </>
      );
    },
  },
  {
    id: 'amount',
    title: say('imports.column-amount'),
    minWidth: 140,
    share: 0.3,
    amount: true,
    cell: (row) => money(moneyToText(amountOfRow(rowOf(row)))),
  },
  {
    id: 'due',
    title: say('imports.column-dueOn'),
    minWidth: 120,
    share: 0,
    cell: (row) => say('imports.due-on', { day: rowOf(row).form.dueOn }),
  },
];

const goodColumns = (say: Say): readonly Column<ReadRow>[] => [
  ...rowColumns<ReadRow>(say, (row) => row),
  {
    id: 'contract',
    title: say('imports.column-contractNumber'),
    minWidth: 140,
    share: 0.5,
    cell: ({ form }) => (
      <>
        {form.contractNumber}
        {form.invoices.length > 0 && (
          <SecondLine>{say('imports.invoices', { count: form.invoices.length })}</SecondLine>
        )}
      </>
    ),
  },
  {
    id: 'note',
    title: say('imports.row-note'),
    minWidth: 260,
    share: 1.2,
    cell: ({ form, notes }) => (
      <>
        {notes.map((check) => (
          <div key={check.code}>{say(showCheck(check).what)}</div>
        ))}
        {!form.isTransferable && <SecondLine>{say('trade.transferable-no')}</SecondLine>}
        {form.remark !== '' && (
          <SecondLine>
            {say('trade.remark')}
            {say('formats.clause-separator')}
            {form.remark}
          </SecondLine>
        )}
      </>
    ),
  },
];

const draftColumns = (say: Say, importing: IssueImport): readonly Column<ImportedDraft>[] => [
  ...rowColumns<ImportedDraft>(say, ({ row }) => row),
  {
    id: 'number',
    title: say('imports.number'),
    minWidth: 190,
    share: 0,
    cell: (draft) => <PortalLink to={importing.pathOf(draft)}>{draft.number}</PortalLink>,
  },
  {
    id: 'state',
    title: say('imports.state'),
    minWidth: 260,
    share: 1.2,
    cell: ({ submitted, why }) => {
      if (submitted) {
        const waits = submitted.waitsFor?.names.join(say('formats.list-separator')) ?? '';
        return (
          <>
            <StateBadge tone="ok">{say('imports.waits')}</StateBadge>
            {waits !== '' && <SecondLine>{say('trade.together-goes-to', { names: waits })}</SecondLine>}
          </>
        );
      }
      return (
        <>
          <StateBadge tone={why ? 'bad' : 'idle'}>{say(why ? 'imports.not-submitted' : 'imports.draft')}</StateBadge>
          {why && <SecondLine>{say(why)}</SecondLine>}
        </>
      );
    },
  },
];

const Rows = observer(function Rows({ importing }: Props) {
  const { say } = useWords();
  const { reading, drafts, toKeep, refused } = importing;
  const { good } = reading;
  if (good.length === 0) return null;
  const listed = [...refused, ...drafts.filter(({ why }) => why === undefined)];
  return (
    <>
      {drafts.length > 0 && (
        <Card title={say('imports.drafts-table')}>
          <DataTable
            name={say('imports.drafts-table')}
            columns={draftColumns(say, importing)}
            rowCount={listed.length}
            rowAt={(index) => listed[index]}
            rowName={({ number }) => number}
            rowTone={({ why }) => (why ? 'warn' : undefined)}
          />
        </Card>
      )}
      {toKeep.length > 0 && (
        <Card title={say('imports.good-table')}>
          <DataTable
            name={say('imports.good-table')}
            columns={goodColumns(say)}
            rowCount={toKeep.length}
            rowAt={(index) => toKeep[index]}
            rowName={({ row }) => say('imports.row-at', { row })}
          />
        </Card>
      )}
    </>
  );
});

/** The running work, the failure, and the number of stored or submitted drafts. */
const Work = observer(function Work({ importing }: Props) {
  const { say } = useWords();
  const { working, trouble, drafts, isTried, refused } = importing;
  const words = working && say(`imports.${working.what}`, { done: working.done, count: working.count });
  return (
    <>
      {working && words !== undefined && (
        <div>
          <div role="status">{words}</div>
          <ProgressBar share={working.count === 0 ? 0 : working.done / working.count} label={words} />
        </div>
      )}
      {trouble && (
        <Notice tone="bad" live title={say(trouble)}>
          {say('imports.lost-answer')}
        </Notice>
      )}
      {!working && drafts.length > 0 && (
        <Notice
          tone={refused.length > 0 ? 'warn' : 'ok'}
          live
          title={
            isTried
              ? say('imports.submitted', { count: drafts.length, refused: refused.length })
              : say('imports.kept', { count: drafts.length })
          }
        >
          {isTried
            ? drafts.length > refused.length && say('imports.next', { names: importing.waitsFor })
            : say('imports.keep-note')}{' '}
          <PortalLink to={importing.applicationsPath}>{say('trade.applications-title')}</PortalLink>
        </Notice>
      )}
    </>
  );
});

const Foot = observer(function Foot({ importing }: Props) {
  const { say } = useWords();
  const { reading, drafts, toKeep, sumToKeep, toSubmit, mayKeep, working, sumToSubmit } = importing;
  if (reading.good.length === 0) return null;
  if (toKeep.length === 0 && toSubmit.length === 0) return null;
  return (
    <FooterBar
      count={
        toKeep.length > 0
          ? say('imports.to-keep', { count: toKeep.length, sum: moneyToText(sumToKeep) })
          : say('imports.to-submit', { count: toSubmit.length, sum: moneyToText(sumToSubmit) })
      }
      {...(drafts.length === 0 ? { note: say('imports.keep-note') } : {})}
      actions={
        <>
          {toKeep.length > 0 && (
            <PressButton
              kind="primary"
              busy={working?.what === 'keeping'}
              unavailable={mayKeep ? undefined : say('imports.doubles-first')}
              onPress={async () => importing.keepPressed()}
            >
              {say(drafts.length === 0 ? 'imports.keep' : 'imports.keep-rest', { count: toKeep.length })}
            </PressButton>
          )}
          {toKeep.length === 0 && (
            <PressButton kind="primary" busy={working?.what === 'submitting'} onPress={() => importing.submitPressed()}>
              {say('imports.submit-all', { count: toSubmit.length })}
            </PressButton>
          )}
        </>
      }
    />
  );
});

/** The page on which a core enterprise reads many issues from a sheet (decision 0210). */
export const IssueImportPage = observer(function IssueImportPage() {
  const styles = useStyles();
  const { say } = useWords();
  const kind = useKind();
  const importing = usePresenter(tradeArea, (offered) => offered.issueForm(kind).sheet());
  useEffect(() => () => importing.left(), [importing]);
  const title = say('imports.title');
  usePageTitle(title);
  const given = useCallback((files: readonly LocalFile[]) => void importing.filesGiven(files), [importing]);
  const { reading, drafts, isConfirming, toKeep, toSubmit, sumToSubmit, overContracts, working } = importing;
  const work = useLostFocus(`${working?.what} ${drafts.length} ${toSubmit.length}`);
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { label: say('trade.crumb') },
          { label: say('trade.issue-title'), to: importing.formPath },
          { label: title },
        ]}
        actions={<LinkButton to={importing.formPath}>{say('imports.back')}</LinkButton>}
      />
      <div className={styles.page}>
        {drafts.length === 0 && (
          <Card padded>
            <SheetGiven
              reading={reading}
              intro={say('imports.intro', { most: reading.maxRows })}
              label={say('imports.label')}
              onGiven={given}
            />
          </Card>
        )}
        <div ref={work} tabIndex={-1} className={styles.work}>
          <Work importing={importing} />
        </div>
        {drafts.length === 0 && <Summary importing={importing} />}
        <Repeated importing={importing} />
        <Doubles importing={importing} />
        {drafts.length > 0 && !working && (
          <div>
            <PressButton onPress={() => importing.anotherWanted()}>{say('imports.another')}</PressButton>
          </div>
        )}
        <FaultyRows
          reading={reading}
          how={
            drafts.length > 0
              ? say('imports.faulty-how-another')
              : toKeep.length > 0
                ? say('imports.faulty-how-first', { count: toKeep.length })
                : say('imports.faulty-how')
          }
        />
        <Rows importing={importing} />
      </div>
      <Foot importing={importing} />
      <PortalDialog
        open={isConfirming}
        kind="confirm"
        title={say('imports.submit-title', { count: toSubmit.length })}
        confirmLabel={say('trade.submit')}
        cancelLabel={say('trade.cancel')}
        onConfirmed={async () => importing.confirmed()}
        onClosed={() => importing.confirmationClosed()}
      >
        <div>{say('imports.submit-body', { sum: moneyToText(sumToSubmit) })}</div>
        {overContracts > 0 && <div>{say('imports.submit-contracts', { count: overContracts })}</div>}
      </PortalDialog>
      <PortalDialog
        open={importing.replacement !== undefined}
        kind="confirm"
        title={say('imports.replace-title', { count: toKeep.length })}
        confirmLabel={say('imports.replace-confirm')}
        cancelLabel={say('imports.replace-back')}
        onConfirmed={async () => importing.replacementConfirmed()}
        onClosed={() => importing.replacementClosed()}
      >
        {say('imports.replace-body', { count: toKeep.length })}
      </PortalDialog>
    </>
  );
});
