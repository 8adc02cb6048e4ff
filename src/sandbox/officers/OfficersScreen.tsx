import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import {
  isAboutCompany,
  isCourtAct,
  maxOrderNumberCharacters,
  maxOrderReasonCharacters,
  officerActs,
} from '../../domain/trade/shared/officer-acts.ts';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { AmountField } from '../../views/design/fields/AmountField.tsx';
import { DateField } from '../../views/design/fields/DateField.tsx';
import { SelectField } from '../../views/design/fields/SelectField.tsx';
import { TextField } from '../../views/design/fields/TextField.tsx';
import { Card } from '../../views/design/panels/Card.tsx';
import { EmptyPanel } from '../../views/design/panels/EmptyPanel.tsx';
import { ListSkeleton } from '../../views/design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { StateBadge } from '../../views/design/panels/StateBadge.tsx';
import type { OfficerOrderShown, Officers } from '../api/officer-answers.ts';
import { useConsole } from '../frame/console-context.ts';
import { useRowStyles } from '../frame/row-styles.ts';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gap: '8px 16px',
    alignItems: 'end',
    marginBottom: '12px',
  },
  all: { marginTop: '16px' },
});

interface FormProps {
  readonly companies: Officers['companies'];
}

/** The holding, posting or company of the proposal. */
const Subject = observer(function Subject({ companies }: FormProps) {
  const say = useSandboxWords();
  const { officers } = useConsole();
  const { form, number } = officers;
  if (isAboutCompany(form.act))
    return (
      <SelectField
        label={say(form.act === 'succession' ? 'sandbox-officers.company' : 'sandbox-officers.deregistered')}
        value={form.companyId}
        placeholder={say('sandbox-officers.choose')}
        choices={companies.map(({ companyId, name }) => ({ value: companyId, label: name }))}
        onChanged={(companyId) => officers.typed({ companyId })}
      />
    );
  return (
    <>
      <TextField
        label={say('sandbox-officers.number')}
        value={number}
        maxLength={64}
        autoComplete="off"
        error={officers.unknown && say(officers.unknown)}
        onChanged={(typed) => officers.numberTyped(typed)}
      />
      <PressButton onPress={async () => officers.findPressed()}>{say('sandbox-officers.find')}</PressButton>
      {form.act === 'correction' ? (
        <SelectField
          label={say('sandbox-officers.posting')}
          value={form.postingId}
          placeholder={say('sandbox-officers.choose')}
          choices={officers.postings.map(({ postingId, businessDay, ...posting }) => ({
            value: postingId,
            label: say('sandbox-officers.posting-of', { ...posting, day: businessDay }),
          }))}
          onChanged={(postingId) => officers.postingChosen(postingId)}
        />
      ) : (
        <SelectField
          label={say('sandbox-officers.holding')}
          value={form.holdingId}
          placeholder={say('sandbox-officers.choose')}
          choices={officers.holdings.map(({ holdingId, ...holding }) => ({
            value: holdingId,
            label: say('sandbox-officers.holding-of', holding),
          }))}
          onChanged={(holdingId) => officers.typed({ holdingId })}
        />
      )}
    </>
  );
});

/** The first officer's proposal. */
const Proposal = observer(function Proposal({ companies }: FormProps) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { officers } = useConsole();
  const { form, fields, problem } = officers;
  const { act } = form;
  return (
    <Card title={say('sandbox-officers.form')} padded>
      <div className={styles.fields}>
        <SelectField
          label={say('sandbox-officers.act')}
          value={act}
          choices={officerActs.map((each) => ({ value: each, label: say('sandbox-officers.act-of', { act: each }) }))}
          onChanged={(chosen) => officers.actChosen(chosen)}
        />
        <Subject companies={companies} />
        {fields.includes('receiver') && (
          <SelectField
            label={say('sandbox-officers.receiver')}
            value={form.counterpartyId}
            placeholder={say('sandbox-officers.choose')}
            choices={companies.map(({ companyId, name }) => ({ value: companyId, label: name }))}
            onChanged={(counterpartyId) => officers.typed({ counterpartyId })}
          />
        )}
        {fields.includes('freeze') && (
          <SelectField
            label={say('sandbox-officers.freeze')}
            value={form.freezeId}
            placeholder={say(act === 'release' ? 'sandbox-officers.choose' : 'sandbox-officers.freeze-none')}
            choices={officers.freezes.map(({ freezeId, ...freeze }) => ({
              value: freezeId,
              label: say('sandbox-officers.freeze-of', freeze),
            }))}
            onChanged={(freezeId) => officers.typed({ freezeId })}
          />
        )}
        {fields.includes('amount') && (
          <AmountField
            label={say('sandbox-officers.amount')}
            value={form.amount}
            onChanged={(amount) => officers.typed({ amount })}
          />
        )}
        {fields.includes('until') && (
          <DateField
            label={say('sandbox-officers.until')}
            value={form.until}
            onChanged={(until) => officers.typed({ until })}
          />
        )}
        <TextField
          label={say(isCourtAct(act) ? 'sandbox-officers.order-number' : 'sandbox-officers.paper-number')}
          value={form.orderNumber}
          maxLength={maxOrderNumberCharacters}
          autoComplete="off"
          onChanged={(orderNumber) => officers.typed({ orderNumber })}
        />
        <TextField
          label={say('sandbox-officers.reason')}
          value={form.reason}
          maxLength={maxOrderReasonCharacters}
          onChanged={(reason) => officers.typed({ reason })}
        />
        <TextField
          label={say('sandbox-officers.maker')}
          value={form.by}
          maxLength={64}
          onChanged={(by) => officers.typed({ by })}
        />
      </div>
      <PressButton
        kind="primary"
        busy={officers.busy}
        unavailable={problem && say(problem)}
        onPress={async () => officers.proposePressed()}
      >
        {say('sandbox-officers.propose')}
      </PressButton>
    </Card>
  );
});

const tones = { proposed: 'warn', approved: 'ok' } as const;

/** A proposal, with the second officer's answer. */
const Order = observer(function Order({ order }: { readonly order: OfficerOrderShown }) {
  const rows = useRowStyles();
  const say = useSandboxWords();
  const { officers } = useConsole();
  const { act, number, state } = order;
  const title = [say('sandbox-officers.act-of', { act }), number].filter((part) => part !== '').join(' ');
  const problem = officers.checkProblem(order);
  return (
    <li>
      <section className={rows.row} aria-label={title}>
        <div className={rows.head}>
          <b>{title}</b>
          <StateBadge tone={state === 'proposed' || state === 'approved' ? tones[state] : 'idle'} size="small">
            {say('sandbox-officers.state', { state })}
          </StateBadge>
        </div>
        <div>{say('sandbox-officers.line', order)}</div>
        <div className={rows.facts}>{say('sandbox-officers.hands', order)}</div>
        {state === 'proposed' && (
          <>
            <TextField
              label={say('sandbox-officers.checker')}
              value={officers.deciderOf(order)}
              maxLength={64}
              onChanged={(by) => officers.deciderTyped(order, by)}
            />
            <div className={rows.acts}>
              {([true, false] as const).map((approves) => (
                <PressButton
                  key={String(approves)}
                  size="small"
                  busy={officers.busy}
                  unavailable={problem && say(problem)}
                  onPress={async () => officers.checkPressed(order, approves)}
                >
                  {say(approves ? 'sandbox-officers.approve' : 'sandbox-officers.decline')}
                </PressButton>
              ))}
            </div>
          </>
        )}
      </section>
    </li>
  );
});

/** The page of the ledger, on which two officers of the platform change holdings together. */
export const OfficersScreen = observer(function OfficersScreen() {
  const styles = useStyles();
  const rows = useRowStyles();
  const say = useSandboxWords();
  const { officers } = useConsole();
  const { loader } = officers;
  const { content } = loader;
  useEffect(() => {
    officers.opened();
    return () => officers.left();
  }, [officers]);
  return (
    <>
      <PageHeader title={say('sandbox-officers.title')} facts={say('sandbox-officers.facts')} />
      {content.kind === 'ready' && <Proposal companies={content.value.companies} />}
      <div className={styles.all}>
        <Card title={say('sandbox-officers.all')}>
          {content.kind === 'loading' && <ListSkeleton />}
          {content.kind === 'failed' && <SandboxFailed failure={content.failure} onRetry={loader.load} />}
          {content.kind === 'ready' && content.value.orders.length === 0 && (
            <EmptyPanel title={say('sandbox-officers.none')}>{say('sandbox-officers.none-means')}</EmptyPanel>
          )}
          {content.kind === 'ready' && content.value.orders.length > 0 && (
            <ul className={rows.list}>
              {content.value.orders.map((order) => (
                <Order key={order.orderId} order={order} />
              ))}
            </ul>
          )}
        </Card>
      </div>
    </>
  );
});
