import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { moneyToText } from '../../../domain/money/money.ts';
import type { TransferPresenter } from '../../../presentation/trade/transfer/transfer-presenter.ts';
import { tradeArea } from '../../../presentation/trade/trade-presenters.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { AmountField } from '../../design/fields/AmountField.tsx';
import { ErrorSummary } from '../../design/fields/ErrorSummary.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { FooterBar } from '../../design/panels/FooterBar.tsx';
import { FormSkeleton } from '../../design/panels/FormSkeleton.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { onNarrow, onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { money } from '../../../words/format.ts';
import { usePageTitle } from '../../pages/use-page-title.ts';
import { useWords } from '../../../words/use-words.ts';
import { CheckList } from '../shared/CheckList.tsx';
import { ReturnNotice } from '../shared/ReturnNotice.tsx';
import { useStageFocus } from '../shared/use-stage-focus.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { useKind } from '../shared/kind-context.ts';
import { PayeeField } from '../shared/PayeeField.tsx';
import { PayeeSheetPlace } from './PayeeSheetPlace.tsx';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '16px' },
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(260px, 1fr) minmax(0, 3fr)',
    alignItems: 'start',
    gap: '16px',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  form: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) 32px',
    gap: '8px 12px',
    alignItems: 'start',
    padding: '8px 0',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    ':first-child': { borderTop: 'none' },
    // The button to remove a payee stands beside its amount.
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr) 44px', '& > :first-child': { gridColumn: '1 / -1' } },
  },
  only: { [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  more: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  remove: { paddingTop: '24px' },
  note: { margin: '8px 0 0', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

const firstPayeeId = 'transfer-payee';
const maxPurposeCharacters = 200;

const payeeIdOf = (index: number, key: number): string => (index === 0 ? firstPayeeId : `${firstPayeeId}-${key}`);

const Lines = observer(function Lines({ presenter }: { readonly presenter: TransferPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { lines, mayAddLine, paysSeveral, amountRefusal } = presenter;
  const [isImporting, setIsImporting] = useState(false);
  const isAdding = useRef(false);
  const lastId = payeeIdOf(lines.length - 1, lines.at(-1)?.key ?? 0);
  useEffect(() => {
    if (isAdding.current) document.getElementById(lastId)?.focus();
    isAdding.current = false;
  }, [lastId]);
  const add = (): void => {
    isAdding.current = true;
    presenter.lineAdded();
  };
  return (
    <Card title={say('trade.payee')} padded>
      <ul className={styles.list}>
        {lines.map((line, index) => {
          const { key, payee, amount } = line;
          const refusal = presenter.payeeRefusal(line);
          return (
            <li key={key} className={mergeClasses(styles.line, lines.length === 1 && styles.only)}>
              <PayeeField
                id={payeeIdOf(index, key)}
                label={say('trade.payee')}
                hint={say('trade.payee-hint')}
                error={refusal && say(refusal.what)}
                search={payee}
                onChosen={(party) => presenter.payeeChosen(key, party)}
              />
              <AmountField
                label={say('trade.amount')}
                error={amountRefusal && say(amountRefusal.what)}
                value={amount}
                onChanged={(typed) => presenter.amountTyped(key, typed)}
              />
              {lines.length > 1 && (
                <span className={styles.remove}>
                  <PressButton
                    kind="subtle"
                    icon={<Dismiss16Regular />}
                    label={say('trade.payee-remove', { at: index + 1 })}
                    onPress={() => presenter.lineRemoved(key)}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <div className={styles.more}>
        {mayAddLine && (
          <PressButton size="small" icon={<Add16Regular />} onPress={add}>
            {say('trade.payee-add')}
          </PressButton>
        )}
        {paysSeveral && (
          <PressButton size="small" onPress={() => setIsImporting(true)}>
            {say('trade.import-payees')}
          </PressButton>
        )}
      </div>
      {isImporting && <PayeeSheetPlace presenter={presenter} onClosed={() => setIsImporting(false)} />}
      <p className={styles.note}>{say('trade.transfer-note')}</p>
      <TextField
        label={say('trade.purpose')}
        hint={say('trade.purpose-hint')}
        value={presenter.purpose}
        maxLength={maxPurposeCharacters}
        autoComplete="off"
        onChanged={(purpose) => presenter.purposeTyped(purpose)}
      />
    </Card>
  );
});

const Checked = observer(function Checked({ presenter }: { readonly presenter: TransferPresenter }) {
  const { say } = useWords();
  const { lines, purpose, sum, sumInWords, checks } = presenter;
  return (
    <>
      <Card title={say('trade.facts')} padded>
        <KeyValueFacts
          layout="down"
          facts={[
            ...lines.map(({ payee, amount }) => ({
              label: payee.chosen?.name ?? '',
              value: money(amount),
            })),
            { label: say('trade.total'), value: money(moneyToText(sum)), strong: true },
            { label: say('trade.amount-words'), value: say('trade.amount-in-words', { words: sumInWords }) },
            ...(purpose === '' ? [] : [{ label: say('trade.purpose'), value: purpose }]),
          ]}
        />
      </Card>
      <Card title={say('trade.rules')} note={say('trade.rules-now')}>
        <CheckList checks={checks} />
      </Card>
    </>
  );
});

const Form = observer(function Form({ presenter }: { readonly presenter: TransferPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { holding, stage, refusals, trouble, attempt, showsAll, remaining, sum, draft } = presenter;
  if (!holding)
    return (
      <Card>
        <EmptyPanel title={say('trade.transfer-gone')}>{say('trade.transfer-gone-body')}</EmptyPanel>
      </Card>
    );
  return (
    <>
      <div className={styles.page}>
        <ReturnNotice returned={presenter.returned} otherMaker={presenter.otherMaker} />
        {trouble && (
          <Notice
            tone="bad"
            live
            actions={
              draft.isOutdated && (
                <PressButton onPress={() => presenter.latestPressed()}>{say('trade.reload-latest')}</PressButton>
              )
            }
          >
            {say(trouble)}
          </Notice>
        )}
        <ErrorSummary
          attempt={attempt}
          errors={showsAll ? refusals.map(({ what }) => ({ fieldId: firstPayeeId, text: say(what) })) : []}
        />
        <div className={styles.parts}>
          <Card title={holding.number} padded>
            <KeyValueFacts
              layout="down"
              facts={[
                { label: say('trade.column-issuer'), value: holding.issuerName },
                {
                  label: say('trade.due'),
                  value: say('trade.due-and-paid', { dueOn: holding.dueOn, ...holding.paysOn }),
                },
                { label: say('trade.column-held'), value: money(moneyToText(holding.amount)) },
                ...presenter.parts.map(({ part, amount, path }) => {
                  const hasOwn = part === 'available' && presenter.hasOwn;
                  const label = say(hasOwn ? 'trade.part-available-own' : `trade.part-${part}`);
                  const text = money(moneyToText(amount));
                  const value =
                    amount.fen === 0n ? (
                      text
                    ) : (
                      <PortalLink to={path} label={`${label} ${text}`}>
                        {text}
                      </PortalLink>
                    );
                  return { label, value, strong: part === 'available' };
                }),
                {
                  label: say('trade.remaining'),
                  value:
                    remaining.fen < 0n
                      ? say('trade.exceeded', { amount: moneyToText({ fen: -remaining.fen }) })
                      : money(moneyToText(remaining)),
                },
              ]}
            />
          </Card>
          <div className={styles.form}>
            {stage === 'form' ? <Lines presenter={presenter} /> : <Checked presenter={presenter} />}
            {stage === 'form' && refusals.length > 0 && !showsAll && (
              <Notice tone="warn" title={say('trade.to-settle')}>
                {refusals.map(({ what }) => say(what)).join(say('formats.sentence-separator'))}
              </Notice>
            )}
          </div>
        </div>
      </div>
      <FooterBar
        count={say('trade.total-of', { amount: moneyToText(sum) })}
        note={say('trade.transfer-effect')}
        actions={
          stage === 'check' ? (
            <>
              <PressButton onPress={() => presenter.backPressed()}>{say('trade.back')}</PressButton>
              <PressButton kind="primary" busy={presenter.busy} onPress={async () => presenter.submitPressed()}>
                {say('trade.submit')}
              </PressButton>
            </>
          ) : (
            <>
              <PressButton onPress={async () => presenter.draftPressed()}>{say('trade.keep-draft')}</PressButton>
              <PressButton kind="primary" onPress={async () => presenter.checkPressed()}>
                {say('trade.go-on')}
              </PressButton>
            </>
          )
        }
      />
    </>
  );
});

/** The form by which a holder transfers a holding or a part of it. */
export const TransferScreen = observer(function TransferScreen() {
  const { say } = useWords();
  const kind = useKind();
  const { search } = useLocation();
  const asked = new URLSearchParams(search);
  const [instrument, holding, id] = ['instrument', 'holding', 'id'].map((name) => asked.get(name) ?? '');
  const presenter = usePresenter(tradeArea, (offered) => offered.transferForm(kind));
  useEffect(() => presenter.opened(instrument ?? '', holding ?? '', id ?? ''), [presenter, instrument, holding, id]);
  // The address also changes when the draft is stored; then a running search must go on.
  useEffect(() => () => presenter.left(), [presenter]);
  useEffect(() => presenter.step.addressChanged(search), [presenter, search]);
  const { draft, content } = presenter;
  const { current } = content;
  const title = say(presenter.stage === 'check' ? 'trade.transfer-check' : 'trade.transfer');
  usePageTitle(title);
  useStageFocus(presenter.stage, presenter.attempt);
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: say('trade.crumb') }, { label: say('trade.transfer') }]}
        aside={
          draft.keptAt === undefined
            ? draft.number || say('trade.issue-not-kept')
            : say('trade.issue-kept', { number: draft.number, at: draft.keptAt })
        }
      />
      {current.kind === 'loading' && <FormSkeleton />}
      {current.kind === 'failed' && (
        <Card>
          <LoadFailure content={presenter.content} />
        </Card>
      )}
      {current.kind === 'ready' && <Form presenter={presenter} />}
    </>
  );
});
